import * as v from 'valibot'
import { FirstSteps } from '../../contract/calls/staff/today.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import type { callDesk } from '../desk-api.shared.ts'

/** The first steps of the shop as the server last told them, so that the list stands without network. */

const stepsKey = (acct: number): string => `${acct}:first-steps`
const awayKey = (acct: number): string => `${acct}:first-steps-away`

const Kept = v.fallback(v.nullable(FirstSteps), null)

/** Null where the shop has not told them yet, and once somebody has put them away on this phone. */
export const readSteps = async ({ db }: LocalDb, acct: number): Promise<FirstSteps['steps'] | null> => {
  const [kept, away] = await Promise.all([db.meta.get(stepsKey(acct)), db.meta.get(awayKey(acct))])
  return away === undefined ? (v.parse(Kept, kept?.value ?? null)?.steps ?? null) : null
}

export const isAway = async ({ db }: LocalDb, acct: number): Promise<boolean> =>
  (await db.meta.get(awayKey(acct))) !== undefined

export const putStepsAway = (local: LocalDb, acct: number): Promise<unknown> =>
  local.write(['meta'], () => local.db.meta.put({ key: awayKey(acct), value: true }))

export const firstSteps = defineCollection({
  name: 'first-steps',
  fetch: (call: typeof callDesk, { token }) => call('deskFirstSteps', { token }),
  write: ({ db }, acct, { data }: { data: FirstSteps }) => db.meta.put({ key: stepsKey(acct), value: data }),
})
