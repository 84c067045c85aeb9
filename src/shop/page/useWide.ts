import { useSyncExternalStore } from 'react'

/** So wide that a list has room for its filters beside it; the style sheets name the same width. */
const WIDE = '(min-width: 1100px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the screen is a desk's; the server renders for a phone. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
