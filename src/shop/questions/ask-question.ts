import type { QuestionForm } from '../../contract/questions.ts'
import { callApi, type Failure } from '../../client/api/call.ts'
import { sendOrQueue } from '../../client/sync/send-or-queue.ts'
import { pageText } from '../../texts/texts.ts'

/** Sends a question, now or when the network is back. */
export const askQuestion = (body: QuestionForm): Promise<{ message: string } | Failure> =>
  sendOrQueue({
    send: (key) => callApi('questionCreate', { body, key }),
    change: (key) => ({ op: 'question.ask', target: key, body }),
    saved: pageText.questions.saved,
  })
