import { inArray } from 'drizzle-orm'
import { variants } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { ReadPack } from './pack.ts'
import type { Product } from './product.ts'
import type { BadRow, Counts, Fault } from './report.ts'
import { changePacks, newPack, type ChangedPack } from './store-packs.ts'
import { createHash } from 'node:crypto'

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
const UNCLEAR: Fault = { field: 'Option1 Value', reason: 'The product has several packs; name the one that is meant' }

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
