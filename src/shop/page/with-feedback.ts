import { isFailure, type Failure } from '../../client/api/call.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { withLoading } from './loading.store.ts'

/**
 * Waits for a call under the Loading overlay. A refusal is shown in the server's words and returned for the form;
 * success is shown if it has a message, then `done` is called, if anything is left to do.
 */
export const withFeedback = async <A extends object>(
  call: Promise<A | Failure>,
  done?: (answer: A) => void,
): Promise<Failure | undefined> => {
  const answer = await withLoading(call)
  if (isFailure(answer)) {
    void toastError(answer)
    return answer
  }
  if ('message' in answer && typeof answer.message === 'string') void toastSuccess(answer.message)
  done?.(answer)
  return undefined
}
