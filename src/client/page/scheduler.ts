import { app } from '../app.ts'
import { isLoggedOut } from '../api/failure.ts'
import { renewLogin } from '../api/api-settings.ts'
import type { LocalDb } from '../db/local-db.ts'
import { getDb } from '../db/get-db.ts'
import { requestPersistence } from '../db/persist.ts'
import { onIdentity } from '../session/identity.ts'
import { pullChanged } from '../sync/pull.ts'
import { pending, resetBackoff } from '../sync/queue.ts'
import { onReachability } from '../api/reachability.ts'
import { useNetwork } from './network.store.ts'
import { watchNetwork } from './network.ts'

/** When this page replays the queue. Many browsers have no sync event, so the page's own triggers must suffice. */

const LOOK_EVERY_MS = 10_000
/** Events come in bursts; the backoff is reset once per burst. */
const MIN_INTERVAL_MS = 5_000

/** What is new comes by itself while the page is in sight. */
const REFRESH_EVERY_MS = 60_000

/** What an app does besides sending. */
interface Duties {
  /** Whether there is something to refresh for, found out with few bytes: asked every few seconds while the page is in sight. */
  hasNews?: () => Promise<boolean>
  /** Fetches what others may have changed: when the page comes into sight, and from time to time. */
  refresh?: (local: LocalDb) => Promise<unknown>
  /** The server does not know the log-in any more; without it the queue waits for another one. */
  endLogin?: () => Promise<unknown>
}

/** Starts the replay of this page. Returns a stop function. */
export const startSyncScheduler = (duties: Duties = {}): (() => void) => {
  const ends = [watchNetwork()]
  void getDb().then((local) => ends.push(scheduleSync(local, duties)))
  return () => ends.forEach((end) => end())
}

const scheduleSync = (local: LocalDb, { hasNews, refresh, endLogin }: Duties): (() => void) => {
  let waiting = 0
  let lastSeen = 0
  let lastWake = -MIN_INTERVAL_MS
  let lastRefresh = -REFRESH_EVERY_MS
  let refreshing: Promise<unknown> | undefined
  let isLooking = false
  /** The server did not answer the last ping: until it is back no record in backoff is tried. */
  let isOut = false

  /** Flushes the queue, batch after batch, and pulls what the confirmed changes name. */
  const send = async (): Promise<void> => {
    const { flush } = await import('../sync/replay.ts')
    const { done, changed, stopped } = await flush(local)
    if (endLogin !== undefined && (stopped === 'login' || stopped === 'account')) return void (await endLogin())
    if (done === 0) return
    renewLogin()
    const failure = await pullChanged(local, changed)
    if (failure !== undefined && isLoggedOut(failure)) return void (await endLogin?.())
    if (stopped === 'turn') await send()
  }
  const askForNews = () => {
    lastRefresh = performance.now()
    return (refreshing ??= refresh?.(local).finally(() => (refreshing = undefined)))
  }
  const resetAndSend = async () => {
    if (performance.now() - lastWake >= MIN_INTERVAL_MS) {
      lastWake = performance.now()
      await resetBackoff(local)
    }
    await send()
    await askForNews()
  }
  const look = async () => {
    if (document.visibilityState !== 'visible' || isLooking) return
    isLooking = true
    const wasAway = !useNetwork.getState().online
    try {
      const { pingServer } = await import('../sync/replay.ts')
      if (!(await pingServer())) isOut = true
      else {
        if (waiting > 0) await send()
        if (wasAway) await askForNews()
      }
    } finally {
      isLooking = false
    }
  }
  const lookForNews = async () => {
    if (isLooking || hasNews === undefined) return
    isLooking = true
    try {
      if (await hasNews()) await askForNews()
    } finally {
      isLooking = false
    }
  }
  /** No ping while all is well: it costs data. Then only records whose backoff is over are sent. */
  const lookAgain = () => {
    if (!useNetwork.getState().online) void look()
    else if (document.visibilityState !== 'visible') return
    else if (waiting > 0) void send()
    else if (performance.now() - lastRefresh > REFRESH_EVERY_MS) void askForNews()
    else void lookForNews()
  }
  const stopReach = onReachability((isReached) => {
    if (!isReached || !isOut) return
    isOut = false
    void resetBackoff(local).then(send)
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
    void send()
  })
  const stopIdentity = onIdentity((who) => {
    if (who !== null) return onTrigger()
    // Logged out, perhaps in another tab: nothing more leaves this one.
    void import('../sync/replay.ts').then(({ abortFlush }) => abortFlush())
  })
  // A page from the worker's cache looks the same with and without network, so the server is pinged at once.
  if (isFromWorker()) void look()
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)
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

/** Where the browser can, the worker sends when the network is back, even after the page is gone. */
const askForSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const { scope, syncTag } = app()
  // The first worker may still be on its way; where none may come, nobody waits for this.
  const registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } } =
    (await serviceWorker.getRegistration(scope)) ?? (await serviceWorker.ready)
  // Until an app's own worker is installed, that of another one may control its page.
  if (new URL(registration.scope).pathname !== scope) return
  // Denied in private windows and by battery savers; the page's own triggers suffice.
  await registration.sync?.register(syncTag).catch(() => undefined)
}
