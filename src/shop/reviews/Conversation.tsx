import type { ReviewThread } from '../../contract/reviews.ts'
import { formatShortDay } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './Conversation.module.css'

interface ConversationProps {
  lines: ReviewThread['conversation']
  /** The farmer's own name. */
  name: string
}

/** What was said so far, each line with its day and speaker. */
export const Conversation = ({ lines, name }: ConversationProps) => (
  <section className={classes(layout.sheet, styles.box)} aria-label={pageText.reviews.one.conversation}>
    <ol>
      {lines.map(({ date, from, message }) => (
        <li key={`${date} ${message}`} className={from === 'user' ? undefined : styles.shop}>
          <span className={styles.by}>
            {pageText.reviews.one.line(formatShortDay(date), from === 'user' ? name : pageText.reviews.one.shop)}
          </span>{' '}
          {message}
        </li>
      ))}
    </ol>
  </section>
)
