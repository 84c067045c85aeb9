import * as v from 'valibot'
import { Declarations } from '../../contract/product/declarations.ts'
import { draftsOf } from '../db/drafts.ts'
import type { LocalDb } from '../db/local-db.ts'

/** What was typed of a product and not sent yet. */

const Draft = v.nullable(v.object({ said: Declarations }))

const keyOf = (acct: number, listingId: number): string => `${draftsOf(acct)}declarations:${listingId}`

/** The draft, null where there is none or a former build wrote another. */
export const readDeclarationDraft = async ({ db, read }: LocalDb, acct: number, listingId: number) => {
  const row = await read(() => db.meta.get(keyOf(acct, listingId)))
  const draft = v.safeParse(Draft, row?.value ?? null)
  return draft.success ? (draft.output?.said ?? null) : null
}

/** Keeps what is typed; without any the draft is deleted. */
export const saveDeclarationDraft = (
  { db, write, now }: LocalDb,
  acct: number,
  listingId: number,
  said: Declarations | null,
): Promise<unknown> => {
  const key = keyOf(acct, listingId)
  return write(['meta'], async () => {
    if (said === null) await db.meta.delete(key)
    else await db.meta.put({ key, value: { said, createdAt: now() } })
  })
}
