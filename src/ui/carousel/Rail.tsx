import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { labels } from '../base/labels.ts'
import { Icon } from '../media/Icon.tsx'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Rail.module.css'

interface RailProps {
  /** What the list is called. */
  label: string
  children: ReactNode
}

/** Most of a frame: a card that was cut off is seen whole. */
const STEP = 0.8

/** Cards in a row, more than fit: scrolled by the browser, or moved by the two arrows of a desk. */
export const Rail = ({ label, children }: RailProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      setAtStart(scrollLeft <= 1)
      setAtEnd(scrollLeft + clientWidth >= scrollWidth - 1)
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const move = (frames: number) => list.current?.scrollBy({ left: frames * STEP * list.current.clientWidth })
  return (
    <div className={styles.rail}>
      <ul ref={list} className={styles.list} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {(['previous', 'next'] as const).map((to) => (
        <button
          key={to}
          type="button"
          className={classes(layout.press, layout.desk, styles.arrow)}
          data-to={to}
          hidden={to === 'previous' ? atStart : atEnd}
          onClick={() => move(to === 'previous' ? -1 : 1)}
        >
          {to === 'previous' && <Icon name={to} />}
          <span>{labels()[to]}</span>
          {to === 'next' && <Icon name={to} />}
        </button>
      ))}
    </div>
  )
}
