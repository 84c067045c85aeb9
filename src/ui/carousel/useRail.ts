import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { openRail } from './rail-slider.ts'

/**
 * Turns a scrolling list into a keen-slider once it comes near the screen. Until then, and where scripts fail, the
 * browser's own scrolling serves.
 */
export const useRail = (list: RefObject<HTMLUListElement | null>) => {
  const rail = useRef<ReturnType<typeof openRail>>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = list.current
    if (!element) return
    let gone = false
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        import('./rail-slider.ts').then(
          ({ openRail: open }) => {
            if (!gone) rail.current = open(element, setEnds)
          },
          () => {},
        )
      },
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    return () => {
      gone = true
      watcher.disconnect()
      rail.current?.close()
      rail.current = null
    }
  }, [list])
  return { ...ends, move: (direction: -1 | 1) => rail.current?.move(direction) }
}
