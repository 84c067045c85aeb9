import { classes } from '../base/classes.ts'
import styles from './Icon.module.css'
import sprite from './icons.svg?no-inline'

/** Interface icons on a 24 px grid. */
export type IconName =
  | 'alert'
  | 'back'
  | 'box'
  | 'call'
  | 'camera'
  | 'card'
  | 'cart'
  | 'cash'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'down'
  | 'edit'
  | 'eye'
  | 'eye-off'
  | 'facebook'
  | 'file'
  | 'filter'
  | 'forum'
  | 'globe'
  | 'grid'
  | 'heart'
  | 'help'
  | 'home'
  | 'info'
  | 'instagram'
  | 'licence'
  | 'locate'
  | 'login'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'mic'
  | 'minus'
  | 'next'
  | 'off'
  | 'packs'
  | 'pause'
  | 'phone'
  | 'picture'
  | 'pin'
  | 'play'
  | 'plus'
  | 'previous'
  | 'refresh'
  | 'return'
  | 'search'
  | 'share'
  | 'sound'
  | 'star'
  | 'store'
  | 'sun'
  | 'tag'
  | 'trash'
  | 'truck'
  | 'up'
  | 'user'
  | 'youtube'

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
  <svg className={classes(styles.icon, small && styles.small, filled && styles.filled, className)} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
