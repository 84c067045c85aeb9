import type { ReviewThread } from '../../contract/reviews.ts'
import { formatShortDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import css from './Conversation.module.css'

interface ConversationProps {
  lines: ReviewThread['conversation']
  /** The farmer's own name. */
  name: string
}

/** What was said so far, each line with its day and speaker (spec 2.14). */
export const Conversation = ({ lines, name }: ConversationProps) => (
  <section className={css.box} aria-label={p.reviews.one.conversation}>
    <ol>
      {lines.map(({ date, from, message }) => (
        <li key={`${date} ${message}`} className={from === 'user' ? css.mine : css.shop}>
          <span className={css.by}>
            {p.reviews.one.line(formatShortDay(date), from === 'user' ? name : p.reviews.one.shop)}
          </span>{' '}
          {message}
        </li>
      ))}
    </ol>
  </section>
)
