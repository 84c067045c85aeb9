import type { InferOutput } from 'valibot'
import { eq } from 'drizzle-orm'
import type { DealChange } from '../../../src/contract/calls/staff/promotions.ts'
import type { VariantChange } from '../../../src/contract/calls/staff/catalogue.ts'
import type { Deal, Variant } from '../../../src/contract/entities.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { deals, listings, stockLog, variants } from '../../db/schema.ts'
import { variantView } from './listings.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { actorOf, recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/** Above the most that may be set, so that a difference always fits. */
const STOCK_MAX = 10_000_000

/**
 * Stock on hand after a change: an absolute number, or a difference, so that what is sold between counting and typing
 * is not lost. What is reserved for unpaid orders stays reserved on top; the operator sets what may be sold beside it.
 */
const stockAfter = ({ onHand, reserved }: typeof variants.$inferSelect, change: VariantChange): number => {
  if (change.add === undefined) return change.stock === undefined ? onHand : reserved + change.stock
  if (change.stock !== undefined) throw invalid({ add: 'Say the stock or the difference, not both' })
  if (change.reason === undefined) throw invalid({ reason: 'Say why' })
  const after = onHand + change.add
  if (after < reserved)
    throw new Refusal(
      'CONFLICT',
      `Only ${onHand - reserved} can be taken away; ${reserved} are held for unpaid orders`,
      {
        data: { on_hand: onHand, reserved },
      },
    )
  if (after > STOCK_MAX) throw invalid({ add: `No more than ${STOCK_MAX} can be in stock` })
  return after
}

/** Changes the given fields of a variant, and logs a change of its stock. Listings show it at once. */
export const changeVariant = (shop: ShopContext, sku: string, change: VariantChange): Promise<Variant> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const locked = await db.select().from(variants).where(eq(variants.sku, sku)).for('update')
    const before = firstOf(locked, 'There is no such sku')
    const onHand = stockAfter(before, change)
    if (change.stock !== undefined || change.add !== undefined)
      await db.insert(stockLog).values({
        sku,
        before: before.onHand,
        after: onHand,
        reason: change.reason ?? null,
        actor: actorOf(inner),
        at: clock(),
      })
    const mrpPaise = change.price === undefined ? before.mrpPaise : paise(change.price)
    const sellingPaise = change.selling_price === undefined ? before.sellingPaise : paise(change.selling_price)
    if (sellingPaise > mrpPaise)
      throw invalid({ selling_price: `The selling price cannot be above the list price of ${rupees(mrpPaise)}` })
    const codAvailable = change.cod === undefined ? before.codAvailable : change.cod === 1
    const changed = { mrpPaise, sellingPaise, onHand, codAvailable }
    await db.update(variants).set(changed).where(eq(variants.sku, sku))
    const [listing] = await db.select().from(listings).where(eq(listings.id, before.listingId))
    const named = ({ mrpPaise: mrp, sellingPaise: selling, onHand: pieces, codAvailable: cod }: typeof changed) => ({
      price: rupees(mrp),
      selling_price: rupees(selling),
      on_hand: pieces,
      cod,
    })
    await recordChange(inner, {
      action: 'variant.set',
      entity: 'variant',
      entityId: sku,
      sellerId: listing?.sellerId ?? null,
      before: named(before),
      after: named(changed),
    })
    return variantView({ ...before, ...changed })
  })

/** The newest deal is the one that is shown; older ones stay as a record. */
export const setDeal = async (shop: ShopContext, change: InferOutput<typeof DealChange>): Promise<Deal> => {
  if (Date.parse(change.end) < Date.parse(change.start)) throw invalid({ end: 'The end cannot be before the start' })
  await inTransaction(shop, async (inner) => {
    await inner.db.insert(deals).values({ text: change.text, startDate: change.start, endDate: change.end })
    const { start, end } = change
    const logged = { after: { start, end }, personal: ['text'] }
    await recordChange(inner, { action: 'deal.set', entity: 'deal', entityId: '', sellerId: null, ...logged })
  })
  return { deals: change.text, start_date_time: change.start, end_date_time: change.end }
}
