import { useState } from 'react'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { queueChanges } from '../actions.ts'
import { ChosenParcels, useChosen } from './ChosenParcels.tsx'
import { text } from '../texts.ts'

interface FailedDialogProps {
  /** Those of one stop that are still to be delivered. */
  parcels: readonly ParcelView[]
  onClose: () => void
}

/** Asks why parcels could not be delivered. */
export const FailedDialog = ({ parcels, onClose }: FailedDialogProps) => {
  const which = useChosen(parcels)
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const words = text.round
  const isOther = chosen === words.otherReason
  const reason = (isOther ? typed.trim() : chosen) ?? ''

  const save = async () => {
    if (which.chosen.length === 0) return
    if (reason === '') return setIsMissing(true)
    const changes = which.chosen.map(({ id: target }) => ({ op: 'desk.fail' as const, target, body: { reason } }))
    if (await queueChanges(...changes)) onClose()
  }
  return (
    <FormDialog title={words.failed} submit={words.submitFailed} onSubmit={save} onClose={onClose}>
      <ChosenParcels parcels={parcels} isChosen={which.isChosen} onChoose={which.choose} />
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
