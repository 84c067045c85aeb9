import * as v from 'valibot'
import { keepRoom } from './room.ts'
import type { Phone } from './db.ts'

/** What somebody has written and not sent; it outlives a dead network, a closed page and a log-out that keeps. */

const Draft = v.object({ rating: v.nullable(v.number()), comment: v.string() })
export type Draft = v.InferOutput<typeof Draft>

export interface DraftOf {
  acct: number
  listingId: number
  sku: string
}

/** The beginning of the keys of an account's drafts. */
export const draftsOf = (acct: number): string => `draft:${acct}:`
const keyOf = ({ acct, listingId, sku }: DraftOf): string => `${draftsOf(acct)}review:${listingId}:${sku}`

export const readDraft = async ({ db }: Phone, of: DraftOf): Promise<Draft | null> => {
  const row = await db.meta.get(keyOf(of))
  const draft = v.safeParse(Draft, row?.value)
  return draft.success ? draft.output : null
}

/** Keeps a draft; an empty one is forgotten. */
export const keepDraft = async ({ db }: Phone, of: DraftOf, draft: Draft): Promise<void> => {
  const isEmpty = draft.rating === null && draft.comment === ''
  if (isEmpty) return db.meta.delete(keyOf(of))
  await keepRoom(() => db.meta.put({ key: keyOf(of), value: draft }))
}

export const dropDraft = ({ db }: Phone, of: DraftOf): Promise<void> => db.meta.delete(keyOf(of))
