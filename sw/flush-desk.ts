import type { LocalDb } from '../src/client/db/local-db.ts'
import { sendFrom } from '../src/client/worker/flush-in-background.ts'
import { forgetStaff, isOutOfContact } from '../src/desk/login/desk-login.shared.ts'

/** What was done is sent, unless the desk has been out of contact for so long that the customers leave the phone. */
export const sendFromDesk = async (local: LocalDb): Promise<boolean> => {
  if (!(await isOutOfContact(local))) return sendFrom(local)
  await forgetStaff(local, false)
  return true
}
