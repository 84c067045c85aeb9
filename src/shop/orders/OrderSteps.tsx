import type { OrderItem } from '../../contract/entities.ts'
import { formatDate } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './OrderCard.module.css'

const WAY = ['placed', 'shipped', 'delivered'] as const
type Step = (typeof WAY)[number] | 'cancelled'
const STOPS: Record<Step, IconName> = { placed: 'box', shipped: 'truck', delivered: 'home', cancelled: 'close' }
const BETWEEN = ['packed', 'out', 'failed', 'returning'] as const

/** When each step was; in what an older build has stored the first and the last alone. */
const momentsOf = ({ steps, order_date, delivery_date }: OrderItem): ReadonlyMap<string, string> =>
  new Map(
    steps?.map(({ status, at }) => [status, at]) ?? [
      ['placed', order_date],
      ...(delivery_date === null ? [] : [['delivered', delivery_date] as const]),
    ],
  )

/** The way of an item: what it has passed and, unless it is cancelled, what is still to come. */
const wayOf = (item: OrderItem, moments: ReadonlyMap<string, string>): readonly Step[] =>
  item.item_status === 'cancelled' ? [...WAY.filter((step) => moments.has(step)), 'cancelled'] : WAY

/** Where the parcel is since its last step, such as out for delivery. */
const placeBetween = ({ steps }: OrderItem) => {
  const last = steps?.[steps.length - 1]
  const name = BETWEEN.find((one) => one === last?.status)
  return last && name && { name, at: last.at }
}

/** The road of a parcel with the date of every stop; the last one to come says what was promised. */
export const OrderSteps = ({ item }: { item: OrderItem }) => {
  const { item_status: status, promised_to } = item
  if (status === 'payment_pending') return null
  const moments = momentsOf(item)
  const way = wayOf(item, moments)
  const reached = way.findIndex((step) => step === status)
  const between = placeBetween(item)
  const words = pageText.checkout.orders
  const carrier = [item.carrier, item.tracking].filter(Boolean).join(' ')
  return (
    <>
      <ol className={styles.steps} aria-label={words.steps}>
        {way.map((step, place) => {
          const at = place <= reached ? moments.get(step) : undefined
          return (
            <li
              key={step}
              className={classes(
                place <= reached && styles.reached,
                place < reached && styles.passed,
                step === 'cancelled' && styles.ended,
              )}
              aria-current={place === reached ? 'step' : undefined}
            >
              <span className={styles.stop}>
                <Icon name={STOPS[step]} small />
              </span>
              {step === 'delivered' && place > reached ? pageText.checkout.payment.delivery : words[step]}
              {at !== undefined && <span className={styles.date}>{formatDate(at)}</span>}
              {between && place === reached && (
                <span className={styles.date}>
                  {words[between.name]} {formatDate(between.at)}
                </span>
              )}
              {step === 'delivered' && place > reached && promised_to && (
                <span className={styles.date}>{words.by(formatDate(promised_to))}</span>
              )}
            </li>
          )
        })}
      </ol>
      {carrier !== '' && <p className={styles.carrier}>{words.carrier(carrier)}</p>}
    </>
  )
}
