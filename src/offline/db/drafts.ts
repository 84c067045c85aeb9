import * as v from 'valibot'
import type { LocalDb } from './local-db.ts'

/** What somebody has written and not sent; it outlives a dead network, a closed page and a log-out without discard. */

const Draft = v.object({ rating: v.nullable(v.number()), comment: v.string() })
export type Draft = v.InferOutput<typeof Draft>

/** Every draft of the phone begins so. */
export const DRAFTS = 'draft:'

export interface DraftOf {
  acct: number
  listingId: number
  sku: string
}

/** The beginning of the keys of an account's drafts. */
export const draftsOf = (acct: number): string => `${DRAFTS}${acct}:`
const keyOf = ({ acct, listingId, sku }: DraftOf): string => `${draftsOf(acct)}review:${listingId}:${sku}`

export const readDraft = async ({ db, read }: LocalDb, of: DraftOf): Promise<Draft | null> => {
  const row = await read(() => db.meta.get(keyOf(of)))
  const draft = v.safeParse(Draft, row?.value)
  return draft.success ? draft.output : null
}

/** Saves a draft; an empty one is deleted. */
export const saveDraft = async (local: LocalDb, of: DraftOf, draft: Draft): Promise<void> => {
  const isEmpty = draft.rating === null && draft.comment === ''
  if (isEmpty) return removeDraft(local, of)
  await local.write(['meta'], () => local.db.meta.put({ key: keyOf(of), value: { ...draft, createdAt: local.now() } }))
}

export const removeDraft = ({ db, write }: LocalDb, of: DraftOf): Promise<void> =>
  write(['meta'], () => db.meta.delete(keyOf(of)))
