import { useState } from 'react'
import type { DeskLine, DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextArea } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { Pieces } from '../Pieces.tsx'
import { text as desk } from '../texts.ts'
import { text } from './texts.ts'

interface CancelDialogProps {
  parcel: DeskShipment
  onDone: () => void
  onClose: () => void
}

/** Cancels pieces that have not left the shop. */
export const CancelDialog = ({ parcel, onDone, onClose }: CancelDialogProps) => {
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const live = parcel.lines.filter(({ cancelled }) => !cancelled)
  const of = (line: DeskLine): number => pieces[line.order_item_id] ?? 0
  const count = live.reduce((sum, line) => sum + of(line), 0)
  const set = (line: DeskLine, quantity: number) => setPieces({ ...pieces, [line.order_item_id]: quantity })

  const send = async () => {
    if (reason.trim() === '') return setIsMissing(true)
    setIsBusy(true)
    const lines = live
      .filter((line) => of(line) > 0)
      .map((line) => ({ order_item_id: line.order_item_id, quantity: of(line) }))
    const answer = await change('deskCancelPart', { params: { id: parcel.id }, body: { lines, reason: reason.trim() } })
    setIsBusy(false)
    report(answer, text.cancelled, onClose, onDone)
  }
  return (
    <FormDialog
      title={text.cancelTitle(parcel.id)}
      label={text.cancel}
      kind={count === 0 || isBusy ? 'off' : 'leaf'}
      disabled={count === 0 || isBusy}
      submit={text.cancelSubmit(count)}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text.cancelLead}</p>
      {live.map((line) => (
        <div key={line.order_item_id} className={layout.stack2}>
          <Checkbox
            checked={of(line) > 0}
            onChange={(event) => set(line, event.target.checked ? line.quantity : 0)}
            label={desk.parcel.line(line.quantity, line.title)}
          />
          {of(line) > 0 && line.quantity > 1 && (
            <Pieces
              name={line.title}
              value={of(line)}
              max={line.quantity}
              onChange={(quantity) => set(line, quantity)}
            />
          )}
        </div>
      ))}
      <TextArea
        name="reason"
        label={text.reason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing && reason.trim() === '' ? text.reasonMissing : undefined}
      />
    </FormDialog>
  )
}
