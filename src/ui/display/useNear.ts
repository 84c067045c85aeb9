import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { firstTouch } from '../base/first-touch.ts'
import { loadStyles } from '../base/load-styles.ts'

/** What has been near the screen in this document, by page and name, so that Back finds every place as it was. */
const seen = new Set<string>()

/** So far from the screen, in shares of its height, something is made ready. */
const MARGIN = '60%'

/** The link that has the focus, so that its successor can have it. */
const useKeptFocus = (part: RefObject<HTMLElement | null>, near: boolean): void => {
  const focused = useRef<string>(undefined)
  useEffect(() => {
    const element = part.current
    if (near || element === null) return
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLAnchorElement ? target.pathname : undefined
    }
    // A link that is taken away loses the focus as well, in the same task in which its successor comes.
    const forget = () => void setTimeout(() => (focused.current = undefined))
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', forget)
    }
  }, [part, near])
  useLayoutEffect(() => {
    if (!near || focused.current === undefined) return
    const links = part.current?.querySelectorAll<HTMLAnchorElement>('a:not([tabindex])') ?? []
    ;[...links].find(({ pathname }) => pathname === focused.current)?.focus({ preventScroll: true })
  }, [part, near])
}

/**
 * Whether a part of a page is, or has been, near the screen. What is not is only named: a page that comes is short, and
 * a phone lays out and brings to life no more than is looked at. `isFirst` has the first screen ready at once.
 */
export const useNear = (part: RefObject<HTMLElement | null>, name: string, isFirst: boolean): boolean => {
  const { pathname, search } = useLocation()
  const key = `${pathname}${search} ${name}`
  const [near, come] = useState(isFirst || seen.has(key))
  useKeptFocus(part, near)
  useEffect(() => {
    if (near) return void seen.add(key)
    const element = part.current
    if (element === null) return
    let sight: IntersectionObserver | undefined
    let isGone = false
    const fill = async () => {
      await loadStyles()
      startTransition(() => come(true))
    }
    const watch = (rootMargin: string) => {
      sight?.disconnect()
      if (isGone) return
      sight = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && fill()), { rootMargin })
      sight.observe(element)
    }
    // Nobody may scroll: until then only what is in sight comes.
    watch('0px')
    void firstTouch().then(() => watch(`${MARGIN} 0px`))
    return () => {
      isGone = true
      sight?.disconnect()
    }
  }, [near, key, part])
  return near
}
