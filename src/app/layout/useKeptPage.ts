import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const TRIED = 'kept-page-tried'

/**
 * A page that was rendered by the server asked for nothing on this phone, so its answers are not kept, but the page
 * itself is. When a link's page did not load, it is therefore asked for once as a document, which the worker may have.
 * Answers true while that is under way.
 */
export const useKeptPage = (): boolean => {
  // The first page of a document has this key: it came as a document already.
  const { key } = useLocation()
  const [trying, setTrying] = useState(false)
  useEffect(() => {
    if (key === 'default' || !navigator.serviceWorker?.controller) return
    if (sessionStorage.getItem(TRIED) === key) return
    sessionStorage.setItem(TRIED, key)
    setTrying(true)
    location.replace(location.href)
  }, [key])
  return trying
}
