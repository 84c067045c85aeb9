import type { ItemStatus } from '../../contract/entities.ts'
import { pageText } from '../../texts/page-texts.ts'
import styles from './OrderSteps.module.css'

const track = ['placed', 'shipped', 'delivered'] as const

/** A progress line from placed to delivered. */
export const OrderSteps = ({ status }: { status: ItemStatus }) => {
  const reached = track.findIndex((step) => step === status)
  if (reached < 0) return null
  const words = pageText.checkout.orders
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {track.map((step, place) => (
        <li
          key={step}
          className={place <= reached ? styles.done : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {words[step]}
        </li>
      ))}
    </ol>
  )
}
