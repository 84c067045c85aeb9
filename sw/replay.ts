import { openPhone } from '../src/offline/db.ts'
import { drain } from '../src/offline/replay.ts'
import { wake } from '../src/offline/queue.ts'

/** The network is back, perhaps with no page open: what waits goes out. */

export const SYNC_TAG = 'outbox'

export const sendWaiting = async (): Promise<void> => {
  const phone = await openPhone()
  if (phone === null) return
  try {
    await wake(phone)
    const { stopped } = await drain(phone)
    // Failing tells the browser to fire the event again later.
    if (stopped === 'network' || stopped === 'turn') throw new Error(`Not everything was sent: ${stopped}`)
  } finally {
    phone.db.close()
  }
}
