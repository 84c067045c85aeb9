import { isForbidden, isLoggedOut } from '../client/api/failure.ts'
import type { DeskCallName, StaffAnswer, StaffCallOf } from '../contract/staff-calls.ts'
import { isFailure, type Failure, type RequestOf, type Rest } from '../client/api/call.ts'
import { newUuid } from '../client/api/uuid.ts'
import { callDesk } from './desk-api.shared.ts'
import { toastError, toastSuccess } from '../ui/base/toast.ts'
import { endSession, refreshMe } from './login/session.ts'

/** What the desk asks the shop at once, what it changes there, and what is said of it: both need the network. */

/** Asks the shop; an ended log-in leads to the log-in. */
export const ask = async <N extends DeskCallName>(
  name: N,
  ...rest: Rest<StaffCallOf<N>>
): Promise<StaffAnswer<N> | Failure> => {
  const answer = await callDesk(name, ...rest)
  if (isLoggedOut(answer)) await endSession({ discard: false, wasEnded: true })
  if (isForbidden(answer)) await refreshMe()
  return answer
}

/** Keys of changes whose answer was lost: the same change is sent under the same key, and so is made once. */
const unanswered = new Map<string, string>()

/** Makes a change, once however often it is sent. */
export const change = async <N extends DeskCallName>(
  name: N,
  request: RequestOf<StaffCallOf<N>>,
): Promise<StaffAnswer<N> | Failure> => {
  const what = `${name} ${JSON.stringify(request)}`
  const key = unanswered.get(what) ?? newUuid()
  unanswered.set(what, key)
  const answer = await ask(name, { ...request, key })
  if (!isFailure(answer) || answer.httpStatus !== undefined) unanswered.delete(what)
  return answer
}

/** Says what became of a change and goes on where it was made; returns why it was not. */
export const report = (answer: object, said: string, ...next: readonly (() => void)[]): Failure | undefined => {
  if (isFailure(answer)) {
    void toastError(answer)
    return answer
  }
  void toastSuccess(said)
  for (const go of next) go()
  return undefined
}
