import * as v from 'valibot'
import { COMPLAINT_MAX } from '../../contract/complaints.ts'
import { staffComplaints, type DeskComplaint } from '../../contract/calls/staff/complaints.ts'
import type { Failure } from '../../client/api/call.ts'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

const Settled = staffComplaints.deskComplaintClose.body

interface SettleDialogProps {
  complaint: DeskComplaint
  onDone: () => void
  onClose: () => void
}

/** Asks what was decided. */
export const SettleDialog = ({ complaint: { ticket, complaint }, onDone, onClose }: SettleDialogProps) => {
  const { field, submit } = useSchemaForm(Settled, { answer: '' })
  const send = async (body: v.InferOutput<typeof Settled>): Promise<Failure | undefined> => {
    const moved = await change('deskComplaintClose', { params: { ticket }, body })
    return report(moved, text.closed(ticket), onDone)
  }
  return (
    <Dialog title={text.settleOf(ticket)} onClose={onClose}>
      <p>{complaint}</p>
      <Form onSubmit={submit(send)} label={text.settleOf(ticket)}>
        <TextArea label={text.answer} hint={text.answerHint} rows={5} maxLength={COMPLAINT_MAX} {...field('answer')} />
        <Submit label={text.settle} />
      </Form>
    </Dialog>
  )
}
