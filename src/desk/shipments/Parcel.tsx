import type { ReactNode } from 'react'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { isLate, today } from './late.ts'
import type { ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from '../desk.module.css'
import { ProductLine } from '../products/ProductLine.tsx'
import shipments from './shipments.module.css'
import { text } from '../texts.ts'
import { ShopOf } from '../list/ShopOf.tsx'

/** What the cards of a parcel share. */

const Promised = ({ parcel }: { parcel: DeskShipment }) => {
  const { promised_to: day } = parcel
  if (day === null) return null
  if (isLate(parcel)) return <Badge kind="bad" icon="alert" label={text.parcel.late(day)} />
  if (day === today()) return <Badge kind="wait" icon="clock" label={text.parcel.dueToday} />
  return <Badge icon="clock" label={text.parcel.promised(day)} />
}

/** Its number, what it was promised for, and whether a move of it waits on this phone. */
export const ParcelHead = ({ parcel, promised = true }: { parcel: ParcelView; promised?: boolean }) => (
  <div className={layout.stack2}>
    <h2 className={styles.id}>{parcel.isRest ? text.toPack.restOf(parcel.id) : parcel.id}</h2>
    <ParcelBadges parcel={parcel} promised={promised} />
  </div>
)

/** What it was promised for, or that a move of it waits on this phone. */
export const ParcelBadges = ({ parcel, promised = true }: { parcel: ParcelView; promised?: boolean }) => (
  <div>
    {parcel.unsent && <Badge kind="wait" icon="phone" label={text.parcel.saved} />}
    {!parcel.unsent && promised && <Promised parcel={parcel} />}
  </div>
)

/** Who it is for: the name and the place. */
export const ParcelPlace = ({ parcel }: { parcel: DeskShipment }) => (
  <div className={layout.stack2}>
    <p>
      <b>{parcel.address.name}</b>, {parcel.address.city} {parcel.address.pincode}
    </p>
    <Unproven parcel={parcel} />
  </div>
)

/** Where it goes before whom it is for: parcels of one town are laid together. */
export const ParcelTown = ({ parcel }: { parcel: DeskShipment }) => (
  <div className={layout.stack2}>
    <p>
      <b className={shipments.town}>
        {parcel.address.city} {parcel.address.pincode}
      </b>
      <br />
      {parcel.address.name}
    </p>
    <ShopOf names={[parcel.shop_name]} />
    <Unproven parcel={parcel} />
  </div>
)

/** That nobody has shown to answer at the customer's number: worth a call before it is packed. */
export const Unproven = ({ parcel }: { parcel: DeskShipment }) =>
  parcel.phone_proven === false && <Badge kind="wait" icon="phone" label={text.parcel.unproven} />

/** Where it is packed. */
export const packPath = ({ id }: Pick<DeskShipment, 'id'>): string => `/desk/pack/${encodeURIComponent(id)}`

/** What is in it, to be found on a shelf: pieces and pictures before all else. */
export const Goods = ({ parcel }: { parcel: DeskShipment }) => (
  <ul className={shipments.goods}>
    {parcel.lines
      .filter(({ cancelled }) => !cancelled)
      .map((line) => (
        <li key={line.order_item_id}>
          <ProductLine
            of={line}
            title={<b className={shipments.pieces}>{text.parcel.line(line.quantity, line.title)}</b>}
            detail={line.variant_name}
          />
        </li>
      ))}
  </ul>
)

/** What is in it. */
export const ParcelLines = ({ parcel }: { parcel: DeskShipment }) => (
  <ul className={styles.lines}>
    {parcel.lines
      .filter(({ cancelled }) => !cancelled)
      .map((line) => (
        <li key={line.order_item_id}>
          {text.parcel.line(line.quantity, line.title)}
          <div className={layout.small}>
            {line.variant_name}
            {line.lot !== null && `, ${text.parcel.lot(line.lot)}`}
          </div>
        </li>
      ))}
  </ul>
)

interface ParcelBodyProps {
  parcel: ParcelView
  promised?: boolean
  children?: ReactNode
}

/** A parcel's card without what can be done with it. */
export const ParcelBody = ({ parcel, promised = true, children }: ParcelBodyProps) => (
  <CardBody stack={3}>
    <ParcelHead parcel={parcel} promised={promised} />
    <ShopOf names={[parcel.shop_name]} />
    <ParcelPlace parcel={parcel} />
    <ParcelLines parcel={parcel} />
    {children}
  </CardBody>
)
