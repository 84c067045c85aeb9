import { ClosedForm } from '../../contract/calls/staff/zones.ts'
import type { ClosedDays } from '../../contract/delivery/zones.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './texts.ts'

interface ClosedDialogProps {
  shopId: number
  closed: ClosedDays | undefined
  onDone: () => void
  onClose: () => void
}

/** Chooses the days on which the shop is closed. */
export const ClosedDialog = ({ shopId, closed, onDone, onClose }: ClosedDialogProps) => {
  const words = text.closed
  const { field, submit } = useSchemaForm<ClosedForm, ClosedForm>(ClosedForm, {
    closed_from: closed?.[0] ?? '',
    closed_to: closed?.[1] ?? '',
  })
  const save = async (body: ClosedForm) => {
    const answer = await change('deskClosedSet', { params: { id: String(shopId) }, body })
    return report(answer, words.saved, onClose, onDone)
  }
  return (
    <FormDialog title={words.title} submit={words.save} onSubmit={submit(save)} onClose={onClose}>
      <TextField {...field('closed_from')} type="date" label={words.from} />
      <TextField {...field('closed_to')} type="date" label={words.to} />
    </FormDialog>
  )
}
