import { useState } from 'react'
import type { DeskCategory } from '../../contract/calls/staff/categories.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface MergeDialogProps {
  category: DeskCategory
  others: readonly DeskCategory[]
  onDone: () => void
  onClose: () => void
}

/** Moves all of a category into another one, for good. */
export const MergeDialog = ({ category, others, onDone, onClose }: MergeDialogProps) => {
  const [into, setInto] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { id, name, slug, products } = category
  const save = async () => {
    setIsAsked(true)
    if (into === '') return
    const answer = await change('deskCategoryMerge', { params: { id: String(id) }, body: { into: Number(into) } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <FormDialog title={text.mergeOf(name)} submit={text.merge} kind="danger" onSubmit={save} onClose={onClose}>
      <p>{text.mergeLead(products, slug)}</p>
      <SelectField
        name="into"
        label={text.into}
        value={into}
        error={isAsked && into === '' ? text.choose : undefined}
        onChange={(event) => setInto(event.target.value)}
      >
        <option value="">{text.choose}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
