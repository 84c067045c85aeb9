import type { LocalDb } from '../db/local-db.ts'
import type { Dated } from '../db/records.ts'

/**
 * How old a change is, on phones whose clocks are wrong: a flat battery may set them years back. The server's time is
 * recorded whenever an answer carries it, and a phone whose clock is behind that record cannot date anything.
 */

const SERVER_CLOCK = 'server clock'
const DAY_MS = 24 * 60 * 60 * 1000

/** When an answer was made, by the server's clock; nothing where it does not say. */
export const timeOf = (answer: Response): number | undefined => {
  const time = Date.parse(answer.headers.get('Date') ?? '')
  return Number.isNaN(time) ? undefined : time
}

const told = new WeakMap<object, number>()

/** Records when a call's answer was made, for whoever stores it. */
export const recordTime = (output: unknown, answer: Response): void => {
  const time = timeOf(answer)
  if (time !== undefined && typeof output === 'object' && output !== null) told.set(output, time)
}
export const receivedAt = (output: object): number | undefined => told.get(output)

/** Records the server's clock; runs inside a transaction that has the table `meta`. */
export const recordServerClock = async ({ db }: LocalDb, time: number | undefined): Promise<void> => {
  if (time !== undefined && time > ((await lastServerTime(db)) ?? 0))
    await db.meta.put({ key: SERVER_CLOCK, value: time })
}

/** The server's clock as last recorded. */
export const lastServerTime = async (db: LocalDb['db']): Promise<number | undefined> => {
  const row = await db.meta.get(SERVER_CLOCK)
  return typeof row?.value === 'number' ? row.value : undefined
}

/** The date of a change that is made now, for what is written of it. */
export const dateOf = async ({ db, now }: LocalDb): Promise<Dated> => {
  const heard = await lastServerTime(db)
  const createdAt = Math.max(now(), heard ?? 0)
  return heard === undefined || now() < heard - DAY_MS ? { createdAt, undated: true } : { createdAt }
}
