import type { ItemStatus } from '../../contract/entities.ts'
import { p } from '../../texts/pageTexts.ts'
import css from './OrderSteps.module.css'

const track = ['placed', 'shipped', 'delivered'] as const

/** The furrow from placed to delivered, ploughed as far as the goods have come. */
export const OrderSteps = ({ status }: { status: ItemStatus }) => {
  const reached = track.findIndex((step) => step === status)
  if (reached < 0) return null
  const words = p.checkout.orders
  return (
    <ol className={css.steps} aria-label={words.steps}>
      {track.map((step, place) => (
        <li
          key={step}
          className={place <= reached ? css.done : undefined}
          aria-current={place === reached ? 'step' : undefined}
        >
          {words[step]}
        </li>
      ))}
    </ol>
  )
}
