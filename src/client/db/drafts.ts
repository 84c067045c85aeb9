import * as v from 'valibot'
import type { LocalDb } from './local-db.ts'

/** What somebody has written and not sent; it outlives a dead network, a closed page and a log-out without discard. */

/** Every draft of the phone begins so. */
export const DRAFTS = 'draft:'

/** The beginning of the keys of an account's drafts. */
export const draftsOf = (acct: number): string => `${DRAFTS}${acct}:`

/** The drafts of one form. */
export interface FormDrafts<Of, Draft> {
  /** Where a draft lies in `meta`, for a transaction that writes more than it. */
  keyOf: (of: Of) => string
  /** Null where there is none that this build can read. */
  read: (local: LocalDb, of: Of) => Promise<Draft | null>
  /** Saves a draft; an empty one is deleted. */
  save: (local: LocalDb, of: Of, draft: Draft) => Promise<void>
  remove: (local: LocalDb, of: Of) => Promise<void>
}

/** Drafts of a form: their shape, under which name an account has them, and when nothing is typed. */
export const draftsFor = <Of extends { acct: number }, Draft extends object>(
  schema: v.GenericSchema<unknown, Draft>,
  nameOf: (of: Of) => string,
  isEmpty: (draft: Draft) => boolean,
): FormDrafts<Of, Draft> => {
  const keyOf = (of: Of): string => `${draftsOf(of.acct)}${nameOf(of)}`
  const remove: FormDrafts<Of, Draft>['remove'] = ({ db, write }, of) =>
    write(['meta'], () => db.meta.delete(keyOf(of)))
  return {
    keyOf,
    read: async ({ db, read }, of) => {
      const row = await read(() => db.meta.get(keyOf(of)))
      const draft = v.safeParse(schema, row?.value)
      return draft.success ? draft.output : null
    },
    save: async (local, of, draft) => {
      if (isEmpty(draft)) return remove(local, of)
      const { db, write, now } = local
      await write(['meta'], () => db.meta.put({ key: keyOf(of), value: { ...draft, createdAt: now() } }))
    },
    remove,
  }
}
