import type { ComponentProps } from 'react'
import type { TypedPack } from '../../../contract/product/listing-form.ts'
import layout from '../../../ui/base/layout.module.css'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { FieldPair, TextField } from '../../../ui/form/Form.tsx'
import type { Faults } from '../form-of.ts'
import { text } from '../texts.ts'
import styles from './form.module.css'

interface PackFieldsProps {
  pack: TypedPack
  place: number
  isOnly: boolean
  /** It is on sale: its name stays, its price and stock have a screen of their own. */
  isKnown: boolean
  faults: Faults
  onSet: (change: Partial<TypedPack>) => void
  onRemove: () => void
}

/** One pack: how much is in it, what it costs, how many there are. */
export const PackFields = ({ pack, place, isOnly, isKnown, faults, onSet, onRemove }: PackFieldsProps) => {
  const words = text.form
  const field = (
    name: 'name' | 'price' | 'selling_price' | 'stock',
    label: string,
    more: Partial<ComponentProps<typeof TextField>> = {},
  ) => (
    <TextField
      name={`packs.${place}.${name}`}
      label={label}
      autoComplete="off"
      maxLength={name === 'name' ? 100 : 20}
      value={pack[name]}
      onChange={({ target }) => onSet({ [name]: target.value })}
      error={faults[`packs.${place}.${name}`]}
      {...more}
    />
  )
  return (
    <fieldset className={styles.pack}>
      <legend>{isKnown ? pack.name : words.pack(place + 1)}</legend>
      <div className={layout.stack3}>
        {!isKnown && field('name', words.packName, { hint: words.packNameHint })}
        <FieldPair>
          {field('price', words.mrp, { inputMode: 'decimal', hint: words.mrpHint })}
          {!isKnown && field('selling_price', words.price, { inputMode: 'decimal' })}
        </FieldPair>
        {isKnown ? (
          <p className={layout.small}>{words.stands}</p>
        ) : (
          field('stock', words.stock, { inputMode: 'numeric' })
        )}
        <Checkbox
          name={`packs.${place}.cod`}
          label={words.cash}
          checked={pack.cod}
          onChange={({ target }) => onSet({ cod: target.checked })}
        />
        {!isOnly && !isKnown && <Button icon="trash" label={words.removePack} onClick={onRemove} />}
      </div>
    </fieldset>
  )
}
