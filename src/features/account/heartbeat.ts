import { renewLogin } from '../../offline/api.ts'
import type { Phone } from '../../offline/db.ts'
import { openDoor } from '../../offline/door.ts'
import { askToStay } from '../../offline/stay.ts'
import { identity, onIdentity } from '../../offline/identity.ts'
import { pullBooks } from '../../offline/pull.ts'
import { pending, wake } from '../../offline/queue.ts'
import { onReach } from '../../offline/reach.ts'
import { useNetwork } from './network.store.ts'
import { watchNetwork } from './network.ts'

/** When this page sends what waits (reliability 2.7 and fault 28): the queue itself never asks for the time. */

const LOOK_EVERY_MS = 10_000
/** Events come in swarms; rests are cleared once. */
const WAKE_APART_MS = 5_000
const SYNC_TAG = 'outbox'

/** Starts the replay of this page; answers how to stop. */
export const startHeartbeat = (): (() => void) => {
  const ends = [watchNetwork()]
  void openDoor().then((phone) => {
    if (phone !== null) ends.push(beat(phone))
  })
  return () => ends.forEach((end) => end())
}

const beat = (phone: Phone): (() => void) => {
  let waiting = 0
  let lastSeen = 0
  let lastWake = -WAKE_APART_MS
  let isLooking = false
  /** The server did not answer when it was last looked for: until it is back nothing that rests is worth a try. */
  let isOut = false

  const wakeAndSend = async () => {
    if (performance.now() - lastWake >= WAKE_APART_MS) {
      lastWake = performance.now()
      await wake(phone)
    }
    await send(phone)
  }
  const look = async () => {
    if (document.visibilityState !== 'visible' || isLooking) return
    isLooking = true
    try {
      const { lookForServer } = await import('../../offline/replay.ts')
      if (!(await lookForServer())) isOut = true
      else if (waiting > 0 && identity() !== null) await send(phone)
    } finally {
      isLooking = false
    }
  }
  /** Nothing is asked for while all is well: a look costs data. Then only that is sent which need not rest any more. */
  const lookAgain = () => {
    if (!useNetwork.getState().online) void look()
    else if (waiting > 0 && identity() !== null && document.visibilityState === 'visible') void send(phone)
  }
  const stopReach = onReach((isReached) => {
    if (!isReached || !isOut) return
    isOut = false
    void wake(phone).then(() => send(phone))
  })
  const onTrigger = () => void wakeAndSend()
  const onVisible = () => {
    if (document.visibilityState === 'visible') onTrigger()
  }

  const queue = pending(phone).subscribe((records) => {
    // What is parked waits for an update and not for the server.
    waiting = records.filter(({ state }) => state !== 'parked').length
    const newest = records[records.length - 1]?.seq ?? 0
    const isNew = newest > lastSeen
    // A database that was emptied counts from one again.
    lastSeen = records.length === 0 ? 0 : Math.max(newest, lastSeen)
    if (!isNew) return
    void askForSync()
    void askToStay()
    void send(phone)
  })
  const stopIdentity = onIdentity((who) => {
    if (who !== null) return onTrigger()
    // Logged out, perhaps in another tab: nothing more leaves this one.
    void import('../../offline/replay.ts').then(({ stopDrain }) => stopDrain())
  })
  // What the worker has kept looks the same with and without network, so a page of its is told at once.
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) void look()
  const timer = setInterval(lookAgain, LOOK_EVERY_MS)
  void import('../../offline/forsaken.ts').then(({ endForsaken }) => endForsaken(phone)).catch(console.warn)
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

/** Sends, turn after turn, and fetches the server's own view of what it confirmed. */
const send = async (phone: Phone): Promise<void> => {
  const { drain } = await import('../../offline/replay.ts')
  const drained = await drain(phone)
  if (drained.done === 0) return
  renewLogin()
  await pullBooks(phone, drained.books)
  if (drained.stopped === 'turn') await send(phone)
}

/** Where the browser can, the worker sends when the network is back, even after the page is gone. */
const askForSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration:
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined = await navigator.serviceWorker.getRegistration()
  // Denied in private windows and by battery savers; the page's own triggers suffice.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}
