import { formatWeekday } from '../../texts/days.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './Parcels.module.css'

/** What one seller brings. */
export interface Parcel {
  /** Rupees to pay at the door; nothing where it is paid in advance. */
  amount?: number
  /** Rupees for its delivery, which are in the amount. */
  charge?: number
  /** The last day that is promised. */
  by?: string
}

/** "Delivery ₹60.00" */
export const chargeText = (charge: number): string => `${pageText.checkout.payment.delivery} ${formatRupees(charge)}`

/** "₹1,710.00, by Sat 28 Nov, Delivery ₹60.00" */
const said = ({ amount, by, charge }: Parcel): string =>
  [
    amount === undefined ? [] : formatRupees(amount),
    by === undefined ? [] : pageText.checkout.orders.by(formatWeekday(by)),
    charge === undefined ? [] : chargeText(charge),
  ]
    .flat()
    .join(', ')

/** In one line, to be shared. */
export const parcelsText = (parcels: readonly Parcel[]): string =>
  `${plural(parcels.length, pageText.delivery.parcels)}: ${parcels.map(said).join('; ')}`

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
          <li key={place}>{said(parcel)}</li>
        ))}
      </ul>
    </div>
  )
