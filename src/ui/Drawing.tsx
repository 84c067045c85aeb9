import { classes } from './classes.ts'
import styles from './Drawing.module.css'
import drawings from './drawings.svg?no-inline'

/** Things of the farm, drawn by the reference; all stand on the same line. */
export type DrawingName = 'box' | 'sack' | 'pouch' | 'bottle' | 'drip' | 'pump' | 'sprayer' | 'tiller' | 'hoe' | 'heart'

interface DrawingProps {
  name: DrawingName
  className?: string | undefined
}

/** Decoration; stands in for a picture that is not there. */
export const Drawing = ({ name, className }: DrawingProps) => (
  <svg className={classes(styles.drawing, styles[name], className)} viewBox="0 0 96 96" aria-hidden="true">
    <use href={`${drawings}#d-${name}`} />
  </svg>
)
