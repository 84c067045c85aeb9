import { openDoor } from '../../offline/door.ts'
import { onIdentity } from '../../offline/identity.ts'
import { refused, waiting } from '../../offline/queue.ts'
import { readSession } from '../../offline/session.ts'
import { onReach } from '../../offline/reach.ts'
import { onTrouble } from '../../offline/trouble.ts'
import { useNetwork } from './network.store.ts'

onTrouble((trouble) => useNetwork.setState({ trouble }))

/** Watches the browser's hint and whether the server answers; tells how to stop. */
export const watchNetwork = (): (() => void) => {
  let reached = true
  const read = () => useNetwork.setState({ online: navigator.onLine && reached })
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

const NOTHING = { waiting: 0, needAttention: 0, loginNeeded: false }
let stop = () => {}

onIdentity((who) => {
  stop()
  stop = () => {}
  useNetwork.setState(NOTHING)
  if (who === null) return
  let isOver = false
  stop = () => {
    isOver = true
  }
  void openDoor().then((phone) => {
    if (isOver || phone === null) return
    const counted = phone.live(async () => {
      const [queue, dead, session] = await Promise.all([
        waiting(phone, who.acct),
        refused(phone, who.acct),
        readSession(phone),
      ])
      const parked = queue.filter(({ state }) => state === 'parked').length
      return {
        waiting: queue.length - parked,
        needAttention: dead.length + parked,
        loginNeeded: session.acct === who.acct && !session.valid && queue.length > parked,
      }
    })
    const subscription = counted.subscribe((counts) => useNetwork.setState(counts))
    stop = () => subscription.unsubscribe()
  })
})
