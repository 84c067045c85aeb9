import { useState } from 'react'
import type { DeskFact } from '../../contract/calls/staff/facts.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface MergeDialogProps {
  fact: DeskFact
  others: readonly DeskFact[]
  onDone: () => void
  onClose: () => void
}

/** Lets all that tell a fact tell another one of its kind, for good. */
export const MergeDialog = ({ fact, others, onDone, onClose }: MergeDialogProps) => {
  const [into, setInto] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { id, name, kind, products } = fact
  const alike = others.filter((other) => other.kind === kind)
  const save = async () => {
    setIsAsked(true)
    if (into === '') return
    const answer = await change('deskFactMerge', { params: { id: String(id) }, body: { into: Number(into) } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <FormDialog
      title={text.mergeOf(name)}
      submit={text.merge}
      kind="danger"
      disabled={alike.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{alike.length === 0 ? text.noOther : text.mergeLead(products)}</p>
      <SelectField
        name="into"
        label={text.into}
        value={into}
        error={isAsked && into === '' ? text.choose : undefined}
        onChange={(event) => setInto(event.target.value)}
      >
        <option value="">{text.choose}</option>
        {alike.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
