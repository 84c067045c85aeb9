import * as v from 'valibot'
import { DeskSales } from '../../contract/calls/staff/sales.ts'
import { isFailure } from '../../client/api/call.ts'
import { getDb } from '../../client/db/get-db.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import { readSession } from '../../client/session/session.ts'
import { ask } from '../ask.ts'
import { fortnightKey } from '../login/desk-login.shared.ts'

/** What sold in the last 14 days, kept as it was shown: it is read without network too, with the time it is of. */

const Fortnight = v.object({ at: v.number(), sales: DeskSales })
type Fortnight = v.InferOutput<typeof Fortnight>

export const keptFortnight = async (acct: number): Promise<Fortnight | null> => {
  const { db } = await getDb()
  const row = await db.meta.get(fortnightKey(acct)).catch(console.warn)
  return v.parse(v.fallback(v.nullable(Fortnight), null), row?.value ?? null)
}

/** Nothing is written for somebody who has logged out meanwhile. */
const keep = (local: LocalDb, acct: number, fortnight: Fortnight): Promise<unknown> =>
  local.write(['session', 'meta'], async () => {
    if ((await readSession(local)).acct === acct) await local.db.meta.put({ key: fortnightKey(acct), value: fortnight })
  })

/** As it was kept where the shop does not say; a phone that is too full to keep it shows it all the same. */
export const askFortnight = async (acct: number): Promise<Fortnight | null> => {
  const answer = await ask('deskSales', { query: { days: '14' } })
  if (isFailure(answer)) return keptFortnight(acct)
  const local = await getDb()
  // Of the many goods, places and searches it shows none.
  const sales: DeskSales = { ...answer.data, listings: [], pins: [], returns: [], shops: [], missed: [] }
  const fortnight = { at: local.now(), sales }
  await keep(local, acct, fortnight).catch(console.warn)
  return fortnight
}
