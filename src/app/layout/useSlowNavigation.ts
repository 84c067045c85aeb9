import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** A page that comes sooner than this replaces the one before without anything between them. */
const PATIENCE_MS = 250

/** The path of a page that has been on its way for so long that its skeleton should stand there. */
export const useSlowNavigation = (): string | null => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const leaving = state === 'loading' && location.pathname !== pathname
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => {
      setSlow(true)
      // The router has written down where the page before was scrolled to.
      scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaving])
  return slow && leaving ? location.pathname : null
}
