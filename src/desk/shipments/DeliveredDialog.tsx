import { useState } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { amountOf } from '../amount.ts'
import { queueChanges } from '../actions.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from '../texts.ts'

const CASH_MAX = 10_000_000

/** What was taken; nothing where it is no amount, or no parcel costs so much. */
const takenOf = (typed: string): number | undefined => {
  const amount = amountOf(typed)
  return amount !== undefined && amount <= CASH_MAX ? amount : undefined
}

const now = (): string => new Date().toISOString()

/** Asks what was taken, and notes when: it may be sent much later. */
export const DeliveredDialog = ({ parcel, onClose }: { parcel: ParcelView; onClose: () => void }) => {
  const due = parcel.cash_due
  const [typed, setTyped] = useState(String(due))
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const taken = due === 0 ? 0 : takenOf(typed)
  const isLess = taken !== undefined && taken < due

  const save = async () => {
    if (taken === undefined) return
    if (isLess && reason.trim() === '') return setIsMissing(true)
    const body = { cash_taken: taken, at: now(), ...(isLess && { reason: reason.trim() }) }
    if (await queueChanges({ op: 'desk.deliver', target: parcel.id, body })) onClose()
  }
  return (
    <FormDialog
      title={text.round.delivered}
      kind={taken === undefined ? 'off' : 'main'}
      submit={due === 0 || taken === undefined ? text.round.submitPaid : text.round.submit(taken)}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        <b>{parcel.address.name}</b>, {parcel.id}
      </p>
      {(parcel.cash_taken ?? 0) > 0 && <p>{text.round.before(parcel.cash_taken ?? 0)}</p>}
      {due > 0 && (
        <TextField
          name="cash"
          label={text.round.taken}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={taken === undefined ? text.round.takenWrong : undefined}
        />
      )}
      {taken !== undefined && taken !== due && <p className={layout.error}>{text.round.different(due)}</p>}
      {isLess && (
        <TextField
          name="reason"
          label={text.round.whyLess}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing && reason.trim() === '' ? text.round.reason : undefined}
        />
      )}
    </FormDialog>
  )
}
