import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Section.module.css'

/** How high each page's sections were when last laid out, so that Back finds every one where it was. */
const heights = new Map<string, number>()

interface SectionProps {
  title: string
  /** A short fact beside the title. */
  note?: ReactNode
  id?: string
  /** Only spoken, where what is in it speaks for itself. */
  heading?: 'hidden' | 'hidden-on-phone'
  /** Laid out and painted, its pictures fetched, only as it comes near the screen. Clips what stands out of it. */
  belowFold?: boolean | 'long' | undefined
  children: ReactNode
}

/** A part of a page with its heading. */
export const Section = ({ title, note, id, heading, belowFold, children }: SectionProps) => {
  const made = useId()
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = section.current
    if (element === null) return
    const key = `${location.pathname} ${title}`
    const height = heights.get(key)
    if (height !== undefined) element.style.containIntrinsicSize = `auto 1px auto ${height}px`
    const size = new ResizeObserver(([entry]) => void (entry && heights.set(key, entry.contentRect.height)))
    size.observe(element)
    return () => size.disconnect()
  }, [title])
  return (
    <section
      ref={section}
      className={classes(
        styles.section,
        belowFold && styles.below,
        belowFold === 'long' && styles.long,
        heading && styles[heading],
      )}
      aria-labelledby={made}
      id={id}
    >
      <div className={classes(layout.spread, layout.below3, styles.head)}>
        <h2 id={made}>{title}</h2>
        {note}
      </div>
      {children}
    </section>
  )
}
