import { keepPage } from './pages.ts'
import { keepPictures } from './pictures.ts'
import { keepDirectory } from './pins.ts'
import { noteNews } from './shelf.ts'
import { repairShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Does what a screen of this very shop asks; anything else is ignored. */
export const obey = async (event: ExtendableMessageEvent): Promise<void> => {
  if (event.origin !== self.location.origin) return
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || !('type' in data)) return
  if (data.type === 'SKIP_WAITING') return self.skipWaiting()
  if (data.type === 'REPAIR') await Promise.all([repairShell(), keepDirectory()])
  if (data.type === 'KEPT_CHANGED') return noteNews()
  if (data.type === 'KEEP_PAGE' && 'url' in data && typeof data.url === 'string') {
    try {
      await keepPictures(event, await keepPage(data.url))
    } catch {
      // Without network there is nothing to keep.
    }
  }
}
