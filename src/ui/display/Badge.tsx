import type { ReactNode } from 'react'
import tone from '../base/tone.module.css'
import styles from './Badge.module.css'
import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/icons.ts'

interface BadgeProps {
  kind?: 'plain' | 'info' | 'done' | 'wait' | 'bad'
  icon?: IconName
  label: ReactNode
}

/** A state in colour, icon and word together. */
export const Badge = ({ kind = 'plain', icon, label }: BadgeProps) => (
  <span className={classes(styles.badge, tone[kind])}>
    {icon && <Icon name={icon} className={styles.icon} />}
    {label}
  </span>
)
