import { inArray, eq } from 'drizzle-orm'
import { rupees } from '../../../src/contract/money.ts'
import { stockLog, variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Pack, ReadPack } from './pack.ts'
import type { Fault } from './report.ts'

interface Source {
  /** Absent where the file does not say. */
  cod: boolean | undefined
  importedAs: string
}

const facts = ({ sellingPaise, sellerSku }: Pack, { cod, importedAs }: Source) => ({
  sellingPaise,
  ...(sellerSku !== null && { sellerSku }),
  ...(cod !== undefined && { codAvailable: cod }),
  importedAs,
})

const size = ({ name, amount, unit }: Pack) => ({ name, amount, unit })

/**
 * The shop issues its own sku, unique over all sellers; the seller's is stored beside it. Without a stock nothing of a
 * new pack is sold yet.
 */
export const newPack = (
  pack: Pack,
  { listingId, place, ...source }: Source & { listingId: number; place: number },
): typeof variants.$inferInsert => ({
  ...facts(pack, source),
  ...size(pack),
  mrpPaise: pack.mrpPaise ?? pack.sellingPaise,
  sku: `IM${listingId}-${place}`,
  listingId,
  position: place - 1,
  onHand: pack.stock ?? 0,
})

/** An existing pack that the file changes. */
export interface ChangedPack extends Source, ReadPack {
  sku: string
}

/** The list price after a change: one that the file does not name stays, and follows where it was no other than the price. */
const mrpOf = ({ mrpPaise, sellingPaise }: Pack, before: { mrpPaise: number; sellingPaise: number }): number =>
  mrpPaise ?? (before.mrpPaise === before.sellingPaise ? Math.max(before.mrpPaise, sellingPaise) : before.mrpPaise)

/**
 * The file sets what may be sold from now on; what is reserved for unpaid orders stays reserved on top. Packs whose
 * stock it changes are logged. Rows are locked in the order in which orders lock them. Returns the packs that cannot be
 * changed.
 */
export const changePacks = async <C extends ChangedPack>(
  { db, clock }: ShopContext,
  changed: readonly C[],
): Promise<(Fault & { change: C })[]> => {
  if (changed.length === 0) return []
  const skus = changed.map(({ sku }) => sku)
  const rows = await db.select().from(variants).where(inArray(variants.sku, skus)).orderBy(variants.sku).for('update')
  const stored = new Map(rows.map((row) => [row.sku, row]))
  const log: (typeof stockLog.$inferInsert)[] = []
  const refused: (Fault & { change: C })[] = []
  for (const change of changed) {
    const { sku, pack, named } = change
    const before = stored.get(sku)
    if (before === undefined) continue
    const mrpPaise = mrpOf(pack, before)
    if (mrpPaise < pack.sellingPaise) {
      const reason = `It is above the list price of ${rupees(mrpPaise)}, which stays as the file names none`
      refused.push({ change, field: 'Variant Price', reason })
      continue
    }
    const after = pack.stock === undefined ? before.onHand : before.reserved + pack.stock
    await db
      .update(variants)
      .set({ ...facts(pack, change), ...(named !== 'not at all' && size(pack)), mrpPaise, onHand: after })
      .where(eq(variants.sku, sku))
    if (after !== before.onHand)
      log.push({ sku, before: before.onHand, after, reason: 'Catalogue import', actor: 'operator', at: clock() })
  }
  if (log.length > 0) await db.insert(stockLog).values(log)
  return refused
}
