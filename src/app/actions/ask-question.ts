import type { QuestionForm } from '../../contract/questions.ts'
import { identity } from '../../offline/account/identity.ts'
import { callApi, isFailure, type Failure } from '../../offline/api/call.ts'
import { newUuid } from '../../offline/api/uuid.ts'
import { getDb } from '../../offline/db/open-db.ts'
import { enqueue } from '../../offline/sync/queue.ts'
import { pageText } from '../../texts/page-texts.ts'

/** Sends a question; where the shop does not answer it is queued under the same key, for the answer may be lost. */
export const askQuestion = async (body: QuestionForm): Promise<{ message: string } | Failure> => {
  const key = newUuid()
  const answer = await callApi('questionCreate', { body, key })
  if (!isFailure(answer) || answer.httpStatus !== undefined) return answer
  const [local, who] = [await getDb(), identity()]
  // What ends with the page is not saved.
  if (!local.isPersistent || who === null) return answer
  await enqueue(local, who.acct, { op: 'question.ask', target: key, body }, key)
  return { message: pageText.questions.saved }
}
