import { app, mutatorOf } from '../app.ts'
import { receivedAt, recordServerClock } from '../api/clock.ts'
import type { LocalDb } from '../db/local-db.ts'
import type { ChangeRow, MetaRow } from '../db/records.ts'
import { mirrorTables, readSession } from '../session/session.ts'

/** The mirror: the server's last known state. Only answers change it; the optimistic view adds pending changes. */

const numberIn = (row: MetaRow | undefined): number => (typeof row?.value === 'number' ? row.value : 0)

/** Counts the confirmed changes of a collection, so that an older snapshot is recognised. */
const confirmedKey = (acct: number, name: string): string => `${acct}:confirmed:${name}`
export const confirmedCount = async ({ db }: LocalDb, acct: number, name: string): Promise<number> =>
  numberIn(await db.meta.get(confirmedKey(acct, name)))

/** The collection of a change, which counts one more word of the server. */
const countIn = async (local: LocalDb, record: ChangeRow, name: string | undefined) => {
  const collection = app().collections.find((one) => one.name === name)
  if (collection === undefined) return undefined
  const { acct } = record
  const value = (await confirmedCount(local, acct, collection.name)) + 1
  await local.db.meta.put({ key: confirmedKey(acct, collection.name), value })
  return collection
}

/** Writes a confirmed change down; runs inside the transaction that takes it out of the queue. */
export const applyConfirmed = async (local: LocalDb, record: ChangeRow, answer?: unknown): Promise<void> => {
  const collection = await countIn(local, record, mutatorOf(record).collection?.(record))
  await collection?.confirm?.(local, record, answer)
}

/** Writes down what a refusal has told; runs inside such a transaction too. */
export const applyRefused = async (local: LocalDb, record: ChangeRow, data: unknown): Promise<void> => {
  const name = mutatorOf(record).collection?.(record)
  if (app().collections.find((one) => one.name === name)?.refuse === undefined) return
  const collection = await countIn(local, record, name)
  await collection?.refuse?.(local, record, data)
}

/** When and under which log-in a collection was asked for. */
export interface Asked {
  acct: number
  epoch: string
  /** How many changes of it were confirmed by then. */
  confirmed: number
  /** Of two requests for all of it the one with the higher number was made later. */
  number?: number
}

const askedKey = (acct: number, name: string): string => `${acct}:asked:${name}`
const writtenKey = (acct: number, name: string): string => `${acct}:written:${name}`

/** Every request for a collection has a number, so that of two answers the one that was requested later stays. */
export const takeNumber = ({ db, write }: LocalDb, acct: number, name: string): Promise<number> => {
  const key = askedKey(acct, name)
  const next = async () => {
    const number = numberIn(await db.meta.get(key)) + 1
    await db.meta.put({ key, value: number })
    return number
  }
  return write(['meta'], next, 'background')
}

/** True once nothing that was asked for later has been written; runs in the transaction that writes. */
const isNewest = async ({ db }: LocalDb, acct: number, name: string, number: number): Promise<boolean> => {
  const key = writtenKey(acct, name)
  if (numberIn(await db.meta.get(key)) > number) return false
  await db.meta.put({ key, value: number })
  return true
}

/** Whether the server has said what is in these collections since this account logged in on this phone. */
export const areAnswered = async ({ db }: LocalDb, acct: number, names: readonly string[]): Promise<boolean> => {
  const rows = await Promise.all(names.map((name) => db.meta.get(writtenKey(acct, name))))
  return rows.every((row) => row !== undefined)
}

/**
 * One transaction writes the answer. False for a snapshot from before a change was confirmed, which would bring the old
 * state back; one that arrives after a log-out is thrown away for good.
 */
export const writeAnswer = (
  local: LocalDb,
  name: string,
  { acct, epoch, confirmed, number }: Asked,
  answer: { said: object; write: () => PromiseLike<unknown> },
): Promise<boolean> =>
  local.write(
    ['session', 'meta', 'outbox', ...mirrorTables()],
    async () => {
      if ((await readSession(local)).epoch !== epoch) return true
      await recordServerClock(local, receivedAt(answer.said))
      if ((await confirmedCount(local, acct, name)) !== confirmed) return false
      if (number === undefined || (await isNewest(local, acct, name, number))) await answer.write()
      return true
    },
    'background',
  )
