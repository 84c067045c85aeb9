import { useState } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import layout from '../../ui/base/layout.module.css'
import { queueChanges } from '../actions.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from '../texts.ts'

/** Takes in what came back: whether it can be sold again, and why it came. */
export const ReceivedDialog = ({ parcel, onClose }: { parcel: ParcelView; onClose: () => void }) => {
  const [restock, setRestock] = useState<boolean>()
  const [reason, setReason] = useState(parcel.reason ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const words = text.back

  const save = async () => {
    if (restock === undefined || reason.trim() === '') return setIsMissing(true)
    const body = { restock, reason: reason.trim() }
    if (await queueChanges({ op: 'desk.receive', target: parcel.id, body })) onClose()
  }
  return (
    <FormDialog title={words.submit} submit={words.submit} onSubmit={save} onClose={onClose}>
      <p>{parcel.id}</p>
      <Choices legend={words.state}>
        <RadioCard name="state" checked={restock === true} onChange={() => setRestock(true)} label={words.restock}>
          {words.restockMore}
        </RadioCard>
        <RadioCard name="state" checked={restock === false} onChange={() => setRestock(false)} label={words.damaged}>
          {words.damagedMore}
        </RadioCard>
      </Choices>
      {isMissing && restock === undefined && (
        <p className={layout.error} role="alert">
          {words.stateMissing}
        </p>
      )}
      <TextField
        name="reason"
        label={words.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
      />
    </FormDialog>
  )
}
