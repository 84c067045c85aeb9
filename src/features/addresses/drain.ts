import { repeatable } from '../../offline/again.ts'
import { addressLane } from '../../offline/changes.ts'
import { openDoor } from '../../offline/door.ts'
import { identity } from '../../offline/identity.ts'
import { refused, waiting } from '../../offline/queue.ts'

/** A farmer in front of the payment screen waits no longer than this. */
const PATIENCE_MS = 10_000

/** Sends what waits for these addresses, so that the server knows them before it is asked to use them. */
export const drainAddresses = async (ids: readonly string[]): Promise<boolean> => {
  const phone = await openDoor()
  const who = identity()
  if (phone === null || who === null) return true
  const lanes = ids.flatMap((id) => [addressLane(who.acct, 'delivery', id), addressLane(who.acct, 'billing', id)])
  const isWaiting = async () =>
    (await repeatable(() => waiting(phone, who.acct))).some(({ lane }) => lanes.includes(lane))
  const isRefused = async () =>
    (await repeatable(() => refused(phone, who.acct))).some(
      ({ lane, op, reason }) => (op === 'addr.create' || reason === 'gone') && lanes.includes(lane),
    )
  if (await isWaiting()) {
    const { drain } = await import('../../offline/replay.ts')
    const { wake } = await import('../../offline/queue.ts')
    await wake(phone)
    await Promise.race([drain(phone), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
  return !(await isWaiting()) && !(await isRefused())
}
