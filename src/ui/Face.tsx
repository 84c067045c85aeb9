import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Drawing } from './Drawing.tsx'
import type { DrawingName } from './Drawing.tsx'
import styles from './Face.module.css'
import type { PictureGround } from './Picture.tsx'

interface FaceProps {
  picture?: DrawingName
  ground?: PictureGround
  title: ReactNode
  /** A page that has nothing but this face makes it the one h1. */
  level?: 1 | 2 | 3
  text?: ReactNode
  action?: ReactNode
  /** The error's own words, last and small. */
  detail?: ReactNode
}

/** What stands where a list would be: nothing there, did not load, or needs the network. */
export const Face = ({ picture = 'tiller', ground = 'clay', title, level = 2, text, action, detail }: FaceProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.face}>
      <div className={classes(styles.picture, styles[ground])}>
        <Drawing name={picture} className={styles.drawing} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
