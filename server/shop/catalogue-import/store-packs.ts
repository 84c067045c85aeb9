import { eq, inArray } from 'drizzle-orm'
import { stockLog, variants } from '../../db/schema.ts'
import type { Shop } from '../shop.ts'
import type { Pack } from './pack.ts'

const facts = ({ mrpPaise, sellingPaise, sellerSku }: Pack, said: { cod: boolean; importedAs: string }) => ({
  mrpPaise,
  sellingPaise,
  sellerSku,
  codAvailable: said.cod,
  importedAs: said.importedAs,
})

/** The shop issues its own sku (decision 37); the seller's is kept beside it. */
export const newPack = (
  pack: Pack,
  said: { listingId: number; place: number; cod: boolean; importedAs: string },
): typeof variants.$inferInsert => ({
  ...facts(pack, said),
  sku: `IM${said.listingId}-${said.place}`,
  listingId: said.listingId,
  position: said.place - 1,
  name: pack.name,
  onHand: pack.stock,
  amount: pack.amount,
  unit: pack.unit,
})

/** A pack of the shop's that the file says something new of. */
export interface ChangedPack {
  sku: string
  pack: Pack
  cod: boolean
  importedAs: string
}

/**
 * The file says what may be sold from now on; what is held for unpaid orders stays held beside it. Packs whose stock it
 * changes are logged. Rows are locked in the order in which orders lock them.
 */
export const changePacks = async ({ db, clock }: Shop, changed: readonly ChangedPack[]): Promise<void> => {
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
  for (const { sku, pack, ...said } of changed) {
    const { onHand: before, reserved } = stock.get(sku) ?? { onHand: 0, reserved: 0 }
    const after = reserved + pack.stock
    await db
      .update(variants)
      .set({ ...facts(pack, said), onHand: after })
      .where(eq(variants.sku, sku))
    if (after !== before) log.push({ sku, before, after, reason: 'Catalogue import', actor: 'operator', at: clock() })
  }
  if (log.length > 0) await db.insert(stockLog).values(log)
}
