import type { LocalDb } from '../db/local-db.ts'
import { getDb } from '../db/get-db.ts'
import { identity } from '../session/identity.ts'
import { watchAccount } from '../session/watch-account.ts'
import type { Collection } from './collection.ts'
import { withPending } from './optimistic-view.ts'
import { pull } from './pull.ts'
import { pendingChanges } from './queue.ts'

/**
 * Shows a collection to whoever is logged in, as they left it, sent or not, and pulls it; nothing to a guest, and
 * between two accounts.
 */
export const live = <Answer extends object, Call, View>(
  collection: Collection<Answer, Call>,
  saved: (local: LocalDb, acct: number) => Promise<View[]>,
  show: (views: View[] | undefined) => void,
): void =>
  watchAccount({
    forget: () => show(undefined),
    read: async (local, acct) => {
      // Asked for together: nothing is confirmed between the two, so no change is for an instant in neither.
      const [rows, pending] = await Promise.all([saved(local, acct), pendingChanges(local, acct)])
      return withPending(collection.name, rows, pending)
    },
    show,
    refresh: async () => void (identity() && (await pull(await getDb(), collection))),
  })
