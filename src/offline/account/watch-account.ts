import type { LocalDb } from '../db/local-db.ts'
import { getDb } from '../db/open-db.ts'
import { onIdentity } from './identity.ts'

interface Follower<T> {
  /** Clears the previous account's data from the screen. */
  forget: () => void
  /** The account's local data, as a live query. */
  read: (phone: LocalDb, acct: number) => Promise<T>
  show: (kept: T) => void
  /** Asks the server too. */
  refresh?: () => Promise<unknown>
}

/** Shows the data of whoever is logged in, and clears it at every log-out and log-in. */
export const watchAccount = <T>({ forget, read, show, refresh }: Follower<T>): void => {
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
    void getDb().then((phone) => {
      if (isOver) return
      const subscription = phone.live(() => read(phone, who.acct)).subscribe(show)
      stop = () => subscription.unsubscribe()
      void refresh?.()
    })
  })
}
