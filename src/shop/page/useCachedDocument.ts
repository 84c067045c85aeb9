import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PAGES_PREFIX } from '../catalogue-index/pages.shared.ts'

const TRIED = 'kept-page-tried'

/** As the worker finds it. */
const isKept = async (): Promise<boolean> => {
  const cacheName = PAGES_PREFIX + __BUILD__
  return (await caches.match(location.href, { cacheName, ignoreVary: true })) !== undefined
}

/**
 * A page that was rendered by the server made no calls on this phone, so its answers are not cached, but the document
 * is. When a link's page did not load, it is therefore opened once as a document, if the worker has that: one that it
 * does not have would make the farmer wait a second time. Returns true while that is under way.
 */
export const useCachedDocument = (): boolean => {
  // The first page of a document has this key: it came as a document already.
  const { key } = useLocation()
  const [trying, setTrying] = useState(false)
  useEffect(() => {
    if (key === 'default' || !navigator.serviceWorker?.controller) return
    if (sessionStorage.getItem(TRIED) === key) return
    const look = async () => {
      if (!(await isKept())) return
      sessionStorage.setItem(TRIED, key)
      setTrying(true)
      location.replace(location.href)
    }
    look().catch(console.warn)
  }, [key])
  return trying
}
