import { inArray, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { rupees } from '../../../src/contract/money.ts'
import { stockLog, variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Pack, ReadPack } from './pack.ts'
import type { Product } from './product.ts'
import type { Fault, BadRow, Counts } from './report.ts'

interface Source {
  /** Absent where the file does not say. */
  cod: boolean | undefined
  /** Null where no file says it. */
  importedAs: string | null
}

const facts = ({ sellingPaise, steps, sellerSku }: Pack, { cod, importedAs }: Source) => ({
  sellingPaise,
  ...(steps !== undefined && { priceSteps: steps }),
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
const changePacks = async <C extends ChangedPack>(
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

type Variant = typeof variants.$inferSelect

const badRow = ({ header }: Product, { line }: ReadPack, { field, reason }: Fault): BadRow => ({
  line,
  handle: header.handle,
  field,
  reason,
})

/** The stored pack that a row means; `undefined` for a new one. */
const meant = (stored: readonly Variant[], { pack, named }: ReadPack): Variant | 'unclear' | undefined => {
  const same = stored.find(({ name }) => name === pack.name)
  if (same !== undefined || named === 'by option') return same
  return named === 'not at all' && stored.length > 1 ? 'unclear' : stored.length === 1 ? stored[0] : undefined
}
const UNCLEAR: Fault = { field: 'Option1 Value', reason: say.whichPack }

/** Writes the packs of products that have their listings, and counts them. Returns those that cannot be taken. */
export const writePacks = async (
  shop: ShopContext,
  placed: readonly { product: Product; listingId: number }[],
  counts: Counts['variants'],
): Promise<BadRow[]> => {
  const ids = placed.map(({ listingId }) => listingId)
  const rows = await shop.db.select().from(variants).where(inArray(variants.listingId, ids)).orderBy(variants.id)
  const known = Map.groupBy(rows, (row) => row.listingId)
  const fresh: (typeof variants.$inferInsert)[] = []
  const changed: (ChangedPack & { product: Product })[] = []
  const refused: BadRow[] = []
  for (const { product, listingId } of placed) {
    const { cod } = product.header
    const stored = known.get(listingId) ?? []
    let count = stored.length
    for (const read of product.packs) {
      const importedAs = hashOf([read.pack, cod])
      const before = meant(stored, read)
      if (before === 'unclear') refused.push(badRow(product, read, UNCLEAR))
      else if (before === undefined) {
        count += 1
        fresh.push(newPack(read.pack, { listingId, place: count, cod, importedAs }))
        counts.added += 1
      } else if (before.importedAs === importedAs) counts.unchanged += 1
      else changed.push({ ...read, product, sku: before.sku, cod, importedAs })
    }
  }
  const left = await changePacks(shop, changed)
  counts.changed += changed.length - left.length
  for (const { change, ...fault } of left) refused.push(badRow(change.product, change, fault))
  if (fresh.length > 0) await shop.db.insert(variants).values(fresh)
  return refused
}

/** The same data of a file has the same hash, so that nothing is written that has not changed. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
