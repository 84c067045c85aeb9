import * as v from 'valibot'
import type { LocalDb } from '../../client/db/local-db.ts'

/**
 * The size of the field that was typed last, as it was typed. That of an account is cleared with its mirror at a log-out;
 * that of a guest belongs to the phone, as the cart does.
 */

const KEY = 'field'
const keyOf = (acct: number | null): string => (acct === null ? KEY : `${acct}:${KEY}`)

const Field = v.object({ figure: v.string(), unit: v.string(), bigha: v.string() })
export type Field = v.InferOutput<typeof Field>

export const readField = async ({ db, read }: LocalDb, acct: number | null): Promise<Field | null> => {
  const row = await read(() => db.meta.get(keyOf(acct)))
  const field = v.safeParse(Field, row?.value)
  return field.success ? field.output : null
}

export const saveField = ({ db, write }: LocalDb, acct: number | null, value: Field): Promise<unknown> =>
  write(['meta'], () => db.meta.put({ key: keyOf(acct), value }))
