import { inArray, sql } from 'drizzle-orm'
import { rupees } from '../../../src/contract/money.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { stockLog, variants } from '../../db/schema.ts'
import { actorOf, recordChanges, type LoggedChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import type { PackSet } from './plan.ts'
import type { Refuse } from './read-product.ts'

/** Price, lower prices and stock of packs on sale, all that a batch of a file names in one statement. */

type Pack = typeof variants.$inferSelect

const changedBy = ({ sellingPaise, stock, steps }: PackSet, before: Pack) => ({
  sku: before.sku,
  selling_paise: sellingPaise ?? before.sellingPaise,
  // What is held for unpaid orders stays held on top.
  on_hand: stock === undefined ? before.onHand : before.reserved + stock,
  price_steps: steps ?? before.priceSteps,
})
type Changed = ReturnType<typeof changedBy>

const logged = (sellerId: number, before: Pack, after: Changed): LoggedChange => ({
  action: 'variant.set',
  entity: 'variant',
  entityId: before.sku,
  sellerId,
  before: {
    selling_price: rupees(before.sellingPaise),
    on_hand: before.onHand,
    steps: before.priceSteps.map(({ from, paise }) => ({ from, price: rupees(paise) })),
  },
  after: {
    selling_price: rupees(after.selling_paise),
    on_hand: after.on_hand,
    steps: after.price_steps.map(({ from, paise }) => ({ from, price: rupees(paise) })),
  },
})

/**
 * Sets packs of one shop, locked in the order in which orders lock them; returns how many. A price above the MRP that
 * stands is refused.
 */
export const setPacks = async (
  shop: ShopContext,
  sellerId: number,
  sets: readonly PackSet[],
  refuse: Refuse,
): Promise<number> => {
  if (sets.length === 0) return 0
  /** Those that cost more than the MRP that stands, with it. */
  const dear = new Map<PackSet, number>()
  const count = await inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    dear.clear()
    const skus = sets.map(({ sku }) => sku)
    const rows = await db.select().from(variants).where(inArray(variants.sku, skus)).orderBy(variants.sku).for('update')
    const stored = new Map(rows.map((row) => [row.sku, row]))
    const done = sets.flatMap((set) => {
      const before = stored.get(set.sku)
      if (before === undefined) return []
      const after = changedBy(set, before)
      if (after.selling_paise <= before.mrpPaise) return [{ before, after }]
      dear.set(set, before.mrpPaise)
      return []
    })
    if (done.length === 0) return 0
    const given = JSON.stringify(done.map(({ after }) => after))
    await db.execute(sql`update ${variants} v
      set selling_paise = given.selling_paise, on_hand = given.on_hand, price_steps = given.price_steps
      from jsonb_to_recordset(${given}::text::jsonb)
        as given (sku text, selling_paise int, on_hand int, price_steps jsonb)
      where v.sku = given.sku`)
    const moved = done.filter(({ before, after }) => before.onHand !== after.on_hand)
    if (moved.length > 0)
      await db.insert(stockLog).values(
        moved.map(({ before, after }) => ({
          sku: before.sku,
          before: before.onHand,
          after: after.on_hand,
          reason: 'Seller’s file',
          actor: actorOf(inner),
          at: clock(),
        })),
      )
    await recordChanges(
      inner,
      done.map(({ before, after }) => logged(sellerId, before, after)),
    )
    return done.length
  })
  for (const [{ row }, mrpPaise] of dear)
    refuse(row, { field: 'Variant Price', reason: say.mrpWaits(String(rupees(mrpPaise))) })
  return count
}
