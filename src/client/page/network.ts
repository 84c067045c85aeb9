import { GUEST } from '../../contract/constants.ts'
import { identity, onIdentity } from '../session/identity.ts'
import type { LocalDb } from '../db/local-db.ts'
import { watchDb } from '../db/get-db.ts'
import { failedChanges, pendingChanges } from '../sync/queue.ts'
import { readSession } from '../session/session.ts'
import { onReachability } from '../api/reachability.ts'
import { onStorageIssue } from '../db/storage-status.ts'
import { useNetwork } from './network.store.ts'

onStorageIssue(({ issue }) =>
  useNetwork.setState((now) => ({ trouble: issue ?? (now.trouble === 'full' ? null : now.trouble) })),
)

/** Watches the browser's hint and whether the server answers. Returns a stop function. */
export const watchNetwork = (): (() => void) => {
  let reached = true
  const read = () => {
    const linked = navigator.onLine
    useNetwork.setState({ linked, online: linked && reached })
  }
  const stopReach = onReachability((isReached) => {
    reached = isReached
    read()
  })
  read()
  if (identity() === null) watchUnsent()
  globalThis.addEventListener('online', read)
  globalThis.addEventListener('offline', read)
  return () => {
    stopReach()
    globalThis.removeEventListener('online', read)
    globalThis.removeEventListener('offline', read)
  }
}

const NOTHING = { waiting: 0, needAttention: 0, loginNeeded: false }

/** What this phone and the one who is logged in have unsent, and what was refused. */
export const loadUnsent = async (local: LocalDb, acct: number | undefined) => {
  const owners = acct === undefined ? [GUEST] : [GUEST, acct]
  const [queues, dead] = await Promise.all([
    Promise.all(owners.map((owner) => pendingChanges(local, owner))),
    Promise.all(owners.map((owner) => failedChanges(local, owner))),
  ])
  return { queue: queues.flat(), dead: dead.flat() }
}

const countUnsent = async (local: LocalDb) => {
  const acct = identity()?.acct
  const [{ queue, dead }, session] = await Promise.all([loadUnsent(local, acct), readSession(local)])
  const parked = queue.filter(({ state }) => state === 'parked').length
  return {
    waiting: queue.length - parked,
    needAttention: dead.length + parked,
    loginNeeded:
      session.acct === acct && !session.valid && queue.some((row) => row.acct === acct && row.state !== 'parked'),
  }
}

let stopCounting = () => {}

const watchUnsent = (): void => {
  stopCounting()
  useNetwork.setState(NOTHING)
  stopCounting = watchDb(countUnsent, (counts) => useNetwork.setState(counts))
}

onIdentity(watchUnsent)
