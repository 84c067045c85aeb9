import { Children, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Rail.module.css'
import { useRail } from './useRail.ts'
import { labels } from '../base/labels.ts'

interface RailProps {
  /** What the list is called. */
  label: string
  children: ReactNode
}

/** Cards in a row, more than fit: swiped, scrolled, or moved by the two arrows of a desk. */
export const Rail = ({ label, children }: RailProps) => {
  const list = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, move } = useRail(list)
  const { previous, next } = labels()
  return (
    <div className={styles.rail}>
      <ul ref={list} className={styles.list} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      <button
        type="button"
        className={classes(layout.press, layout.desk, styles.arrow)}
        data-to="previous"
        hidden={atStart}
        onClick={() => move(-1)}
      >
        <Icon name="previous" />
        <span>{previous}</span>
      </button>
      <button
        type="button"
        className={classes(layout.press, layout.desk, styles.arrow)}
        data-to="next"
        hidden={atEnd}
        onClick={() => move(1)}
      >
        <span>{next}</span>
        <Icon name="next" />
      </button>
    </div>
  )
}
