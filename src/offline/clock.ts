import type { Phone } from './db.ts'
import type { Dated } from './rules.ts'

/**
 * How old a change is, on phones whose clocks are wrong: a flat battery may set them years back. The server's clock is
 * written down whenever it is heard, and a phone that is behind the last word of it cannot date anything.
 */

const HEARD = 'server clock'
const DAY_MS = 24 * 60 * 60 * 1000

/** When an answer was made, by the server's clock; nothing where it does not say. */
export const timeOf = (answer: Response): number | undefined => {
  const time = Date.parse(answer.headers.get('Date') ?? '')
  return Number.isNaN(time) ? undefined : time
}

const told = new WeakMap<object, number>()

/** Notes when a call's answer was made, for whoever writes it down. */
export const noteTime = (output: unknown, answer: Response): void => {
  const time = timeOf(answer)
  if (time !== undefined && typeof output === 'object' && output !== null) told.set(output, time)
}
export const toldAt = (output: object): number | undefined => told.get(output)

/** Writes the server's clock down; runs inside a transaction that has the table `meta`. */
export const hearClock = async ({ db }: Phone, time: number | undefined): Promise<void> => {
  if (time !== undefined && time > ((await lastHeard(db)) ?? 0)) await db.meta.put({ key: HEARD, value: time })
}

/** The server's clock as this phone has last heard it. */
export const lastHeard = async (db: Phone['db']): Promise<number | undefined> => {
  const row = await db.meta.get(HEARD)
  return typeof row?.value === 'number' ? row.value : undefined
}

/** The date of a change that is made now, for what is written of it. */
export const dateOf = async ({ db, now }: Phone): Promise<Dated> => {
  const heard = await lastHeard(db)
  const createdAt = Math.max(now(), heard ?? 0)
  return heard === undefined || now() < heard - DAY_MS ? { createdAt, undated: true } : { createdAt }
}
