import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { DeskOrder, DeskOrderEvent } from '../../contract/calls/staff/orders.ts'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import type { OrderAddress } from '../../contract/entities.ts'
import { paise, rupees } from '../../contract/money.ts'
import { stepOf } from '../../contract/shipment-steps.ts'
import { mayDo } from '../../contract/staff.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { Proofs } from '../pictures/Proofs.tsx'
import { ParcelLines } from '../shipments/Parcel.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { CorrectDialog, type Correction } from './CorrectDialog.tsx'
import { EndUnpaid } from './EndUnpaid.tsx'
import { StateBadge } from '../shipments/StateBadge.tsx'
import styles from '../desk.module.css'
import { text } from './texts.ts'

/** What happened to an order, the latest first, in Indian time. */
const Timeline = ({ events }: { events: readonly DeskOrderEvent[] }) => {
  const isOneParcel = new Set(events.map(({ parcel }) => parcel)).size === 1
  return (
    <Card>
      <CardBody>
        <h2>{text.timeline}</h2>
        <ol>
          {events.map((event) => (
            <li key={JSON.stringify(event)} className={layout.entry}>
              <div className={layout.spread}>
                <b>{text.event(event.to)}</b>
                <time className={layout.small} dateTime={event.at}>
                  {text.at(event.at)}
                </time>
              </div>
              {event.reason !== null && <p>{event.reason}</p>}
              <p className={layout.small}>
                {text.by(event)}
                {!isOneParcel && `, ${event.parcel}`}
              </p>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}

/** Who takes the parcel, where, and the way to call. */
const Address = ({ address }: { address: OrderAddress }) => {
  // A town is often called as its district is.
  const place = new Set([address.house_number, address.area, address.landmark, address.city, address.district])
  return (
    <div className={layout.stack2}>
      <div>
        <p className={layout.name}>{address.name}</p>
        <p>
          {[...place, address.state].filter(Boolean).join(', ')} <b>{address.pincode}</b>
        </p>
      </div>
      <a className={styles.button} href={`tel:+91${address.phone_number}`}>
        <Icon name="call" />
        {text.call(address.phone_number)}
      </a>
    </div>
  )
}

/** One order: whose it is, its parcels, what was paid, and what happened. */
export const OrderPage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskOrder', { params: { id } }), id)
  return (
    <Answered of={asked} level={1}>
      {(order) => <Order order={order} onChange={asked.refresh} />}
    </Answered>
  )
}

const Order = ({ order, onChange }: { order: DeskOrder; onChange: () => void }) => (
  <>
    <PageTitle title={text.of(order.order_id)} />
    <div className={layout.stack3}>
      {order.parcels.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} onChange={onChange} />
      ))}
      <EndUnpaid order={order} onChange={onChange} />
      <Payment order={order} />
      <Aftermath order={order} />
      <Timeline events={order.events} />
    </div>
  </>
)

/** Where the parcel is moved on; nothing where it has come to its end. */
const wayOn = ({ id, state }: DeskShipment) => {
  if (state === 'to_pack') return { to: `/desk/pack/${encodeURIComponent(id)}`, label: text.next.to_pack }
  if (state === 'packed') return { to: '/desk/hand-over', label: text.next.packed }
  if (state === 'out' || state === 'shipped') return { to: '/desk/round', label: text.next.out }
  return state === 'failed' || state === 'returning' ? { to: '/desk/back', label: text.next.failed } : undefined
}

const CORRECTIONS = ['return', 'lose', 'undo'] as const satisfies readonly Correction[]
const LOOKS = { return: 'return', lose: 'alert', undo: 'back' } as const

