import * as v from 'valibot'
import type { LocalDb } from '../../client/db/local-db.ts'
import { DRAFTS, draftsOf } from '../../client/db/drafts.ts'
import type { Dated } from '../../client/db/records.ts'
import { askClock } from '../../client/sync/replay.ts'
import { isDateDoubtful, isExpired, redated } from '../../client/sync/queue-policy.ts'
import { readSession } from '../../client/session/session.ts'

/**
 * What somebody has left unsent on a shared phone ends after 30 days, also when she never logs in again. Whoever is
 * logged in is notified of hers instead, and an order's attempt stays until its farmer has read how it ended.
 */

/** Looks through the phone. Only what looks old costs a question, for the server's clock alone decides. */
export const expireAttempts = async (local: LocalDb): Promise<void> => {
  const { db, now, read, write } = local
  const { acct } = await read(() => readSession(local))
  const looksOld = (row: Dated) => isDateDoubtful(row, now())
  const others = () => [db.outbox, db.dead].map((table) => table.filter((row) => row.acct !== acct && looksOld(row)))
  const drafts = () =>
    db.meta
      .where('key')
      .startsWith(DRAFTS)
      .and(({ key, value }) => (acct === null || !key.startsWith(draftsOf(acct))) && looksOld(dateIn(value)))
  const found = await read(() => Promise.all([...others(), drafts()].map((rows) => rows.count())))
  if (found.every((count) => count === 0)) return
  const time = await askClock(local)
  if (time === undefined) return
  await write(['outbox', 'dead', 'meta'], async () => {
    for (const rows of others())
      await rows.modify((row, place) => {
        const dated = redated(row, time)
        if (isExpired(dated, time)) delete (place as { value?: unknown }).value
        else place.value = dated
      })
    await drafts().modify((row, place) => {
      const dated = redated(dateIn(row.value), time)
      if (isExpired(dated, time)) delete (place as { value?: unknown }).value
      else place.value = { ...row, value: { ...Object(row.value), ...dated } }
    })
  })
}

const DraftDate = v.object({ createdAt: v.number() })

/** A draft of an earlier build says no date. */
const dateIn = (value: unknown): Dated => {
  const dated = v.safeParse(DraftDate, value)
  return dated.success ? dated.output : { createdAt: 0, undated: true }
}
