import { useState } from 'react'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Choices, TextArea } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text as desk } from '../texts.ts'
import { text } from './texts.ts'

/** What the operator writes down of lines of a parcel. */
export type Correction = 'return' | 'lose' | 'undo'

interface CorrectDialogProps {
  parcel: DeskShipment
  verb: Correction
  onDone: () => void
  onClose: () => void
}

/** What becomes of the goods, and of the money. */
const leads = ({ payment_method: method, cash_taken: taken }: DeskShipment, verb: Correction): string[] => {
  const { undoText, returnText, loseText, still, back, nothing, noted } = text.correct
  if (verb === 'undo') return [undoText, taken === null ? still : noted]
  const money = method === 'p' ? back : taken === null ? nothing : noted
  return [verb === 'return' ? returnText : loseText, money]
}

/** Writes down that lines of a parcel came back, were lost, or were moved by mistake; and says what becomes of the money. */
export const CorrectDialog = ({ parcel, verb, onDone, onClose }: CorrectDialogProps) => {
  const live = parcel.lines.filter(({ cancelled }) => !cancelled)
  const [lines, setLines] = useState<readonly number[]>(live.map(({ order_item_id: id }) => id))
  const [restock, setRestock] = useState<boolean>()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const words = text.correct
  const isUnsaid = verb === 'return' && restock === undefined

  const send = async () => {
    if (reason.trim() === '' || isUnsaid) return setIsMissing(true)
    setIsBusy(true)
    const params = { id: parcel.id }
    const body = { lines: [...lines], reason: reason.trim() }
    const answer =
      verb === 'return'
        ? await change('deskLinesReturn', { params, body: { ...body, restock: restock === true } })
        : await change(verb === 'lose' ? 'deskLinesLose' : 'deskLinesUndo', { params, body })
    setIsBusy(false)
    report(answer, words.done, onClose, onDone)
  }
  return (
    <FormDialog
      title={words.titles[verb](parcel.id)}
      kind={lines.length === 0 || isBusy ? 'off' : 'leaf'}
      disabled={lines.length === 0 || isBusy}
      submit={words.submit(lines.length)}
      onSubmit={send}
      onClose={onClose}
    >
      {leads(parcel, verb).map((lead) => (
        <p key={lead}>{lead}</p>
      ))}
      <div className={layout.stack2}>
        {live.map(({ order_item_id: id, quantity, title }) => (
          <Checkbox
            key={id}
            checked={lines.includes(id)}
            onChange={({ target }) => setLines(target.checked ? [...lines, id] : lines.filter((one) => one !== id))}
            label={desk.parcel.line(quantity, title)}
          />
        ))}
      </div>
      {verb === 'return' && (
        <Choices legend={desk.back.state}>
          <RadioCard
            name="restock"
            checked={restock === true}
            onChange={() => setRestock(true)}
            label={desk.back.restock}
          >
            {desk.back.restockMore}
          </RadioCard>
          <RadioCard
            name="restock"
            checked={restock === false}
            onChange={() => setRestock(false)}
            label={desk.back.damaged}
          >
            {desk.back.damagedMore}
          </RadioCard>
        </Choices>
      )}
      {isMissing && isUnsaid && (
        <p className={layout.error} role="alert">
          {desk.back.stateMissing}
        </p>
      )}
      <TextArea
        name="reason"
        label={text.reason}
        hint={verb === 'undo' ? words.logged : words.reads}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing && reason.trim() === '' ? text.reasonMissing : undefined}
      />
    </FormDialog>
  )
}
