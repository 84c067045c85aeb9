import { attemptsOf, isOpen } from '../../offline/orders/order-attempts.ts'
import { watchAccount } from '../../offline/account/watch-account.ts'
import { failedChanges, pendingChanges } from '../../offline/sync/queue.ts'
import { readSession } from '../../offline/account/session.ts'
import { onReachability } from '../../offline/api/reachability.ts'
import { onStorageIssue } from '../../offline/db/storage-status.ts'
import { useNetwork } from './network.store.ts'

onStorageIssue((trouble) =>
  useNetwork.setState((now) => ({ trouble: trouble ?? (now.trouble === 'full' ? null : now.trouble) })),
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
  globalThis.addEventListener('online', read)
  globalThis.addEventListener('offline', read)
  return () => {
    stopReach()
    globalThis.removeEventListener('online', read)
    globalThis.removeEventListener('offline', read)
  }
}

const NOTHING = { waiting: 0, needAttention: 0, loginNeeded: false, openOrder: false }
watchAccount({
  forget: () => useNetwork.setState(NOTHING),
  read: async (phone, acct) => {
    const [queue, dead, session, attempts] = await Promise.all([
      pendingChanges(phone, acct),
      failedChanges(phone, acct),
      readSession(phone),
      attemptsOf(phone, acct),
    ])
    const parked = queue.filter(({ state }) => state === 'parked').length
    return {
      waiting: queue.length - parked,
      needAttention: dead.length + parked,
      loginNeeded: session.acct === acct && !session.valid && queue.length > parked,
      openOrder: attempts.some((attempt) => isOpen(attempt) || attempt.news !== undefined),
    }
  },
  show: (counts) => useNetwork.setState(counts),
})
