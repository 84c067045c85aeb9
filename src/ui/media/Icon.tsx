import { classes } from '../base/classes.ts'
import styles from './Icon.module.css'
import { ICONS, type IconName } from './icons.ts'

interface IconProps {
  name: IconName
  /** 20 px beside a word instead of 24. */
  small?: boolean
  /** The shape is filled with the text's colour: a heart or star that is set. */
  filled?: boolean
  className?: string | undefined
}

/** Decoration beside a word, so it has no name of its own. */
export const Icon = ({ name, small, filled, className }: IconProps) => (
  <svg
    className={classes(styles.icon, small && styles.small, filled && styles.filled, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
)
