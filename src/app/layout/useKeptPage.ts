import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PAGES_PREFIX } from '../../offline/shelf/pages.ts'

const TRIED = 'kept-page-tried'

/** As the worker finds it. */
const isKept = async (): Promise<boolean> => {
  const cacheName = PAGES_PREFIX + __BUILD__
  return (await caches.match(location.href, { cacheName, ignoreVary: true })) !== undefined
}

/**
 * A page that was rendered by the server asked for nothing on this phone, so its answers are not kept, but the page
 * itself is. When a link's page did not load, it is therefore asked for once as a document, if the worker has that: a
 * document that it has not would make the farmer wait a second time. Answers true while that is under way.
 */
export const useKeptPage = (): boolean => {
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
