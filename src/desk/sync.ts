import { isForbidden, isLoggedOut } from '../client/api/failure.ts'
import { mayDo } from '../contract/staff.ts'
import { onReachability } from '../client/api/reachability.ts'
import type { LocalDb } from '../client/db/local-db.ts'
import { getDb } from '../client/db/open-db.ts'
import { requestPersistence } from '../client/db/persist.ts'
import { onStorageIssue } from '../client/db/storage-status.ts'
import { parcels } from '../offline/desk/parcels.ts'
import { pull, pullChanged } from '../client/sync/pull.ts'
import { DESK_SYNC_TAG } from '../client/worker/worker-protocol.ts'
import { resetBackoff } from '../client/sync/queue.ts'
import { flush, pingServer } from '../client/sync/replay.ts'
import { useDesk } from './desk.store.ts'
import { endSession, refreshMe } from './session.ts'

/** When this page sends what was done and asks for what is new. */

const LOOK_EVERY_MS = 10_000
/** New orders come by themselves while the desk is in sight. */
const PULL_EVERY_MS = 60_000
let pulledAt = -PULL_EVERY_MS

const end = (): Promise<void> => endSession({ discard: false, wasEnded: true })

const mayPack = (): boolean => {
  const { me } = useDesk.getState()
  return me !== null && mayDo(me.role, 'packing')
}

/** What is new for this person: parcels, or for those who do not pack whether the log-in is still what it was. */
const refresh = async (local: LocalDb): Promise<void> => {
  pulledAt = performance.now()
  if (!mayPack()) return refreshMe()
  const answer = await pull(local, parcels)
  if (isLoggedOut(answer)) await end()
  else if (isForbidden(answer)) await refreshMe()
}

const send = async (local: LocalDb): Promise<void> => {
  const { changed, stopped } = await flush(local)
  if (stopped === 'login' || stopped === 'account') return end()
  const failure = mayPack() ? await pullChanged(local, changed) : undefined
  if (failure !== undefined && isLoggedOut(failure)) return end()
  if (stopped === 'turn' && useDesk.getState().status === 'in') await send(local)
}

/** Where the browser can, the worker sends when the network is back, even after the page is gone. */
const askForSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  // Not `ready`: before the desk's own worker is installed that would be the shop's, and stay it.
  const registration:
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined = await navigator.serviceWorker.getRegistration('/desk/')
  // Denied in private windows and by battery savers; the page's own triggers suffice.
  await registration?.sync?.register(DESK_SYNC_TAG).catch(() => undefined)
}

const isInSight = (): boolean => document.visibilityState === 'visible'
const isIn = (): boolean => useDesk.getState().status === 'in'

/** Everything that may go now, and then what is new. */
const sendAndPull = async (local: LocalDb): Promise<void> => {
  if (!isIn()) return
  await resetBackoff(local)
  await send(local)
  if (isIn()) await refresh(local)
}

const lookAgain = async (local: LocalDb): Promise<void> => {
  if (!isIn() || !isInSight()) return
  const { reached, linked, unsent } = useDesk.getState()
  // While all is well no ping is sent: it costs data.
  if (!(reached && linked)) {
    if (await pingServer()) await sendAndPull(local)
    return
  }
  if (unsent > 0) await send(local)
  else if (performance.now() - pulledAt > PULL_EVERY_MS) await refresh(local)
}

const watchNetwork = (): void => {
  const read = () => useDesk.setState({ linked: navigator.onLine })
  read()
  addEventListener('online', read)
  addEventListener('offline', read)
  onReachability((reached) => useDesk.setState({ reached }))
  onStorageIssue(({ issue }) => useDesk.setState({ storage: issue }))
}

/** Starts it, for the life of the page. */
export const startSync = async (): Promise<void> => {
  watchNetwork()
  const local = await getDb()
  if (!local.isPersistent) useDesk.setState({ storage: 'memory' })
  const onTrigger = () => void sendAndPull(local)
  useDesk.subscribe((now, before) => {
    if (now.status === 'in' && before.status !== 'in') onTrigger()
    if (now.unsent <= before.unsent) return
    void askForSync()
    void requestPersistence()
    void send(local)
  })
  if (isIn()) onTrigger()
  addEventListener('online', onTrigger)
  addEventListener('pageshow', ({ persisted }) => persisted && onTrigger())
  document.addEventListener('visibilitychange', () => isInSight() && onTrigger())
  setInterval(() => void lookAgain(local), LOOK_EVERY_MS)
}
