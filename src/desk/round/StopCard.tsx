import { useState } from 'react'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { queueChanges } from '../actions.ts'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { ShopOf } from '../list/ShopOf.tsx'
import { paperPath } from '../paper/papers.ts'
import { text as paperText } from '../paper/texts.ts'
import { ParcelBadges, ParcelLines, Unproven } from '../shipments/Parcel.tsx'
import { StateBadge } from '../shipments/StateBadge.tsx'
import { text } from '../texts.ts'
import { DeliveredDialog } from './DeliveredDialog.tsx'
import { FailedDialog } from './FailedDialog.tsx'
import styles from './round.module.css'
import { dueOf, type Stop } from './stops.ts'
import { text as words } from './texts.ts'

const placeOf = ({ address }: DeskShipment): string =>
  // A town is often called as its district is.
  [...new Set([address.house_number, address.area, address.landmark, address.city, address.district, address.state])]
    .filter((part) => part !== '' && part !== null && part !== undefined)
    .join(', ')

/** A map that every phone can open; the address itself is sent nowhere before it is pressed. */
const mapOf = (parcel: DeskShipment): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${placeOf(parcel)} ${parcel.address.pincode}`)}`

/** Whether something is still to be done with a parcel at the door. */
export const isUnderWay = ({ state }: ParcelView): boolean => state === 'out' || state === 'shipped'

interface StopCardProps {
  stop: Stop
  /** Its label was read. */
  isFound?: boolean
  /** The ways to put it elsewhere, while the order is being changed. */
  onMove?: { earlier: (() => void) | undefined; later: (() => void) | undefined } | undefined
}

/** A house with all that goes there, what is to be taken for it together, and what can be done there. */
export const StopCard = ({ stop: { parcels }, isFound = false, onMove }: StopCardProps) => {
  const [open, setOpen] = useState<'delivered' | 'failed'>()
  const takeBack = useDesk((known) => known.takeBack)
  const [first] = parcels
  const left = parcels.filter(isUnderWay)
  if (first === undefined) return null
  const { address } = first
  const close = () => setOpen(undefined)
  const due = dueOf(left)
  const undoable = parcels.filter((parcel) => !isUnderWay(parcel) && takeBack[parcel.id] !== undefined)
  // What was pressed last is what somebody wants to undo; the way to the others is there and takes little room.
  const last = Object.keys(takeBack).pop()
  const isLast = undoable.some(({ id }) => id === last)
  return (
    <Card edge={isFound ? 'chosen' : undefined}>
      <CardBody stack={3}>
        <div className={layout.stack2}>
          <h3 className={styles.name}>{address.name}</h3>
          <p>
            {placeOf(first)} <b>{address.pincode}</b>
          </p>
          {parcels.length > 1 && (
            <div>
              <Badge kind="info" icon="packs" label={words.here(parcels.length)} />
            </div>
          )}
          <Unproven parcel={first} />
        </div>
        {onMove !== undefined && <Moves name={address.name} {...onMove} />}
        {left.length > 0 && (
          <div className={desk.links}>
            <a className={desk.button} href={`tel:+91${address.phone_number}`}>
              <Icon name="call" />
              {text.round.call}
            </a>
            <a className={desk.button} href={mapOf(first)} target="_blank" rel="noreferrer">
              <Icon name="pin" />
              {text.round.map}
            </a>
          </div>
        )}
        <ul className={styles.parcels}>
          {parcels.map((parcel) => (
            <li key={parcel.id} className={layout.stack2}>
              <StopParcel parcel={parcel} isOnly={parcels.length === 1} />
              {isLast && undoable.includes(parcel) && <Undo parcel={parcel} />}
            </li>
          ))}
        </ul>
        {!isLast && undoable.length > 0 && (
          <details>
            <summary className={layout.tap}>{words.undo}…</summary>
            <div className={layout.stack2}>
              {undoable.map((parcel) => (
                <Undo key={parcel.id} parcel={parcel} isNamed />
              ))}
            </div>
          </details>
        )}
        {left.length > 0 &&
          (due > 0 ? (
            <p>
              {text.round.cash} <span className={desk.cash}>{text.rupees(due)}</span>
            </p>
          ) : (
            <p className={layout.row}>
              <Icon name="check" />
              {text.round.paid}
            </p>
          ))}
        {left.length > 0 && (
          <div className={layout.stack2}>
            <Button kind="leaf" full icon="check" label={text.round.delivered} onClick={() => setOpen('delivered')} />
            <Button full icon="close" label={text.round.failed} onClick={() => setOpen('failed')} />
          </div>
        )}
      </CardBody>
      {left.length > 0 && (
        <CardFooter>
          <CardFooterLink
            icon="file"
            to={paperPath('note', left)}
            aria-label={paperText.openOf(left.map(({ id }) => id).join(', '))}
            label={paperText.open}
          />
        </CardFooter>
      )}
      {open === 'delivered' && <DeliveredDialog parcels={left} onClose={close} />}
      {open === 'failed' && <FailedDialog parcels={left} onClose={close} />}
    </Card>
  )
}

