import { useState } from 'react'
import type { CashDifference } from '../../contract/calls/staff/cash.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { amountOf } from '../amount.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './texts.ts'

interface SettleDialogProps {
  parcel: CashDifference
  onDone: () => void
  onClose: () => void
}

/** Asks what was taken in truth, and why. */
export const SettleDialog = ({ parcel: { id }, onDone, onClose }: SettleDialogProps) => {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const sum = amountOf(typed)

  const save = async () => {
    setIsAsked(true)
    if (sum === undefined || reason.trim() === '') return
    const settled = await change('deskCashSettle', { params: { id }, body: { sum, reason: reason.trim() } })
    report(settled, text.settled(id), onDone)
  }
  return (
    <FormDialog title={text.settleOf(id)} submit={text.submit} onSubmit={save} onClose={onClose}>
      <TextField
        name="sum"
        label={text.sum}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isAsked && sum === undefined ? text.sumWrong : undefined}
      />
      <TextField
        name="reason"
        label={text.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isAsked && reason.trim() === '' ? text.reasonMissing : undefined}
      />
    </FormDialog>
  )
}
