import { ClosedForm } from '../../contract/calls/staff/zones.ts'
import type { ClosedDays } from '../../contract/delivery/zones.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { change, report } from '../ask.ts'
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
    <Dialog title={words.title} onClose={onClose}>
      <Form label={words.title} onSubmit={submit(save)}>
        <TextField {...field('closed_from')} type="date" label={words.from} />
        <TextField {...field('closed_to')} type="date" label={words.to} />
        <Submit label={words.save} />
      </Form>
    </Dialog>
  )
}
