import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { withoutLanguage } from '../../../contract/languages.ts'

/** A page that comes sooner than this replaces the one before without anything between them. */
const DELAY_MS = 250

/** The path of a page that has been loading for so long that its skeleton should be shown. */
export const useSlowNavigation = (): string | null => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const next = location === undefined ? pathname : withoutLanguage(location.pathname)
  const leaving = state === 'loading' && next !== pathname
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaving])
  const shown = slow && leaving
  // Not before the skeleton is there: the page may still come, and stand where it was left.
  useLayoutEffect(() => {
    if (shown) scrollTo(0, 0)
  }, [shown])
  return shown ? next : null
}
