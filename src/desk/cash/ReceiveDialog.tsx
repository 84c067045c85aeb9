import { useState } from 'react'
import type { CashBookPerson } from '../../contract/calls/staff/cash.ts'
import layout from '../../ui/base/layout.module.css'
import { TextField } from '../../ui/form/Form.tsx'
import { amountOf } from '../amount.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './book-texts.ts'

interface ReceiveDialogProps {
  person: CashBookPerson
  onDone: () => void
  onClose: () => void
}

/** Asks how much somebody has handed over: whoever receives it says so. */
export const ReceiveDialog = ({ person: { staff_id, name, holds }, onDone, onClose }: ReceiveDialogProps) => {
  const [typed, setTyped] = useState(holds > 0 ? String(holds) : '')
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const amount = amountOf(typed)
  const isWrong = amount === undefined || amount === 0
  const who = name ?? text.nobody

  const save = async () => {
    setIsAsked(true)
    if (isWrong || staff_id === null) return
    const body = { staff_id, amount, ...(note.trim() !== '' && { note: note.trim() }) }
    report(await change('deskCashHandOver', { body }), text.done(who, amount), onDone)
  }
  return (
    <FormDialog title={text.receive} label={text.receiveOf(who)} submit={text.submit} onSubmit={save} onClose={onClose}>
      <p className={layout.name}>{who}</p>
      <p>
        {text.holds} <b>{text.rupees(holds)}</b>
      </p>
      <TextField
        name="amount"
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isAsked && isWrong ? text.amountWrong : undefined}
      />
      <TextField
        name="note"
        label={text.note}
        hint={text.noteHint}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
