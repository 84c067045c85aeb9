import * as v from 'valibot'
import { draftsOf } from './drafts.ts'
import type { LocalDb } from './local-db.ts'

/**
 * Files that wait on the phone to be sent, a row of `meta` each: lists of the queue, which are read often, hold only their
 * keys. They end as drafts do, at a log-out that discards.
 */

const File = v.object({ bytes: v.instance(ArrayBuffer) })

const filesOf = (acct: number): string => `${draftsOf(acct)}file:`

/** Where the file of this name lies. */
export const fileKey = (acct: number, name: string): string => `${filesOf(acct)}${name}`

/** Runs in the transaction of whatever names it. */
export const putFile = ({ db, now }: LocalDb, acct: number, name: string, bytes: ArrayBuffer): PromiseLike<unknown> =>
  db.meta.put({ key: fileKey(acct, name), value: { bytes, createdAt: now() } })

/** The bytes under a key; nothing where they are gone. */
export const readFile = async ({ db }: LocalDb, key: string): Promise<ArrayBuffer | undefined> => {
  const row = v.safeParse(File, (await db.meta.get(key))?.value)
  return row.success ? row.output.bytes : undefined
}

export const deleteFile = ({ db }: LocalDb, acct: number, name: string): PromiseLike<unknown> =>
  db.meta.delete(fileKey(acct, name))

/** The names of all that lie here, without reading their bytes. */
export const fileNames = async ({ db }: LocalDb, acct: number): Promise<string[]> => {
  const keys = await db.meta.where('key').startsWith(filesOf(acct)).primaryKeys()
  return keys.map((key) => key.slice(filesOf(acct).length))
}
