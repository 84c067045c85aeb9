import layout from '../base/layout.module.css'
import styles from './Dots.module.css'

interface DotsProps {
  count: number
  current: number
  /** What the dot for the picture at this place is called. */
  name: (place: number) => string
  onGo: (index: number) => void
}

/** One bar per picture, to be pressed. */
export const Dots = ({ count, current, name, onGo }: DotsProps) => (
  <div className={styles.dots}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={layout.square}
        aria-label={name(index + 1)}
        aria-current={index === current}
        onClick={() => onGo(index)}
      />
    ))}
  </div>
)
