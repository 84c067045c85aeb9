import { GUEST } from '../../contract/constants.ts'
import { identity } from '../session/identity.ts'
import { isFailure, type Failure } from '../api/call.ts'
import { newUuid } from '../api/uuid.ts'
import { getDb } from '../db/get-db.ts'
import { mutatorOf } from '../app.ts'
import type { AnyChange } from './mutator.ts'
import { enqueue } from './queue.ts'

interface Sending {
  send: (key: string) => Promise<{ message: string } | Failure>
  /** What is queued instead. */
  change: (key: string) => AnyChange
  /** That it is saved on the phone. */
  saved: string
}

/** Sends at once; where the shop does not answer it is queued under the same key, for the answer may be lost. */
export const sendOrQueue = async ({ send, saved, ...as }: Sending): Promise<{ message: string } | Failure> => {
  const key = newUuid()
  const answer = await send(key)
  if (!isFailure(answer) || answer.httpStatus !== undefined) return answer
  const local = await getDb()
  const change = as.change(key)
  const acct = identity()?.acct ?? GUEST
  // What ends with the page is not saved, nor what nobody is logged in for.
  if (!local.isPersistent || (acct === GUEST && !mutatorOf(change).isGuest)) return answer
  await enqueue(local, acct, change, key)
  return { message: saved }
}
