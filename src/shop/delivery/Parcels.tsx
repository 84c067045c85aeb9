import { paise, rupees } from '../../contract/money.ts'
import { asWritten } from '../../texts/localized.ts'
import { formatWeekday } from '../../texts/days.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Words } from '../../ui/base/Words.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './Parcels.module.css'

/** What one seller brings. */
export interface Parcel {
  /** The seller's shop; a cart of an older build does not name it. */
  from?: string
  /** Rupees to pay at the door; nothing where it is paid in advance. */
  amount?: number
  /** Rupees for its delivery, which are in the amount. */
  charge?: number
  /** The last day that is promised. */
  by?: string
}

/** "Delivery ₹60.00" */
export const chargeText = (charge: number): string => `${pageText.checkout.payment.delivery} ${formatRupees(charge)}`

/** "₹1,710.00 (₹1,650.00 + Delivery ₹60.00)" */
const toPay = (amount: number, charge: number | undefined): string => {
  if (charge === undefined) return formatRupees(amount)
  const goods = formatRupees(rupees(paise(amount) - paise(charge)))
  return `${formatRupees(amount)} (${goods} + ${chargeText(charge)})`
}

/** "₹1,710.00 (₹1,650.00 + Delivery ₹60.00), by Sat 28 Nov"; the charge alone where it is paid in advance. */
const said = ({ amount, by, charge }: Parcel): string =>
  [
    amount === undefined ? [] : toPay(amount, charge),
    by === undefined ? [] : pageText.checkout.orders.by(formatWeekday(by)),
    amount !== undefined || charge === undefined ? [] : chargeText(charge),
  ]
    .flat()
    .join(', ')

/** In one line, to be shared. */
export const parcelsText = (parcels: readonly Parcel[]): string =>
  `${plural(parcels.length, pageText.delivery.parcels)}: ${parcels.map((parcel) => [parcel.from ?? [], said(parcel)].flat().join(': ')).join('; ')}`

/** The parcels of one order, each with its own day and cash; nothing where there is only one. */
export const Parcels = ({ parcels }: { parcels: readonly Parcel[] }) =>
  parcels.length > 1 && (
    <div className={styles.parcels}>
      <p className={layout.row}>
        <Icon name="truck" small />
        <b>{plural(parcels.length, pageText.delivery.parcels)}</b>
      </p>
      <ul className={styles.list}>
        {parcels.map((parcel, place) => (
          <li key={place}>
            {parcel.from !== undefined && (
              <>
                <Words {...asWritten(parcel.from)} />:{' '}
              </>
            )}
            {said(parcel)}
          </li>
        ))}
      </ul>
    </div>
  )
