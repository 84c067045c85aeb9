import type { Phone } from './db.ts'
import { openDoor } from './door.ts'
import { onIdentity } from './identity.ts'

interface Follower<T> {
  /** Takes from the screen what belonged to the one before. */
  forget: () => void
  /** What the phone keeps of the account; read anew whenever that changes. */
  read: (phone: Phone, acct: number) => Promise<T>
  show: (kept: T) => void
  /** Asks the server too, whether this phone can keep anything or not. */
  refresh?: () => Promise<unknown>
}

/** Shows what belongs to the one who is logged in, and forgets it at every log-out and log-in. */
export const followAccount = <T>({ forget, read, show, refresh }: Follower<T>): void => {
  let stop = () => {}
  onIdentity((who) => {
    stop()
    stop = () => {}
    forget()
    if (who === null) return
    let isOver = false
    stop = () => {
      isOver = true
    }
    void openDoor().then((phone) => {
      if (isOver) return
      if (phone !== null) {
        const subscription = phone.live(() => read(phone, who.acct)).subscribe(show)
        stop = () => subscription.unsubscribe()
      }
      void refresh?.()
    })
  })
}
