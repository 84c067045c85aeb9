import { STARS } from '../../contract/constants.ts'
import { pageText } from '../../texts/texts.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './StarRatingInput.module.css'

interface StarRatingInputProps {
  value: number | null
  /** Once the stars are public they stay as they are. */
  locked: boolean
  error?: string | undefined
  onChange: (value: number) => void
}

/** Five stars to set, each a radio named by its number. */
export const StarRatingInput = ({ value, locked, error, onChange }: StarRatingInputProps) => (
  <fieldset className={locked ? styles.locked : undefined} disabled={locked} aria-describedby={error && 'rating-error'}>
    <legend>{pageText.reviews.mine.yourStars}</legend>
    <div className={styles.row}>
      {STARS.map((star) => (
        <label key={star} className={classes(layout.square, styles.star)}>
          <input
            type="radio"
            name="rating"
            value={star}
            aria-label={String(star)}
            checked={value === star}
            onChange={() => onChange(star)}
          />
          <Icon name="star" filled={value !== null && star <= value} className={styles.icon} />
        </label>
      ))}
    </div>
    {error && (
      <p className={classes(layout.error, styles.error)} id="rating-error" role="alert">
        <Icon name="alert" small />
        <span>{error}</span>
      </p>
    )}
  </fieldset>
)
