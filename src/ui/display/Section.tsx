import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import { NameList, type NamedLink } from './NameList.tsx'
import { useNear } from './useNear.ts'
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
  /** Filled, laid out and painted only as it comes near the screen. Clips what stands out of it. */
  belowFold?: boolean | 'long' | undefined
  /** What it has in it, until it is filled. */
  names?: readonly NamedLink[]
  children: ReactNode
}

/** A part of a page with its heading. */
export const Section = ({ title, note, id, heading, belowFold, names, children }: SectionProps) => {
  const made = useId()
  const section = useRef<HTMLElement>(null)
  const near = useNear(section, title, !belowFold)
  useLayoutEffect(() => {
    const element = section.current
    if (element === null || !near) return
    const key = `${location.pathname} ${title}`
    const height = heights.get(key)
    if (height !== undefined) element.style.containIntrinsicSize = `auto 1px auto ${height}px`
    const size = new ResizeObserver(([entry]) => void (entry && heights.set(key, entry.contentRect.height)))
    size.observe(element)
    return () => size.disconnect()
  }, [title, near])
  return (
    <section
      ref={section}
      className={classes(
        styles.section,
        // Names have little to lay out; skipped, a longer list of them would lie over the next part.
        belowFold && near && styles.below,
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
      {near ? children : <div className={styles.coming}>{names && <NameList links={names} />}</div>}
    </section>
  )
}
