import { PAGES_CACHE } from './pages.ts'
import { PAGES_PREFIX } from '../src/offline/shelf/pages.ts'

/** Renderings of other builds cannot be brought to life any more; catalogue and pictures outlive a build. */
export const removeOldPages = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