const ParcelCard = ({ parcel, onChange }: { parcel: DeskShipment; onChange: () => void }) => {
  const me = useDesk((desk) => desk.me)
  const [isAsked, askAbout] = useState(false)
  const [written, write] = useState<Correction>()
  const { state, carrier, tracking } = parcel
  const way = me !== null && mayDo(me.role, 'packing') ? wayOn(parcel) : undefined
  const mayCorrect = me?.seller_id === null && mayDo(me.role, 'claims')
  const mayCancel = me !== null && mayDo(me.role, 'claims') && (state === 'to_pack' || state === 'packed')
  return (
    <Card>
      <CardBody stack={3}>
        <div className={layout.between}>
          <h2>{text.parcel(parcel.id)}</h2>
          <StateBadge state={state} />
        </div>
        {me?.seller_id === null && <p className={layout.small}>{text.shop(parcel.shop_name)}</p>}
        <Address address={parcel.address} />
        <ParcelLines parcel={parcel} />
        {carrier !== null && <p>{text.carried(carrier, tracking)}</p>}
        <Proofs files={parcel.proofs} />
        <div className={layout.stack2}>
          {way && <ButtonLink kind="leaf" full {...way} />}
          {mayCorrect &&
            CORRECTIONS.filter((verb) => stepOf(verb, state) !== undefined).map((verb) => (
              <Button
                key={verb}
                full
                icon={LOOKS[verb]}
                label={text.correct.labels[verb]}
                onClick={() => write(verb)}
              />
            ))}
          {mayCancel && <Button full icon="close" label={text.cancel} onClick={() => askAbout(true)} />}
        </div>
      </CardBody>
      {isAsked && <CancelDialog parcel={parcel} onDone={onChange} onClose={() => askAbout(false)} />}
      {written !== undefined && (
        <CorrectDialog parcel={parcel} verb={written} onDone={onChange} onClose={() => write(undefined)} />
      )}
    </Card>
  )
}

const howPaid = ({ payment_method: method, payment_state: state }: DeskOrder): string => {
  if (method === 'c') return text.cash
  if (state === 'refund_due' || state === 'refunded') return text.refunded
  return state === 'paid' ? text.prepaid : text.unpaid
}

const Payment = ({ order }: { order: DeskOrder }) => {
  const dueOf = (parcels: DeskOrder['parcels']) => parcels.reduce((sum, { cash_due }) => sum + cash_due, 0)
  const unknown = dueOf(order.parcels.filter(({ state, cash_taken }) => state === 'delivered' && cash_taken === null))
  const due = dueOf(order.parcels.filter(({ state }) => state !== 'delivered'))
  const taken = order.parcels.reduce((sum, { cash_taken }) => sum + (cash_taken ?? 0), 0)
  const isCash = order.payment_method === 'c'
  const charge = order.parcels.reduce((sum, { lines, delivery_charge }) => {
    const comes = lines.some(({ cancelled }) => !cancelled)
    return sum + (comes ? paise(delivery_charge) : 0)
  }, 0)
  return (
    <Card>
      <CardBody>
        <h2 className={layout.below2}>{text.payment}</h2>
        {charge > 0 && <TotalRow label={text.delivery} amount={text.rupees(rupees(charge))} />}
        <TotalRow label={text.total} amount={text.rupees(order.total_price)} />
        {isCash && <TotalRow label={text.cashTaken} amount={text.rupees(taken)} />}
        {unknown > 0 && <TotalRow label={text.cashUnknown} amount={text.rupees(unknown)} />}
        {isCash && <TotalRow label={text.cashDue} amount={text.rupees(due)} />}
        <p>{howPaid(order)}</p>
      </CardBody>
    </Card>
  )
}

const Aftermath = ({ order: { claims, refunds } }: { order: DeskOrder }) => {
  const mayDecide = useDesk(({ me }) => me !== null && mayDo(me.role, 'claims'))
  if (claims.length + refunds.length === 0) return null
  return (
    <Card>
      <CardBody>
        <h2 className={layout.below2}>{text.claims}</h2>
        <ul className={layout.stack2}>
          {claims.map(({ id, title, state }) => (
            <li key={id}>
              {mayDecide ? (
                <Link className={layout.tap} to={`/desk/claims/${id}`}>
                  {text.claim(title, state)}
                </Link>
              ) : (
                text.claim(title, state)
              )}
            </li>
          ))}
          {refunds.map(({ id, title, amount, state }) => (
            <li key={id}>{text.refund(title, amount, state)}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
