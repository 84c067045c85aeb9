import type { useSlider } from './useSlider.ts'
import layout from '../base/layout.module.css'
import styles from './Dots.module.css'

interface DotsProps {
  count: number
  /** The slider they move. */
  slides: ReturnType<typeof useSlider>
  /** What the dot for the picture at this place is called. */
  name: (place: number) => string
}

/** One bar per picture, to be pressed. */
export const Dots = ({ count, slides, name }: DotsProps) => (
  <div className={styles.dots}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={layout.square}
        aria-label={name(index + 1)}
        aria-current={index === slides.current}
        onClick={() => slides.takeStep((slider) => slider.moveToIdx(index))}
      />
    ))}
  </div>
)
