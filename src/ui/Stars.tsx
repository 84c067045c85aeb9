import { Icon } from './Icon.tsx'
import styles from './Stars.module.css'
import { words } from './words.ts'

interface StarsProps {
  value: number
  /** Words after the stars, such as the number of reviews. */
  count?: string | undefined
  /** The average beside the stars, with one decimal. */
  figure?: boolean
}

/** Stars that are only read. */
export const Stars = ({ value, count, figure }: StarsProps) => (
  <span className={styles.line}>
    <span className={styles.stars} role="img" aria-label={words().outOfFive(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" filled={star <= Math.round(value)} className={styles.star} />
      ))}
    </span>
    {figure && <b>{words().oneDecimal(value)}</b>}
    {count && <span className={styles.count}>{count}</span>}
  </span>
)
