import { Icon } from '../media/Icon.tsx'
import styles from './Quantity.module.css'
import { labels } from '../base/labels.ts'

interface QuantityProps {
  value: number
  /** What is counted, for those who listen. */
  name: string
  onIncrease: () => void
  onDecrease: () => void
  max?: number
}

/** The one place where an icon stands alone: plus and minus, with spoken names. Never below 1. */
export const Quantity = ({ value, name, onIncrease, onDecrease, max = Infinity }: QuantityProps) => {
  const { increase, decrease, quantity } = labels()
  return (
    <div className={styles.quantity} role="group" aria-label={`${quantity}: ${name}`}>
      <button type="button" aria-label={decrease} onClick={onDecrease} disabled={value <= 1}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={increase} onClick={onIncrease} disabled={value >= max}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
