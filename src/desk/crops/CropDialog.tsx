import { useState } from 'react'
import { CropForm, type DeskCrop } from '../../contract/calls/staff/crops.ts'
import { isFailure } from '../../client/api/call.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { NameFields } from '../page/NameFields.tsx'
import { change, report } from '../ask.ts'
import { cropName } from '../language/goods.ts'
import { text } from './texts.ts'

interface CropDialogProps {
  /** The one to change; absent for a new one. */
  crop?: DeskCrop
  onDone: (now: DeskCrop) => void
  onClose: () => void
}

const EMPTY: CropForm = { name: '', names: {}, words: '' }

/** Names a crop in eleven languages, and says by what else it is searched. */
export const CropDialog = ({ crop, onDone, onClose }: CropDialogProps) => {
  const { field, submit } = useSchemaForm<CropForm, CropForm>(
    CropForm,
    crop === undefined ? EMPTY : { name: crop.name, names: crop.names, words: crop.words },
  )
  const [isPaused, setPaused] = useState(crop?.paused ?? false)
  const save = async (typed: CropForm) => {
    const answer =
      crop === undefined
        ? await change('deskCropCreate', { body: typed })
        : await change('deskCropSet', { params: { id: String(crop.id) }, body: { ...typed, paused: isPaused } })
    const refused = report(answer, crop === undefined ? text.made : text.saved, onClose)
    if (!isFailure(answer)) onDone(answer.data)
    return refused
  }
  return (
    <FormDialog
      title={crop === undefined ? text.add : text.changeOf(cropName(crop).text)}
      submit={text.save}
      onSubmit={submit(save)}
      onClose={onClose}
    >
      <TextField {...field('name')} label={text.name} hint={text.nameHint} autoComplete="off" maxLength={40} />
      <TextField {...field('words')} label={text.words} hint={text.wordsHint} autoComplete="off" maxLength={500} />
      {crop !== undefined && (
        <Checkbox
          name="paused"
          label={text.pause}
          checked={isPaused}
          onChange={(event) => setPaused(event.target.checked)}
        />
      )}
      <NameFields legend={text.names} hint={text.namesHint} maxLength={40} field={field} />
    </FormDialog>
  )
}
