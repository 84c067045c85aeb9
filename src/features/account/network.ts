import { attemptsOf, isOpen } from '../../offline/attempts.ts'
import { followAccount } from '../../offline/follow.ts'
import { refused, waiting } from '../../offline/queue.ts'
import { readSession } from '../../offline/session.ts'
import { onReach } from '../../offline/reach.ts'
import { onTrouble } from '../../offline/trouble.ts'
import { useNetwork } from './network.store.ts'

onTrouble((trouble) =>
  useNetwork.setState((now) => ({ trouble: trouble ?? (now.trouble === 'full' ? null : now.trouble) })),
)

/** Watches the browser's hint and whether the server answers; tells how to stop. */
export const watchNetwork = (): (() => void) => {
  let reached = true
  const read = () => {
    const linked = navigator.onLine
    useNetwork.setState({ linked, online: linked && reached })
  }
  const stopReach = onReach((isReached) => {
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
followAccount({
  forget: () => useNetwork.setState(NOTHING),
  read: async (phone, acct) => {
    const [queue, dead, session, attempts] = await Promise.all([
      waiting(phone, acct),
      refused(phone, acct),
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
