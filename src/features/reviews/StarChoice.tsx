import { STARS } from '../../contract/constants.ts'
import { p } from '../../texts/pageTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './StarChoice.module.css'

interface StarChoiceProps {
  value: number | null
  /** Once the stars are public they stay as they are. */
  locked: boolean
  error?: string | undefined
  onChange: (value: number) => void
}

/** Five stars to set, each a radio named by its number. */
export const StarChoice = ({ value, locked, error, onChange }: StarChoiceProps) => (
  <fieldset className={locked ? css.locked : css.stars} disabled={locked} aria-describedby={error && 'rating-error'}>
    <legend>{p.reviews.mine.yourStars}</legend>
    <div className={css.row}>
      {STARS.map((star) => (
        <label key={star} className={css.star}>
          <input
            type="radio"
            name="rating"
            value={star}
            aria-label={String(star)}
            checked={value === star}
            onChange={() => onChange(star)}
          />
          <Icon name="star" filled={value !== null && star <= value} className={css.icon} />
        </label>
      ))}
    </div>
    {error && (
      <p className={css.error} id="rating-error" role="alert">
        <Icon name="alert" small />
        <span>{error}</span>
      </p>
    )}
  </fieldset>
)
