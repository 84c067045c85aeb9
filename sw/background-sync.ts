import { openLocalDb, type LocalDb } from '../src/client/db/local-db.ts'
import { flush } from '../src/client/sync/replay.ts'
import { resetBackoff } from '../src/client/sync/queue.ts'

/** The network is back, perhaps with no page open: the sync queue is sent. */

export const flushQueue = async (): Promise<void> => {
  const local = await openLocalDb()
  // Failing tells the browser to fire the event again later.
  if (local === null) throw new Error('What waits cannot be read')
  try {
    if (!(await sendFrom(local))) throw new Error('Not everything was sent')
  } finally {
    local.db.close()
  }
}

/** False when the rest should be tried again later. */
export const sendFrom = async (local: LocalDb): Promise<boolean> => {
  await resetBackoff(local)
  const { stopped } = await flush(local)
  return stopped !== 'network' && stopped !== 'turn'
}
