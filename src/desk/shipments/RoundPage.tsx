import { useState } from 'react'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import type { ParcelView } from './shipments.shared.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter } from '../../ui/display/Card.tsx'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { queueChanges } from '../actions.ts'
import styles from '../desk.module.css'
import { DeliveredDialog } from './DeliveredDialog.tsx'
import { PaperLink } from '../paper/PaperLink.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ParcelHead, ParcelLines, Unproven } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList, useStableParcels } from './PileList.tsx'
import { text } from '../texts.ts'

/** Asks why a parcel could not be delivered. */
const FailedDialog = ({ parcel, onClose }: { parcel: ParcelView; onClose: () => void }) => {
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

const order = (a: DeskShipment, b: DeskShipment): number =>
  (a.promised_to ?? '9999').localeCompare(b.promised_to ?? '9999') || a.address.pincode.localeCompare(b.address.pincode)

const inState = (parcels: readonly ParcelView[], state: 'out' | 'shipped'): ParcelView[] =>
  parcels.filter((parcel) => parcel.state === state).sort(order)

/** Parcels under way: first those that the shop's own people carry. */
export const RoundPage = () => (
  <>
    <PageTitle title={text.round.title} isList />
    <PileList
      of={(parcels) => [...inState(parcels, 'out'), ...inState(parcels, 'shipped')]}
      empty={text.round.empty}
      emptyText={text.round.emptyText}
    >
      {(parcels) => (
        <>
          <Part title={text.round.own} parcels={parcels} state="out" />
          <Part title={text.round.carrier} parcels={parcels} state="shipped" />
        </>
      )}
    </PileList>
  </>
)

const Part = ({
  title,
  parcels,
  state,
}: {
  title: string
  parcels: readonly ParcelView[]
  state: 'out' | 'shipped'
}) => {
  const kept = useStableParcels(inState(parcels, state))
  if (kept.length === 0) return null
  return (
    <section className={layout.stack3} aria-label={title}>
      <h2>{title}</h2>
      <ParcelCards kept={kept} states={[state]}>
        {(parcel) => <Stop parcel={parcel} />}
      </ParcelCards>
    </section>
  )
}

const placeOf = ({ address }: DeskShipment): string =>
  // A town is often called as its district is.
  [...new Set([address.house_number, address.area, address.landmark, address.city, address.district, address.state])]
    .filter((part) => part !== '' && part !== null && part !== undefined)
    .join(', ')

/** A map that every phone can open; the address itself is sent nowhere before it is pressed. */
const mapOf = (parcel: DeskShipment): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${placeOf(parcel)} ${parcel.address.pincode}`)}`

const Stop = ({ parcel }: { parcel: ParcelView }) => {
  const [open, setOpen] = useState<'delivered' | 'failed'>()
  const { address, cash_due: due, carrier, tracking } = parcel
  const close = () => setOpen(undefined)
  return (
    <Card>
      <CardBody stack={3}>
        <ParcelHead parcel={parcel} />
        <div>
          <p className={layout.name}>{address.name}</p>
          <p>
            {placeOf(parcel)} <b>{address.pincode}</b>
          </p>
        </div>
        <Unproven parcel={parcel} />
        <div className={styles.links}>
          <a className={styles.button} href={`tel:+91${address.phone_number}`}>
            <Icon name="call" />
            {text.round.call}
          </a>
          <a className={styles.button} href={mapOf(parcel)} target="_blank" rel="noreferrer">
            <Icon name="pin" />
            {text.round.map}
          </a>
        </div>
        {carrier !== null && <p>{text.round.carriedBy(carrier, tracking)}</p>}
        <ParcelLines parcel={parcel} />
        {due > 0 ? (
          <p>
            {text.round.cash} <span className={styles.cash}>{text.rupees(due)}</span>
          </p>
        ) : (
          <p className={layout.row}>
            <Icon name="check" />
            {text.round.paid}
          </p>
        )}
        <div className={layout.stack2}>
          <Button kind="leaf" full icon="check" label={text.round.delivered} onClick={() => setOpen('delivered')} />
          <Button full icon="close" label={text.round.failed} onClick={() => setOpen('failed')} />
        </div>
      </CardBody>
      <CardFooter>
        <PaperLink paper="note" parcel={parcel} />
      </CardFooter>
      {open === 'delivered' && <DeliveredDialog parcel={parcel} onClose={close} />}
      {open === 'failed' && <FailedDialog parcel={parcel} onClose={close} />}
    </Card>
  )
}
