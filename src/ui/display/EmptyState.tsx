import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import { Illustration } from '../media/Illustration.tsx'
import type { IllustrationName } from '../media/Illustration.tsx'
import tint from '../base/tint.module.css'
import layout from '../base/layout.module.css'
import styles from './EmptyState.module.css'
import type { PictureGround } from '../media/Picture.tsx'

interface FaceProps {
  picture?: IllustrationName
  ground?: PictureGround
  title: ReactNode
  /** On a page that has nothing else its title is the one h1. */
  level?: 1 | 2 | 3
  text?: ReactNode
  action?: ReactNode
  /** The error's own words, last and small. */
  detail?: ReactNode
}

/** Shown in place of a list: empty, failed to load, or needs the network. */
export const EmptyState = ({
  picture = 'tiller',
  ground = 'clay',
  title,
  level = 2,
  text,
  action,
  detail,
}: FaceProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.face}>
      <div className={classes(styles.picture, tint[ground])}>
        <Illustration name={picture} className={styles.drawing} />
      </div>
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
      {detail !== undefined && <p className={classes(layout.small, layout.above2)}>{detail}</p>}
    </div>
  )
}
