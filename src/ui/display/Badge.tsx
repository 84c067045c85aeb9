import type { ReactNode } from 'react'
import tone from '../base/tone.module.css'
import styles from './Badge.module.css'
import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/Icon.tsx'

interface BadgeProps {
  kind?: 'plain' | 'info' | 'done' | 'wait' | 'bad'
  icon?: IconName
  children: ReactNode
}

/** A state in colour, icon and word together. */
export const Badge = ({ kind = 'plain', icon, children }: BadgeProps) => (
  <span className={classes(styles.badge, tone[kind])}>
    {icon && <Icon name={icon} className={styles.icon} />}
    {children}
  </span>
)
