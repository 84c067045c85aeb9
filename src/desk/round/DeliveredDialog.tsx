import { useState } from 'react'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { buzz } from '../../ui/base/buzz.ts'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { amountOf } from '../amount.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { queueWithFiles } from '../actions.ts'
import { FormDialog } from '../FormDialog.tsx'
import { OnePhotograph } from '../pictures/OnePhotograph.tsx'
import type { Photograph } from '../pictures/photographs.ts'
import { text as proof } from '../pictures/proof-texts.ts'
import { ChosenParcels, useChosen } from './ChosenParcels.tsx'
import { dueOf, shareOut } from './stops.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { useDesk } from '../desk.store.ts'
import { text } from '../texts.ts'
import { text as words } from './texts.ts'

const CASH_MAX = 10_000_000

/** What was taken; nothing where it is no amount, or no parcel costs so much. */
const takenOf = (typed: string): number | undefined => {
  const amount = amountOf(typed)
  return amount !== undefined && amount <= CASH_MAX ? amount : undefined
}

const now = (): string => new Date().toISOString()

interface DeliveredDialogProps {
  /** Those of one stop that are still to be delivered. */
  parcels: readonly ParcelView[]
  onClose: () => void
}

/** Asks what was taken for all of them together, and notes for each its own part and when: it may be sent much later. */
export const DeliveredDialog = ({ parcels, onClose }: DeliveredDialogProps) => {
  const { chosen, choose, isChosen } = useChosen(parcels)
  const due = dueOf(chosen)
  const [typed, setTyped] = useState<string>()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [photograph, setPhotograph] = useState<Photograph | null>(null)
  const taken = due === 0 ? 0 : takenOf(typed ?? String(due))
  const isLess = taken !== undefined && taken < due
  const shares =
    taken === undefined
      ? []
      : shareOut(
          taken,
          chosen.map(({ cash_due }) => cash_due),
        )
  const before = dueBefore(chosen)
  const online = useNetwork((network) => network.online)
  const knownAt = useDesk(({ askedAt }) => askedAt)

  const save = async () => {
    if (taken === undefined || chosen.length === 0) return
    if (isLess && reason.trim() === '') return setIsMissing(true)
    const at = now()
    const changes = chosen.map(({ id: target, cash_due }, place) => {
      const cash_taken = shares[place] ?? 0
      const body = { cash_taken, at, due: cash_due, ...(cash_taken < cash_due && { reason: reason.trim() }) }
      return { op: 'desk.deliver' as const, target, body }
    })
    // Each parcel has a photograph of its own, so that each is sent once and let go of by itself.
    const proofs = photograph === null ? [] : chosen.map(({ id }) => ({ ...photograph, name: newUuid(), of: id }))
    const shows = proofs.map(({ name, of: target }) => {
      return { op: 'desk.proof' as const, target, body: { photograph: name } }
    })
    if (!(await queueWithFiles(proofs, ...changes, ...shows))) return
    buzz('done')
    onClose()
  }
  const isOff = taken === undefined || chosen.length === 0
  return (
    <FormDialog
      title={text.round.delivered}
      kind={isOff ? 'off' : 'main'}
      submit={due === 0 || taken === undefined ? text.round.submitPaid : text.round.submit(taken)}
      onSubmit={save}
      onClose={onClose}
    >
      <ChosenParcels parcels={parcels} isChosen={isChosen} onChoose={choose} />
      {before > 0 && <p>{text.round.before(before)}</p>}
      {due > 0 && !online && knownAt !== null && <p className={layout.small}>{words.known(knownAt)}</p>}
      {due > 0 && (
        <TextField
          name="cash"
          label={text.round.taken}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(due)}
          onChange={(event) => setTyped(event.target.value)}
          error={taken === undefined ? text.round.takenWrong : undefined}
        />
      )}
      {taken !== undefined && taken !== due && <p className={layout.error}>{text.round.different(due)}</p>}
      {taken !== undefined && taken !== due && chosen.length > 1 && (
        <ul>
          {chosen.map(({ id }, place) => (
            <li key={id}>
              {id}: {text.rupees(shares[place] ?? 0)}
            </li>
          ))}
        </ul>
      )}
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
      <OnePhotograph title={proof.title} hint={proof.hint} photograph={photograph} onChange={setPhotograph} />
    </FormDialog>
  )
}

/** Rupees that an earlier visit has noted. */
const dueBefore = (parcels: readonly ParcelView[]): number =>
  dueOf(parcels.map(({ cash_taken }) => ({ cash_due: cash_taken ?? 0 })))
