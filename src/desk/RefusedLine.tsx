import type { ReactNode } from 'react'
import { Card } from '../ui/display/Card.tsx'
import { Icon } from '../ui/media/Icon.tsx'
import layout from '../ui/base/layout.module.css'
import styles from './refused.module.css'
import { text } from './texts.ts'

interface RefusedLineProps {
  title: string
  /** Rupees that somebody holds and nobody has written down: never behind the fold. */
  cash?: number
  children: ReactNode
}

/** What went wrong in one line, and behind it why and what can be done. */
export const RefusedLine = ({ title, cash = 0, children }: RefusedLineProps) => (
  <Card edge="bad">
    <details className={styles.refused}>
      <summary>
        <Icon name="alert" />
        <span>
          <b>{title}</b>
          {cash > 0 && <span className={layout.error}> {text.refused.cash(cash)}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.why}>{children}</div>
    </details>
  </Card>
)
