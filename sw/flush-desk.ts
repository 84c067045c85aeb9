import { openLocalDb, type LocalDb } from '../src/client/db/local-db.ts'
import { forgetStaff, isOutOfContact } from '../src/offline/desk/desk-login.ts'
import { sendFrom } from './background-sync.ts'

/** The network is back, perhaps with no desk open: what was done is sent. */
export const flushDesk = async (): Promise<void> => {
  const local = await openLocalDb()
  // Failing tells the browser to fire the event again later.
  if (local === null) throw new Error('What waits cannot be read')
  try {
    if (!(await sendFromDesk(local))) throw new Error('Not everything was sent')
  } finally {
    local.db.close()
  }
}

/** False when the rest should be tried again later. */
export const sendFromDesk = async (local: LocalDb): Promise<boolean> => {
  if (!(await isOutOfContact(local))) return sendFrom(local)
  await forgetStaff(local, false)
  return true
}
