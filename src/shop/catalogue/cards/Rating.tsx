import { formatNumber, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { labels } from '../../../ui/base/labels.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import styles from './Rating.module.css'

interface RatingProps {
  value: number
  count: number
  /** Where there is no room for how many. */
  short?: boolean
}

/** The average in one star, and how many gave one; nothing where nobody did. */
export const Rating = ({ value, count, short }: RatingProps) =>
  count > 0 && (
    <span
      className={styles.rating}
      role="img"
      aria-label={`${labels().outOfFive(value)}, ${plural(count, text.catalogue.reviews)}`}
    >
      <Icon name="star" filled className={styles.star} />
      {labels().oneDecimal(value)}
      {!short && ` (${formatNumber(count)})`}
    </span>
  )
