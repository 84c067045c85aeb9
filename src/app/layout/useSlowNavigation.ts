import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** A page that comes sooner than this replaces the one before without anything between them. */
const PATIENCE_MS = 250

/** True while another page has been on its way for so long that its skeleton should stand there. */
export const useSlowNavigation = (): boolean => {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const leaving = state === 'loading' && location.pathname !== pathname
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [leaving])
  return slow && leaving
}
