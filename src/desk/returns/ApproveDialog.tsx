import { useState } from 'react'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { Quantity } from '../../ui/form/Quantity.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { change, report } from '../ask.ts'
import styles from '../desk.module.css'
import { text } from './texts.ts'

export interface DecisionProps {
  claim: DeskReturn
  onDone: () => void
  onClose: () => void
}

/** Takes back all pieces of a claim, or some. */
export const ApproveDialog = ({ claim, onDone, onClose }: DecisionProps) => {
  const [quantity, setQuantity] = useState(claim.quantity)
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const back = Math.round(claim.unit_price * 100 * quantity) / 100

  const send = async () => {
    setIsBusy(true)
    const answer = await change('deskClaimApprove', {
      params: { id: String(claim.id) },
      body: { ...(note.trim() !== '' && { note: note.trim() }), ...(quantity < claim.quantity && { quantity }) },
    })
    setIsBusy(false)
    report(answer, text.done.approved, onClose, onDone)
  }
  return (
    <Dialog title={text.approveTitle} onClose={onClose}>
      <Form
        label={text.approve}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{text.approveLead(back)}</p>
        {claim.quantity > 1 && (
          <fieldset>
            <legend>{text.pieces}</legend>
            <div className={styles.pieces}>
              <Quantity
                value={quantity}
                name={claim.title}
                max={claim.quantity}
                onIncrease={() => setQuantity(quantity + 1)}
                onDecrease={() => setQuantity(quantity - 1)}
                onType={(typed) => {
                  const number = Number(typed)
                  if (!Number.isInteger(number) || number < 1) return text.notNumber
                  if (number > claim.quantity) return text.tooMany(claim.quantity)
                  setQuantity(number)
                  return undefined
                }}
              />
              <span>{text.ofPieces(claim.quantity)}</span>
            </div>
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
        <FormActions>
          <Button type="submit" kind="main" full disabled={isBusy} label={text.approveSubmit(back)} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
