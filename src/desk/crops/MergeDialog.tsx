import { useState } from 'react'
import type { DeskCrop } from '../../contract/calls/staff/crops.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { text } from './texts.ts'

interface MergeDialogProps {
  crop: DeskCrop
  onDone: () => void
  onClose: () => void
}

/** Makes all that is for a crop be for another one, for good. */
export const MergeDialog = ({ crop: { id, name, slug, products }, onDone, onClose }: MergeDialogProps) => {
  const asked = useAnswer(() => ask('deskCropNames'))
  const [into, setInto] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const save = async () => {
    setIsAsked(true)
    if (into === '') return
    const answer = await change('deskCropMerge', { params: { id: String(id) }, body: { into: Number(into) } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <FormDialog title={text.mergeOf(name)} submit={text.merge} kind="danger" onSubmit={save} onClose={onClose}>
      <p>{text.mergeLead(products, slug)}</p>
      <Answered of={asked}>
        {(crops) => (
          <SelectField
            name="into"
            label={text.into}
            value={into}
            error={isAsked && into === '' ? text.choose : undefined}
            onChange={(event) => setInto(event.target.value)}
          >
            <option value="">{text.choose}</option>
            {crops
              .filter((other) => other.id !== id)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
          </SelectField>
        )}
      </Answered>
    </FormDialog>
  )
}
