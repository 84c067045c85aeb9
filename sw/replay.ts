import { openPhone } from '../src/offline/db.ts'
import type { Phone } from '../src/offline/db.ts'
import { drain } from '../src/offline/replay.ts'
import { wake } from '../src/offline/queue.ts'

/** The network is back, perhaps with no page open: what waits goes out. */

export const SYNC_TAG = 'outbox'

export const sendWaiting = async (): Promise<void> => {
  const phone = await openPhone()
  // Failing tells the browser to fire the event again later.
  if (phone === null) throw new Error('What waits cannot be read')
  try {
    if (!(await sendFrom(phone))) throw new Error('Not everything was sent')
  } finally {
    phone.db.close()
  }
}

/** False when the rest should be tried again later. */
export const sendFrom = async (phone: Phone): Promise<boolean> => {
  await wake(phone)
  const { stopped } = await drain(phone)
  return stopped !== 'network' && stopped !== 'turn'
}
