import styles from './Button.module.css'
import { classes } from '../base/classes.ts'
import type { IconName } from '../media/Icon.tsx'

export interface ButtonLook {
  kind?: 'outline' | 'main' | 'leaf' | 'plain' | 'danger' | 'off' | undefined
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
  full?: boolean | undefined
}

/** The look that buttons and links share. */
export const buttonClass = ({ kind = 'outline', full }: ButtonLook, more?: string): string =>
  classes(styles.button, styles[kind], full && styles.full, more)
