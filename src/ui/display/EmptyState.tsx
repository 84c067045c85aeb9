import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonLook } from '../button/Button.tsx'
import { classes } from '../base/classes.ts'
import { Illustration, type IllustrationName } from '../media/Illustration.tsx'
import tint from '../base/tint.module.css'
import layout from '../base/layout.module.css'
import styles from './EmptyState.module.css'
import type { PictureGround } from '../media/Picture.tsx'

type Action = ButtonLook & ({ to: string; state?: unknown } | { onPress: () => void; disabled?: boolean })

const GROUNDS: Partial<Record<IllustrationName, PictureGround>> = { sack: 'straw', heart: 'sprout', pouch: 'sprout' }

interface EmptyStateProps {
  picture?: IllustrationName
  title: ReactNode
  /** On a page that has nothing else its title is the one h1. */
  level?: 1 | 2 | 3
  text?: ReactNode
  /** The one thing to do from here. */
  action?: Action | undefined
  /** What else can be done. */
  more?: ReactNode
  /** The error's own words, last and small. */
  detail?: ReactNode
}

/** Shown in place of a list: empty, failed to load, or needs the network. */
export const EmptyState = ({ picture = 'tiller', title, level = 2, text, action, more, detail }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classes(layout.stack2, styles.face)}>
      <div className={classes(styles.picture, tint.drawn, tint[GROUNDS[picture] ?? 'clay'])}>
        <Illustration name={picture} className={styles.drawing} />
      </div>
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {(action ?? more) !== undefined && (
        <div className={classes(layout.stack2, layout.above3)}>
          {action && <MainAction {...action} />}
          {more}
        </div>
      )}
      {detail !== undefined && <p className={classes(layout.small, layout.above2)}>{detail}</p>}
    </div>
  )
}

const MainAction = (action: Action) => {
  if ('to' in action) return <ButtonLink kind="main" full {...action} />
  const { onPress, ...look } = action
  return <Button kind="main" full onClick={onPress} {...look} />
}
