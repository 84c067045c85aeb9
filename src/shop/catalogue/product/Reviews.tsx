import type { ReviewSummary } from '../../../contract/reviews.ts'
import { formatDay } from '../../../texts/days.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Stars } from '../../../ui/display/Stars.tsx'
import layout from '../../../ui/base/layout.module.css'
import { ReviewPictures } from './ReviewPictures.tsx'
import styles from './Reviews.module.css'
import { asWritten } from '../../../texts/localized.ts'
import { Sentence } from '../../../ui/base/Words.tsx'

const ROWS = ['5', '4', '3', '2', '1'] as const

/** What other farmers say: the average, how the stars fall, and each approved review. */
export const Reviews = ({ summary }: { summary: ReviewSummary }) => (
  <>
    <div className={styles.summary}>
      <Stars value={summary.avgRating} figure count={plural(summary.reviewsCount, text.catalogue.reviews)} />
      <ul className={styles.rows}>
        {ROWS.map((stars) => (
          <li key={stars}>
            <span>{plural(Number(stars), text.catalogue.starsRow)}</span>
            <meter min={0} max={Math.max(summary.reviewsCount, 1)} value={summary.ratingsDistribution[stars] ?? 0} />
            <span>{formatNumber(summary.ratingsDistribution[stars] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
    <ul className={styles.reviews}>
      {summary.user_reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars value={review.rating} />
          <p>{review.comment}</p>
          {review.media.length > 0 && <ReviewPictures media={review.media} />}
          {review.verified && <Badge kind="done" icon="check" label={text.catalogue.verified} />}
          <p className={layout.small}>
            <Sentence
              say={text.catalogue.reviewBy}
              of={[asWritten(review.user.name), { text: formatDay(review.updated_at) }]}
            />
          </p>
          {review.admin_comment && (
            <div className={styles.answer}>
              <b>{text.catalogue.shopAnswers}</b>
              <p>{review.admin_comment}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  </>
)
