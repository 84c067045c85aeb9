import { renewLogin } from '../../client/api/api-settings.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { getDb } from '../../client/db/open-db.ts'
import { requestPersistence } from '../../client/db/persist.ts'
import { onIdentity } from '../../client/session/identity.ts'
import { pullChanged } from '../../client/sync/pull.ts'
import { pending, resetBackoff } from '../../client/sync/queue.ts'
import { onReachability } from '../../client/api/reachability.ts'
import { useNetwork } from './network.store.ts'
import { watchNetwork } from './network.ts'
import { SYNC_TAG } from '../../client/worker/worker-protocol.ts'

/** When this page replays the queue. Many browsers have no sync event, so the page's own triggers must suffice. */

const LOOK_EVERY_MS = 10_000
/** Events come in bursts; the backoff is reset once per burst. */
const MIN_INTERVAL_MS = 5_000

/** Starts the replay of this page. Returns a stop function. */
export const startSyncScheduler = (): (() => void) => {
  const ends = [watchNetwork()]
  void getDb().then((local) => ends.push(scheduleSync(local)))
  return () => ends.forEach((end) => end())
}

const scheduleSync = (local: LocalDb): (() => void) => {
  let waiting = 0
  let lastSeen = 0
  let lastWake = -MIN_INTERVAL_MS
  let isLooking = false
  /** The server did not answer the last ping: until it is back no record in backoff is tried. */
  let isOut = false

  const resetAndSend = async () => {
    if (performance.now() - lastWake >= MIN_INTERVAL_MS) {
      lastWake = performance.now()
      await resetBackoff(local)
    }
    await send(local)
  }
  const look = async () => {
    if (document.visibilityState !== 'visible' || isLooking) return
    isLooking = true
    try {
      const { pingServer } = await import('../../client/sync/replay.ts')
      if (!(await pingServer())) isOut = true
      else if (waiting > 0) await send(local)
    } finally {
      isLooking = false
    }
  }
  /** No ping while all is well: it costs data. Then only records whose backoff is over are sent. */
  const lookAgain = () => {
    if (!useNetwork.getState().online) void look()
    else if (waiting > 0 && document.visibilityState === 'visible') void send(local)
  }
  const stopReach = onReachability((isReached) => {
    if (!isReached || !isOut) return
    isOut = false
    void resetBackoff(local).then(() => send(local))
  })
  const onTrigger = () => void resetAndSend()
  const onVisible = () => {
    if (document.visibilityState === 'visible') onTrigger()
  }

  const queue = pending(local).subscribe((records) => {
    // Parked changes wait for an app update and not for the server.
    waiting = records.filter(({ state }) => state !== 'parked').length
    const newest = records[records.length - 1]?.seq ?? 0
    const isNew = newest > lastSeen
    // A database that was emptied counts from one again.
    lastSeen = records.length === 0 ? 0 : Math.max(newest, lastSeen)
    if (!isNew) return
    void askForSync()
    void requestPersistence()
    void send(local)
  })
  const stopIdentity = onIdentity((who) => {
    if (who !== null) return onTrigger()
    // Logged out, perhaps in another tab: nothing more leaves this one.
    void import('../../client/sync/replay.ts').then(({ abortFlush }) => abortFlush())
  })
  // A page from the worker's cache looks the same with and without network, so the server is pinged at once.
  if (isFromWorker()) void look()
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)
  void import('../../offline/orders/expire-attempts.ts')
    .then(({ expireAttempts }) => expireAttempts(local))
    .catch(console.warn)
  globalThis.addEventListener('online', onTrigger)
  globalThis.addEventListener('online', lookAgain)
  globalThis.addEventListener('pageshow', onTrigger)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    queue.unsubscribe()
    stopIdentity()
    stopReach()
    clearInterval(timer)
    globalThis.removeEventListener('online', onTrigger)
    globalThis.removeEventListener('online', lookAgain)
    globalThis.removeEventListener('pageshow', onTrigger)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Not on a first visit, where the worker takes over a page that came from the server. */
const isFromWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0)

/** Flushes the queue, batch after batch, and pulls the collections of what was confirmed. */
const send = async (local: LocalDb): Promise<void> => {
  const { flush } = await import('../../client/sync/replay.ts')
  const drained = await flush(local)
  if (drained.done === 0) return
  renewLogin()
  await pullChanged(local, drained.changed)
  if (drained.stopped === 'turn') await send(local)
}

/** Where the browser can, the worker sends when the network is back, even after the page is gone. */
const askForSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // The first worker may still be on its way; where none may come, nobody waits for this.
  const registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } } =
    await navigator.serviceWorker.ready
  // Denied in private windows and by battery savers; the page's own triggers suffice.
  await registration.sync?.register(SYNC_TAG).catch(() => undefined)
}
