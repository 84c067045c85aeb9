import type { LocalDb } from '../db/local-db.ts'
import { watchDb } from '../db/get-db.ts'
import { onIdentity } from './identity.ts'

interface Watched<T> {
  /** Clears the previous account's data from the screen. */
  forget: () => void
  /** The account's local data, as a live query. */
  read: (local: LocalDb, acct: number) => Promise<T>
  show: (saved: T) => void
  /** Asks the server too. */
  refresh?: () => Promise<unknown>
}

/** Shows the data of whoever is logged in, and clears it at every log-out and log-in. */
export const watchAccount = <T>({ forget, read, show, refresh }: Watched<T>): void => {
  let stop = () => {}
  onIdentity((who) => {
    stop()
    forget()
    stop = who === null ? () => {} : watchDb((local) => read(local, who.acct), show, refresh)
  })
}
