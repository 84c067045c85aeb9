import type { ReactNode } from 'react'
import type { DeskLine, DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { dayInIndia } from '../../contract/india.ts'
import type { Language } from '../../contract/languages.ts'
import { paise, rupees } from '../../contract/money.ts'
import { formatRupees } from '../../texts/format.ts'
import { QrCode } from './QrCode.tsx'
import { Said } from './Said.tsx'
import styles from './paper.module.css'

/** What the papers of a parcel share. */

export const liveLines = ({ lines }: DeskShipment): DeskLine[] => lines.filter(({ cancelled }) => !cancelled)

interface PaperProps {
  parcel: DeskShipment
  languages: readonly Language[]
}

/** What is to be taken at the door, in words that nobody takes for something else. */
export const Due = ({ parcel: { cash_due: due }, languages }: PaperProps) =>
  due > 0 ? (
    <>
      <Said languages={languages} of={({ cash }) => cash} /> {formatRupees(due)}
    </>
  ) : (
    <Said languages={languages} of={({ paid }) => paid} />
  )

/** What it costs and what of that is for its delivery; nothing where that is free. */
export const BreakUp = ({ parcel, languages }: PaperProps) => {
  const { delivery_charge: charge } = parcel
  if (charge === 0) return null
  const goods = liveLines(parcel).reduce((sum, { total_price }) => sum + paise(total_price), 0)
  return (
    <p>
      <Said languages={languages} of={(said) => said.goods} /> {formatRupees(rupees(goods))} +{' '}
      <Said languages={languages} of={({ delivery }) => delivery} /> {formatRupees(charge)} ={' '}
      {formatRupees(rupees(goods + paise(charge)))}
    </p>
  )
}

/** Where nothing is known there is room to write. */
export const Ruled = ({ children }: { children?: ReactNode }) =>
  children ? <>{children}</> : <span className={styles.ruled} />

/** 2026-11-25 → 25-11-2026, as papers here have it. */
const dayOf = (at: string): string => dayInIndia(Date.parse(at)).split('-').reverse().join('-')

/** Who sends it, which parcel it is, and the code of it. */
export const PaperHead = ({
  title,
  parcel,
  children,
}: {
  title: ReactNode
  parcel: DeskShipment
  children?: ReactNode
}) => (
  <header className={styles.head}>
    <div>
      <h2>{title}</h2>
      {children}
      <p className={styles.shop}>{parcel.shop_name}</p>
      {parcel.shop_address !== null && <p>{parcel.shop_address}</p>}
    </div>
    <div className={styles.number}>
      <QrCode id={parcel.id} />
      <b>{parcel.id}</b>
    </div>
  </header>
)

/** Whom it is for, and when it was ordered. */
export const PaperFacts = ({ parcel, languages }: PaperProps) => (
  <dl className={styles.facts}>
    <div>
      <dt>
        <Said languages={languages} of={({ to }) => to} />
      </dt>
      <dd>
        <Customer parcel={parcel} languages={languages} />
      </dd>
    </div>
    <div>
      <dt>
        <Said languages={languages} of={({ order }) => order} />
      </dt>
      <dd>{parcel.order_id}</dd>
      <dt>
        <Said languages={languages} of={({ ordered }) => ordered} />
      </dt>
      <dd>{dayOf(parcel.order_date)}</dd>
    </div>
  </dl>
)

const Customer = ({ parcel: { address }, languages }: PaperProps) => (
  <>
    <b>{address.name}</b>
    <br />
    {placeOf(address).join(', ')} <b>{address.pincode}</b>
    <br />
    <Said languages={languages} of={({ phone }) => phone} /> {address.phone_number}
  </>
)

/** The lines of an address without name and PIN. */
export const placeOf = ({
  house_number,
  area,
  landmark,
  city,
  district,
  state,
}: DeskShipment['address']): readonly string[] =>
  // A town is often called as its district is.
  [...new Set([house_number, area, landmark, city, district, state])].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  )
