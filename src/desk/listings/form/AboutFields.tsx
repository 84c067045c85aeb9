import { POLICY } from '../../../contract/constants.ts'
import type { ListingKind } from '../../../contract/product/known-product.ts'
import type { Declarations } from '../../../contract/product/declarations.ts'
import type { TypedListing } from '../../../contract/product/listing-form.ts'
import { formatNumber } from '../../../texts/format.ts'
import layout from '../../../ui/base/layout.module.css'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { SelectField, TextField } from '../../../ui/form/Form.tsx'
import { categoryName } from '../../language/goods.ts'
import { withCrop } from '../../products/CropChoice.tsx'
import { DeclarationFields } from '../../products/DeclarationFields.tsx'
import { declared, type Faults } from '../form-of.ts'
import { text } from '../texts.ts'

interface AboutFieldsProps {
  typed: TypedListing
  kinds: readonly ListingKind[]
  licenceKind: string | null
  faults: Faults
  onSet: (name: string, change: Partial<TypedListing>) => void
}

/** What a thing is that the shop does not know yet: its kind, its brand, and what the law wants to be said. */
export const AboutFields = ({ typed, kinds, licenceKind, faults, onSet }: AboutFieldsProps) => {
  const words = text.form
  const maySpoil = (category: number | null): boolean =>
    kinds.some(({ id, perishable }) => id === category && perishable)
  // What was begun keeps its word, and is told why when it is sent.
  const offered = kinds.filter(({ id, paused }) => !paused || id === typed.category_id)
  const choose = (category: number | null) =>
    onSet('about.category_id', {
      category_id: category,
      perishable: typed.perishable && maySpoil(category),
    })
  const said = declared(typed.declarations)
  const declare = <Name extends keyof Declarations>(name: Name, value: Declarations[Name]) =>
    onSet(`about.declarations.${name}`, { declarations: { ...typed.declarations, [name]: value } })
  return (
    <>
      <h2>{words.whatIsIt}</h2>
      <SelectField
        name="about.category_id"
        label={words.category}
        hint={kinds.length === 0 ? words.noCategories : words.categoryHint}
        value={typed.category_id ?? ''}
        onChange={({ target }) => choose(Number(target.value) || null)}
        error={faults['about.category_id']}
      >
        <option value="">{words.chooseCategory}</option>
        {offered.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {categoryName(kind).text}
          </option>
        ))}
      </SelectField>
      {maySpoil(typed.category_id) && (
        <div>
          <Checkbox
            name="about.perishable"
            label={words.perishable}
            checked={typed.perishable}
            onChange={({ target }) => onSet('about.perishable', { perishable: target.checked })}
          />
          <p className={layout.small}>{words.perishableHint(formatNumber(POLICY.perishableReturnHours))}</p>
        </div>
      )}
      {faults['about.perishable'] !== undefined && <p className={layout.error}>{faults['about.perishable']}</p>}
      <TextField
        name="about.brand"
        label={words.brand}
        hint={words.brandHint}
        autoComplete="off"
        maxLength={100}
        value={typed.brand}
        onChange={({ target }) => onSet('about.brand', { brand: target.value })}
        error={faults['about.brand']}
      />
      <TextField
        name="about.hsn"
        label={words.hsn}
        hint={words.hsnHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={typed.hsn}
        onChange={({ target }) => onSet('about.hsn', { hsn: target.value })}
        error={faults['about.hsn']}
      />
      <h2>{words.label}</h2>
      <p className={layout.small}>{words.labelHint}</p>
      <DeclarationFields
        licenceKind={licenceKind}
        line={(name) => ({
          name: `about.declarations.${name}`,
          value: said[name],
          onChange: ({ target }) => declare(name, target.value),
          error: faults[`about.declarations.${name}`],
        })}
        role={(value) => ({
          name: 'about.declarations.maker_role',
          checked: said.maker_role === value,
          onChange: () => declare('maker_role', value),
        })}
        tick={() => ({
          name: 'about.declarations.collect_only',
          checked: said.collect_only,
          onChange: ({ target }) => declare('collect_only', target.checked),
        })}
        onCrop={(name) => declare('crops', withCrop(said.crops, name))}
        asked={kinds.find(({ id }) => id === typed.category_id)?.facts ?? []}
        more={said.more_facts}
        onMore={(more) => declare('more_facts', more)}
      />
    </>
  )
}
