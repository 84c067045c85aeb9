import { openLocalDb, type LocalDb } from '../db/local-db.ts'
import { resetBackoff } from '../sync/queue.ts'
import { flush } from '../sync/replay.ts'

/** The network is back, perhaps with no page open: the queue of the worker's app is sent. */
export const flushInBackground = async (send = sendFrom): Promise<void> => {
  const local = await openLocalDb()
  // Failing tells the browser to fire the event again later.
  if (local === null) throw new Error('What waits cannot be read')
  try {
    if (!(await send(local))) throw new Error('Not everything was sent')
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
