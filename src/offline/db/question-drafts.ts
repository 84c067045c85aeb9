import { draftsOf } from './drafts.ts'
import type { LocalDb } from './local-db.ts'
import * as v from 'valibot'

/** A question that was typed and not sent, one for each product. */
export interface QuestionDraftOf {
  acct: number
  listingId: number
}

const Draft = v.object({ question: v.string() })

const keyOf = ({ acct, listingId }: QuestionDraftOf): string => `${draftsOf(acct)}question:${listingId}`

export const readQuestionDraft = async ({ db, read }: LocalDb, of: QuestionDraftOf): Promise<string> => {
  const row = await read(() => db.meta.get(keyOf(of)))
  const draft = v.safeParse(Draft, row?.value)
  return draft.success ? draft.output.question : ''
}

/** Saves what was typed; an empty text is deleted. */
export const saveQuestionDraft = async (local: LocalDb, of: QuestionDraftOf, question: string): Promise<void> => {
  const { db, write, now } = local
  const row = { key: keyOf(of), value: { question, createdAt: now() } }
  await write(['meta'], async () => {
    if (question === '') await db.meta.delete(row.key)
    else await db.meta.put(row)
  })
}
