import { addressLane } from '../../offline/sync/changes.ts'
import { getDb } from '../../offline/db/open-db.ts'
import { identity } from '../../offline/account/identity.ts'
import { failedChanges, pendingChanges } from '../../offline/sync/queue.ts'

/** A farmer in front of the payment screen waits no longer than this. */
const TIMEOUT_MS = 10_000

/** Sends pending changes of these addresses, so that the server knows them before an order names them. */
export const flushAddresses = async (ids: readonly string[]): Promise<boolean> => {
  const phone = await getDb()
  const who = identity()
  if (who === null) return true
  const lanes = ids.flatMap((id) => [addressLane(who.acct, 'delivery', id), addressLane(who.acct, 'billing', id)])
  const isWaiting = async () =>
    (await phone.read(() => pendingChanges(phone, who.acct))).some(({ lane }) => lanes.includes(lane))
  const isRefused = async () =>
    (await phone.read(() => failedChanges(phone, who.acct))).some(
      ({ lane, op, reason }) => (op === 'addr.create' || reason === 'gone') && lanes.includes(lane),
    )
  if (await isWaiting()) {
    const { flush } = await import('../../offline/sync/replay.ts')
    const { resetBackoff } = await import('../../offline/sync/queue.ts')
    await resetBackoff(phone)
    await Promise.race([flush(phone), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
  }
  return !(await isWaiting()) && !(await isRefused())
}
