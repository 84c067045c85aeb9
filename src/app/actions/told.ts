import { isFailure } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { raiseLoading } from '../layout/loading.store.ts'

/**
 * Waits for a call with the Loading overlay up. A refusal is told in the server's words and handed back for the form;
 * success is told if it has words, then `done` goes on.
 */
export const told = async <A extends object>(
  call: Promise<A | Failure>,
  done: (answer: A) => void,
): Promise<Failure | undefined> => {
  const answer = await raiseLoading(call)
  if (isFailure(answer)) {
    void toastError(answer.message)
    return answer
  }
  if ('message' in answer && typeof answer.message === 'string') void toastSuccess(answer.message)
  done(answer)
  return undefined
}
