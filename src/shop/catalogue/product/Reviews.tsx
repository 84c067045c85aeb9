import { useState } from 'react'
import { LARGE_WIDTH } from '../../../contract/constants.ts'
import { inWidth, shownWidth, srcSetOf } from '../../../contract/pictures.ts'
import type { ReviewSummary, ReviewMedium } from '../../../contract/reviews.ts'
import { shopSettings } from '../../../contract/shop-settings.ts'
import { formatDay } from '../../../texts/days.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { text, productText } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Bar } from '../../../ui/display/Bar.tsx'
import { Stars } from '../../../ui/display/Stars.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './Reviews.module.css'
import { asWritten } from '../../../texts/localized.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { Sentence, Words } from '../../../ui/base/Words.tsx'
import { LazyPictureViewer } from './LazyPictureViewer.tsx'

const isPicture = ({ file }: ReviewMedium): boolean => file.endsWith('.webp')

/** What a buyer has photographed and filmed; a picture is enlarged by a tap. */
const ReviewPictures = ({ media }: { media: readonly ReviewMedium[] }) => {
  const [enlarged, enlarge] = useState<ReviewMedium>()
  const pictures = media.filter(isPicture)
  const alt = text.catalogue.reviewPicture
  return (
    <>
      <ul className={styles.media}>
        {media.map((medium) => (
          <li key={medium.id}>
            {isPicture(medium) ? (
              <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={() => enlarge(medium)}>
                <img
                  src={inWidth(medium.file_path, 160)}
                  srcSet={srcSetOf(medium.file_path, [160, 320])}
                  sizes="96px"
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                  width={96}
                  height={96}
                />
                <VisuallyHidden>{productText.enlarge}</VisuallyHidden>
              </button>
            ) : (
              <video src={medium.file_path} controls muted preload="none" width={96} height={96} />
            )}
          </li>
        ))}
      </ul>
      {enlarged && (
        <LazyPictureViewer
          title={alt}
          pictures={pictures.map(({ file_path }) => ({
            preview: inWidth(file_path, shownWidth(320)),
            src: inWidth(file_path, shopSettings.littleData ? LARGE_WIDTH : 1600),
            srcSet: srcSetOf(file_path, [1080, 1600]),
            alt,
          }))}
          start={pictures.indexOf(enlarged)}
          onClose={() => enlarge(undefined)}
        />
      )}
    </>
  )
}

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
            <Bar max={Math.max(summary.reviewsCount, 1)} value={summary.ratingsDistribution[stars] ?? 0} />
            <span>{formatNumber(summary.ratingsDistribution[stars] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
    <ul className={styles.reviews}>
      {summary.user_reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars value={review.rating} />
          <p>
            <Words {...asWritten(review.comment)} />
          </p>
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
              <p>
                <Words {...asWritten(review.admin_comment)} />
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  </>
)
