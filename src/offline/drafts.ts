import * as v from 'valibot'
import { repeatable } from './again.ts'
import { keepRoom } from './room.ts'
import type { Phone } from './db.ts'

/** What somebody has written and not sent; it outlives a dead network, a closed page and a log-out that keeps. */

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

export const readDraft = async ({ db }: Phone, of: DraftOf): Promise<Draft | null> => {
  const row = await repeatable(() => db.meta.get(keyOf(of)))
  const draft = v.safeParse(Draft, row?.value)
  return draft.success ? draft.output : null
}

/** Keeps a draft; an empty one is forgotten. */
export const keepDraft = async (phone: Phone, of: DraftOf, draft: Draft): Promise<void> => {
  const isEmpty = draft.rating === null && draft.comment === ''
  if (isEmpty) return dropDraft(phone, of)
  await keepRoom(() => phone.db.meta.put({ key: keyOf(of), value: { ...draft, createdAt: phone.now() } }))
}

export const dropDraft = ({ db }: Phone, of: DraftOf): Promise<void> => repeatable(() => db.meta.delete(keyOf(of)))
