import { useState } from 'react'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { TextArea } from '../../ui/form/Form.tsx'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { Pieces } from '../Pieces.tsx'
import { text } from './texts.ts'

interface ApproveDialogProps {
  returned: DeskReturn
  onDone: () => void
  onClose: () => void
}

/** Takes back all pieces of a return, or some. */
export const ApproveDialog = ({ returned, onDone, onClose }: ApproveDialogProps) => {
  const [quantity, setQuantity] = useState(returned.quantity)
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const back = Math.round(returned.unit_price * 100 * quantity) / 100

  const send = async () => {
    setIsBusy(true)
    const answer = await change('deskClaimApprove', {
      params: { id: String(returned.id) },
      body: { ...(note.trim() !== '' && { note: note.trim() }), ...(quantity < returned.quantity && { quantity }) },
    })
    setIsBusy(false)
    report(answer, text.done.approved, onClose, onDone)
  }
  return (
    <FormDialog
      title={text.approveTitle}
      label={text.approve}
      disabled={isBusy}
      submit={text.approveSubmit(back)}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text.approveLead(back)}</p>
      {returned.quantity > 1 && (
        <fieldset>
          <legend>{text.pieces}</legend>
          <Pieces
            name={returned.title}
            value={quantity}
            max={returned.quantity}
            tooMany={text.tooMany}
            onChange={setQuantity}
          />
        </fieldset>
      )}
      <TextArea
        name="note"
        label={text.note}
        hint={text.optional}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
