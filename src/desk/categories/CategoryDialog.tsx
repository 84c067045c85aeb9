import { useState } from 'react'
import { CATEGORY_ICONS, CategoryForm, TINTS, type DeskCategory } from '../../contract/calls/staff/categories.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { categoryName } from '../language/goods.ts'
import { NameFields } from '../page/NameFields.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface CategoryDialogProps {
  /** The one to change; absent for a new one. */
  category?: DeskCategory
  onDone: () => void
  onClose: () => void
}

const EMPTY: CategoryForm = { name: '', names: {}, icon: 'seeds', ground: 'sprout' }

const typedOf = ({ name, names, icon, ground }: DeskCategory): CategoryForm => ({
  name,
  names,
  icon: CATEGORY_ICONS.find((known) => known === icon) ?? EMPTY.icon,
  ground,
})

/** Names a category in eleven languages, and says how it is drawn. */
export const CategoryDialog = ({ category, onDone, onClose }: CategoryDialogProps) => {
  const { field, submit } = useSchemaForm<CategoryForm, CategoryForm>(
    CategoryForm,
    category === undefined ? EMPTY : typedOf(category),
  )
  const [isPaused, setPaused] = useState(category?.paused ?? false)
  const save = async (typed: CategoryForm) => {
    if (category === undefined)
      return report(await change('deskCategoryCreate', { body: typed }), text.made, onClose, onDone)
    const request = { params: { id: String(category.id) }, body: { ...typed, paused: isPaused } }
    return report(await change('deskCategorySet', request), text.saved, onClose, onDone)
  }
  const title = category === undefined ? text.add : text.changeOf(categoryName(category).text)
  return (
    <FormDialog title={title} submit={text.save} onSubmit={submit(save)} onClose={onClose}>
      <TextField {...field('name')} label={text.name} hint={text.nameHint} autoComplete="off" maxLength={60} />
      <SelectField {...field('icon')} label={text.icon}>
        {CATEGORY_ICONS.map((icon) => (
          <option key={icon} value={icon}>
            {text.icons[icon]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('ground')} label={text.ground}>
        {TINTS.map((tint) => (
          <option key={tint} value={tint}>
            {text.grounds[tint]}
          </option>
        ))}
      </SelectField>
      {category !== undefined && (
        <Checkbox
          name="paused"
          label={text.pause}
          checked={isPaused}
          onChange={(event) => setPaused(event.target.checked)}
        />
      )}
      <NameFields legend={text.names} hint={text.namesHint} maxLength={60} field={field} />
    </FormDialog>
  )
}
