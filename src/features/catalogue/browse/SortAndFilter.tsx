import type { SyntheticEvent } from 'react'
import { SORTS } from '../../../contract/constants.ts'
import { shopText } from '../../../texts/shop-texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { readFilters, type Filters } from './filters.ts'
import layout from '../../../ui/base/layout.module.css'
import { FieldPair } from '../../../ui/form/Form.tsx'

interface SortAndFilterProps {
  filters: Filters
  onSet: (filters: Filters) => void
  onClose: () => void
}

const keepDigits = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  input.value = input.value.replaceAll(/\D/g, '').slice(0, 9)
}

/** Order, price span and stock of a list. */
export const SortAndFilter = ({ filters, onSet, onClose }: SortAndFilterProps) => {
  const words = shopText.catalogue
  const rupees = (name: 'min_price' | 'max_price') => ({ name, defaultValue: filters[name], onInput: keepDigits })
  return (
    <Dialog title={words.sortAndFilter} side="bottom" onClose={onClose}>
      <form
        className={layout.stack4}
        onSubmit={(event) => {
          event.preventDefault()
          const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            typeof value === 'string' && value !== '' ? [[name, value]] : [],
          )
          onSet(readFilters(new URLSearchParams(entries)))
        }}
      >
        <SelectField label={words.sort} name="sort" defaultValue={filters.sort ?? 'relevance'}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </SelectField>
        <FieldPair>
          <TextField label={words.minPrice} inputMode="numeric" {...rupees('min_price')} />
          <TextField label={words.maxPrice} inputMode="numeric" {...rupees('max_price')} />
        </FieldPair>
        <Checkbox label={words.inStock} name="in_stock" value="1" defaultChecked={filters.in_stock === '1'} />
        <Button type="submit" kind="main" full label={words.show} />
        <Button kind="plain" full onClick={() => onSet({})} label={words.reset} />
      </form>
    </Dialog>
  )
}
