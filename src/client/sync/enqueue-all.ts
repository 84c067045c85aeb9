import type { LocalDb } from '../db/local-db.ts'
import { principalOf } from './changes.ts'
import type { AnyChange } from './mutator.ts'
import { newNames, type Names } from './new-record.ts'
import { addToQueue } from './queue.ts'

/** Queues what `changes` makes of what is on the phone, all of it or nothing; what it writes itself goes with it. */
export const enqueueAll = (
  local: LocalDb,
  acct: number,
  changes: () => Promise<readonly AnyChange[]> | readonly AnyChange[],
): Promise<void> => {
  // Given before the transaction, which may run twice.
  const names: Names[] = []
  return local.write(['outbox', 'dead', 'meta'], async () => {
    for (const [place, change] of (await changes()).entries())
      await addToQueue(local, principalOf(acct, change), change, (names[place] ??= newNames()))
  })
}
