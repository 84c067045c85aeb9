import type { createBrowserRouter } from 'react-router-dom'
import { TOKEN_KEY } from '../../contract/constants.ts'
import { retryUntilLoaded } from '../../client/worker/retry-until-loaded.ts'
import { DATABASE, MARK } from '../../client/worker/storage-names.ts'
import { installWorker } from '../updates/install-worker.ts'
import { whenQuiet } from '../updates/when-quiet.ts'
import { withTexts } from '../../texts/load-texts.ts'
import { loadStyles } from '../../ui/base/load-styles.ts'
import { reportRested, reportStarted } from '../page/client-started.ts'

/** Pages that show the shop, and nothing of the farmer's own. */
const PUBLIC_PAGES = /\/shop\/(catalogue\/|info\/|saved\/OfflinePage)/

/** Whether this browser keeps nothing of the shop yet. One that does not tell may keep something. */
const isFirstVisit = async (): Promise<boolean> => {
  try {
    if (navigator.serviceWorker.controller !== null) return false
    if ([MARK, TOKEN_KEY].some((key) => localStorage.getItem(key) !== null)) return false
    return (await indexedDB.databases()).every(({ name }) => name !== DATABASE)
  } catch {
    return false
  }
}

/**
 * Starts log-in, cart and queue. Whoever opens the shop for the first time has none of them: their code, more than half
 * of all, is fetched with the worker's files and read once the page is `used`.
 */
export const startWhenWanted = async (
  router: ReturnType<typeof createBrowserRouter>,
  used: Promise<void>,
): Promise<void> => {
  const isPublic = router.state.matches.some(({ route }) => PUBLIC_PAGES.test(route.id))
  if (isPublic && !import.meta.env.DEV && (await isFirstVisit())) {
    installWorker().then(whenQuiet).then(reportRested).catch(console.warn)
    await used
  }
  await loadStyles()
  // One after the other: what the phone reads at once, it does not answer a finger in.
  await retryUntilLoaded(() => import('../../client/db/local-db.ts'))
  await new Promise((done) => setTimeout(done))
  const { startClient } = await retryUntilLoaded(() => withTexts('rest', import('./start-client.ts')))
  startClient(router, used)
  reportStarted()
}