/** One parcel of a stop: what is in it, or what became of it. */
const StopParcel = ({ parcel, isOnly }: { parcel: ParcelView; isOnly: boolean }) => {
  const { id, carrier, tracking, cash_due: due } = parcel
  return (
    <>
      <p className={layout.between}>
        <b className={desk.id}>{id}</b>
        {!isOnly && due > 0 && isUnderWay(parcel) && <span>{text.rupees(due)}</span>}
      </p>
      <ShopOf names={[parcel.shop_name]} />
      {isUnderWay(parcel) ? (
        <>
          <ParcelBadges parcel={parcel} />
          {carrier !== null && <p>{text.round.carriedBy(carrier, tracking)}</p>}
          <ParcelLines parcel={parcel} />
        </>
      ) : (
        <Ended parcel={parcel} />
      )}
    </>
  )
}

const Ended = ({ parcel: { id, state, reason } }: { parcel: ParcelView }) => {
  const taken = useDesk(({ takeBack }) => takeBack[id])
  return (
    <div>
      {state === 'delivered' && taken ? (
        <Badge kind="done" icon="check" label={words.noted(taken)} />
      ) : state === 'failed' ? (
        <Badge kind="bad" icon="alert" label={text.parcel.failed(reason)} />
      ) : (
        <StateBadge state={state} />
      )}
    </div>
  )
}

interface UndoProps {
  parcel: ParcelView
  /** It says which one where it does not stand below its parcel. */
  isNamed?: boolean
}

/** Takes back the last move of a parcel at the door, with the rupees that were noted with it. */
const Undo = ({ parcel: { id: target }, isNamed = false }: UndoProps) => {
  const cash_taken = useDesk(({ takeBack }) => takeBack[target] ?? 0)
  return (
    <Button
      icon="return"
      label={isNamed ? words.undoOf(target) : words.undo}
      aria-label={words.undoOf(target)}
      onClick={() => void queueChanges({ op: 'desk.take-back', target, body: { cash_taken } })}
    />
  )
}

const Moves = ({ name, earlier, later }: { name: string } & NonNullable<StopCardProps['onMove']>) => (
  <div className={desk.links}>
    <Button
      icon="up"
      kind={earlier ? 'outline' : 'off'}
      disabled={!earlier}
      label={words.earlier}
      aria-label={words.earlierOf(name)}
      onClick={earlier}
    />
    <Button
      icon="down"
      kind={later ? 'outline' : 'off'}
      disabled={!later}
      label={words.later}
      aria-label={words.laterOf(name)}
      onClick={later}
    />
  </div>
)

/** A stop that has left the round: what became of its parcels, as far as the phone knows. */
export const GoneStop = ({ stop: { parcels } }: { stop: Stop }) => {
  const all = useDesk((state) => state.parcels)
  return (
    <Card>
      <CardBody stack={2}>
        <h3 className={styles.name}>{parcels[0]?.address.name}</h3>
        {parcels.map(({ id }) => {
          const now = all?.find((parcel) => parcel.id === id && !isUnderWay(parcel))
          return (
            <div key={id} className={layout.stack2}>
              <b className={desk.id}>{id}</b>
              <div>
                {now === undefined ? <Badge icon="check" label={text.parcel.gone} /> : <StateBadge state={now.state} />}
              </div>
            </div>
          )
        })}
      </CardBody>
    </Card>
  )
}
