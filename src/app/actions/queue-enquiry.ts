import { GUEST } from '../../contract/constants.ts'
import type { EnquiryForm } from '../../contract/forms.ts'
import { callApi, isFailure, type Failure } from '../../offline/api/call.ts'
import { newUuid } from '../../offline/api/uuid.ts'
import { identity } from '../../offline/account/identity.ts'
import { getDb } from '../../offline/db/open-db.ts'
import { enqueue } from '../../offline/sync/queue.ts'
import { pageText } from '../../texts/page-texts.ts'

/** Sends an enquiry; where the shop does not answer it is queued under the same key, for the answer may be lost. */
export const sendOrQueue = async (body: EnquiryForm): Promise<{ message: string } | Failure> => {
  const key = newUuid()
  const answer = await callApi('enquiry', { body, key })
  if (!isFailure(answer) || answer.httpStatus !== undefined) return answer
  const local = await getDb()
  // What ends with the page is not saved.
  if (!local.isPersistent) return answer
  await enqueue(local, identity()?.acct ?? GUEST, { op: 'enquiry.send', target: key, body }, key)
  return { message: pageText.sync.enquirySaved }
}
