import { eq } from 'drizzle-orm'
import type { ClosedForm, ClosingHour } from '../../../src/contract/calls/staff/zones.ts'
import { sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { invalid } from '../core/refusal.ts'
import { ownShop } from '../sellers/particulars.ts'
import type { Staff } from '../core/identity.ts'
import { changeOwn } from './change-zones.ts'

/** When one's own shop is closed, for days or from an hour on. */

/** A closing that is longer is a typing error, or a shop that sells no more. */
const CLOSED_DAYS_MAX = 90
const DAY_MS = 24 * 60 * 60 * 1000

const storeClosing = async (shop: ShopContext, id: number, days: ClosedForm | null) => {
  const before = await shop.db.query.sellers.findFirst({ where: eq(sellers.id, id) })
  const after = { closedFrom: days?.closed_from ?? null, closedTo: days?.closed_to ?? null }
  await shop.db.update(sellers).set(after).where(eq(sellers.id, id))
  await recordChange(shop, {
    action: 'seller.closed',
    entity: 'seller',
    entityId: id,
    sellerId: id,
    before: { closedFrom: before?.closedFrom, closedTo: before?.closedTo },
    after,
  })
}

/** What is wrong with these days, by field. */
const faultsOf = ({ closed_from: from, closed_to: to }: ClosedForm, day: string, begun: string | null) => {
  if (to < day) return { closed_to: 'This day is over' }
  if (to < from) return { closed_to: 'It ends before it begins' }
  // A closing that goes on may be made longer or shorter.
  if (from < day && from !== begun) return { closed_from: 'This day is over' }
  if (Date.parse(to) - Date.parse(from) >= CLOSED_DAYS_MAX * DAY_MS)
    return { closed_to: `A shop is closed for at most ${CLOSED_DAYS_MAX} days` }
  return null
}

/** Closes the shop for these days: what is promised meanwhile comes after them. */
export const closeShop = (shop: ShopContext, me: Staff, id: number, days: ClosedForm) =>
  changeOwn(shop, me, id, async (inner) => {
    const { closedFrom } = await ownShop(inner, me, id)
    const faults = faultsOf(days, today(inner), closedFrom)
    if (faults !== null) throw invalid(faults)
    await storeClosing(inner, id, days)
  })

/** Opens it again. */
export const openShop = (shop: ShopContext, me: Staff, id: number) =>
  changeOwn(shop, me, id, (inner) => storeClosing(inner, id, null))

/** From this hour on what is ordered counts as ordered the next day; null for no such hour. */
export const setClosingHour = (shop: ShopContext, me: Staff, id: number, { until }: ClosingHour) =>
  changeOwn(shop, me, id, async (inner) => {
    const { orderUntil } = await ownShop(inner, me, id)
    await inner.db.update(sellers).set({ orderUntil: until }).where(eq(sellers.id, id))
    await recordChange(inner, {
      action: 'seller.closing-hour',
      entity: 'seller',
      entityId: id,
      sellerId: id,
      before: { orderUntil },
      after: { orderUntil: until },
    })
  })
