import { eq, inArray } from 'drizzle-orm'
import { stockLog, variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Pack } from './pack.ts'

const facts = ({ mrpPaise, sellingPaise, sellerSku }: Pack, source: { cod: boolean; importedAs: string }) => ({
  mrpPaise,
  sellingPaise,
  sellerSku,
  codAvailable: source.cod,
  importedAs: source.importedAs,
})

/** The shop issues its own sku, unique over all sellers; the seller's is stored beside it. */
export const newPack = (
  pack: Pack,
  source: { listingId: number; place: number; cod: boolean; importedAs: string },
): typeof variants.$inferInsert => ({
  ...facts(pack, source),
  sku: `IM${source.listingId}-${source.place}`,
  listingId: source.listingId,
  position: source.place - 1,
  name: pack.name,
  onHand: pack.stock,
  amount: pack.amount,
  unit: pack.unit,
})

/** An existing pack that the file changes. */
export interface ChangedPack {
  sku: string
  pack: Pack
  cod: boolean
  importedAs: string
}

/**
 * The file sets what may be sold from now on; what is reserved for unpaid orders stays reserved on top. Packs whose
 * stock it changes are logged. Rows are locked in the order in which orders lock them.
 */
export const changePacks = async ({ db, clock }: ShopContext, changed: readonly ChangedPack[]): Promise<void> => {
  if (changed.length === 0) return
  const skus = changed.map(({ sku }) => sku)
  const rows = await db
    .select({ sku: variants.sku, onHand: variants.onHand, reserved: variants.reserved })
    .from(variants)
    .where(inArray(variants.sku, skus))
    .orderBy(variants.sku)
    .for('update')
  const stock = new Map(rows.map((row) => [row.sku, row]))
  const log: (typeof stockLog.$inferInsert)[] = []
  for (const { sku, pack, ...source } of changed) {
    const { onHand: before, reserved } = stock.get(sku) ?? { onHand: 0, reserved: 0 }
    const after = reserved + pack.stock
    await db
      .update(variants)
      .set({ ...facts(pack, source), onHand: after })
      .where(eq(variants.sku, sku))
    if (after !== before) log.push({ sku, before, after, reason: 'Catalogue import', actor: 'operator', at: clock() })
  }
  if (log.length > 0) await db.insert(stockLog).values(log)
}
