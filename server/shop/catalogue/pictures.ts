import { eq, sql } from 'drizzle-orm'
import type { ListingPictures, StoredPicture } from '../../../src/contract/calls/staff/catalogue.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { isOneOf } from '../../db/database.ts'
import { listingPictures, listings, products, variants } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { storePicture } from '../uploads/store-picture.ts'

/** Photographs of what sellers offer. Each belongs to one listing; where it has none the product's drawing stands in. */

/** Of a query over listings and products: the listing's first photograph, else the name of the drawing. */
export const shownPicture = sql<string>`coalesce(
  (select p.file from ${listingPictures} p where p.listing_id = ${listings.id} order by p.position limit 1),
  ${products.imageUrl}
)`

/** Whether a photograph of this name is among those of the product. */
export const isPhotoOf = async ({ db }: Pick<ShopContext, 'db'>, productId: number, file: string): Promise<boolean> => {
  const [row] = await db
    .select({ productId: listings.productId })
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(eq(listingPictures.file, file))
  return row?.productId === productId
}

/** Name of the product's drawing. */
export const drawingNameOf = async ({ db }: Pick<ShopContext, 'db'>, productId: number): Promise<string | undefined> =>
  (await db.select({ name: products.imageUrl }).from(products).where(eq(products.id, productId)))[0]?.name

/** The size of a listing's first picture in this width, as far as one can be made. */
export const pictureBytes = async (
  { pictures, renditions }: Pick<ShopContext, 'pictures' | 'renditions'>,
  { id, file }: { id: number; file: string },
  width: number,
): Promise<number> => {
  const made = isUploaded(file)
    ? await renditions.get(file, width, 'webp')
    : await pictures.raster({ kind: 'products', id, file }, width)
  return made?.bytes.length ?? 0
}

/** Re-encodes and stores a photograph; it is shown once a listing names it. */
export const storeListingPicture = (shop: ShopContext, stream: ReadableStream<Uint8Array>): Promise<StoredPicture> =>
  storePicture(shop, stream, 'Only JPEG, PNG and WebP pictures can be added')

/** Digits are a listing's id, anything else a sku. */
const byName = ({ db }: ShopContext, name: string) =>
  db
    .select({
      listing_id: listings.id,
      product_id: listings.productId,
      title: listings.title,
      sellerId: listings.sellerId,
    })
    .from(listings)
    .where(
      /^\d{1,9}$/.test(name)
        ? eq(listings.id, Number(name))
        : eq(listings.id, sql`(select v.listing_id from ${variants} v where v.sku = ${name})`),
    )

const UNKNOWN = 'There is no such listing or sku'

/** The photographs of many listings in one query; returns those of one, in their order. */
export const storedPictures = async ({ db }: Pick<ShopContext, 'db'>, listingIds: number[]) => {
  const rows = await db
    .select()
    .from(listingPictures)
    .where(isOneOf(listingPictures.listingId, listingIds))
    .orderBy(listingPictures.listingId, listingPictures.position)
  return (id: number): StoredPicture[] =>
    rows.filter(({ listingId }) => listingId === id).map(({ file, digest }) => ({ file, digest }))
}

const ofListing = async (shop: ShopContext, id: number) => (await storedPictures(shop, [id]))(id)

/** A listing, by id or sku, with its photographs in their order. */
export const listListingPictures = async (shop: ShopContext, name: string): Promise<ListingPictures> => {
  const listing = firstOf(await byName(shop, name), UNKNOWN)
  return { ...listing, pictures: await ofListing(shop, listing.listing_id) }
}

const checkStored = async ({ files }: ShopContext, wanted: readonly StoredPicture[]): Promise<void> => {
  for (const { file } of wanted)
    if ((await files.open(file)) === null) throw invalid({ pictures: `There is no picture ${file}` })
}

/**
 * Sets the photographs of a listing. Those that it names no more are deleted as orphans later: whoever has the page open
 * may still ask for them.
 */
export const setListingPictures = async (
  shop: ShopContext,
  name: string,
  wanted: readonly StoredPicture[],
): Promise<ListingPictures> => {
  // Outside the transaction: the store may be on another machine.
  await checkStored(shop, wanted)
  return inTransaction(shop, async (inner) => {
    const listing = firstOf(await byName(inner, name).for('update'), UNKNOWN)
    const before = await ofListing(inner, listing.listing_id)
    const pictures = [...new Map(wanted.map(({ file, digest }) => [file, { file, digest }])).values()]
    if (JSON.stringify(before) === JSON.stringify(pictures)) return { ...listing, pictures }
    await inner.db.delete(listingPictures).where(eq(listingPictures.listingId, listing.listing_id))
    const names = (some: readonly StoredPicture[]) => some.map(({ file }) => file)
    await recordChange(inner, {
      action: 'pictures.set',
      entity: 'listing',
      entityId: listing.listing_id,
      sellerId: listing.sellerId,
      before: { pictures: names(before) },
      after: { pictures: names(pictures) },
    })
    if (pictures.length === 0) return { ...listing, pictures }
    const rows = pictures.map((picture, position) => ({ listingId: listing.listing_id, position, ...picture }))
    const added = await inner.db.insert(listingPictures).values(rows).onConflictDoNothing().returning()
    if (added.length < rows.length) throw new Refusal('CONFLICT', 'A picture belongs to another listing')
    return { ...listing, pictures }
  })
}
