import { useState } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { queueChanges } from '../actions.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from '../texts.ts'

/** Asks why a parcel could not be delivered. */
export const FailedDialog = ({ parcel, onClose }: { parcel: ParcelView; onClose: () => void }) => {
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const words = text.round
  const isOther = chosen === words.otherReason
  const reason = (isOther ? typed.trim() : chosen) ?? ''

  const save = async () => {
    if (reason === '') return setIsMissing(true)
    if (await queueChanges({ op: 'desk.fail', target: parcel.id, body: { reason } })) onClose()
  }
  return (
    <FormDialog title={words.failed} submit={words.submitFailed} onSubmit={save} onClose={onClose}>
      <Choices legend={words.whyFailed}>
        {[...words.reasons, words.otherReason].map((label) => (
          <RadioCard
            key={label}
            name="reason"
            checked={chosen === label}
            onChange={() => setChosen(label)}
            label={label}
          />
        ))}
      </Choices>
      {isOther && (
        <TextField
          name="other"
          label={words.reason}
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isMissing && reason === '' ? words.reason : undefined}
        />
      )}
      {isMissing && chosen === undefined && <p role="alert">{words.reason}</p>}
    </FormDialog>
  )
}
