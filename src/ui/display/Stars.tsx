import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import layout from '../base/layout.module.css'
import styles from './Stars.module.css'
import { labels } from '../base/labels.ts'

interface StarsProps {
  value: number
  /** Words after the stars, such as the number of reviews. */
  count?: string | undefined
  /** The average beside the stars, with one decimal. */
  figure?: boolean
}

const HALF = 0.5

/** Stars that are only read, to the half. */
export const Stars = ({ value, count, figure }: StarsProps) => (
  <span className={styles.line}>
    <span className={styles.stars} role="img" aria-label={labels().outOfFive(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={styles.place}>
          <Icon name="star" filled={star <= value + HALF / 2} className={styles.star} />
          {Math.abs(value + HALF - star) < HALF / 2 && (
            <Icon name="star" filled className={classes(styles.star, styles.half)} />
          )}
        </span>
      ))}
    </span>
    {figure && <b>{labels().oneDecimal(value)}</b>}
    {count && <span className={layout.quiet}>{count}</span>}
  </span>
)
