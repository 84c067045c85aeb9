import { asc, eq } from 'drizzle-orm'
import type { DeskDraft } from '../../../src/contract/calls/staff/listings.ts'
import { rupees } from '../../../src/contract/money.ts'
import { isUploaded } from '../../../src/contract/pictures.ts'
import { brands, listings, products, variants } from '../../db/schema.ts'
import { leadsOf } from '../catalogue/leads.ts'
import { storedPictures } from '../catalogue/pictures.ts'
import type { ShopContext } from '../core/context.ts'

/** What a listing says now, as far as its form could change it. */

/** The name under which a change keeps a photograph that its listing has: the digits of its file as a UUID. */
const pictureIdOf = (file: string): string => file.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})\.webp$/, '$1-$2-$3-$4-$5')

/** The photographs of a listing in their order, by the names under which a change keeps them. */
export const keptPictures = async (shop: Pick<ShopContext, 'db'>, listingId: number) =>
  (await storedPictures(shop, [listingId]))(listingId)
    .filter(({ file }) => isUploaded(file))
    .map(({ file, digest }) => ({ id: pictureIdOf(file), file, digest }))

/** The packs of a listing in their order. */
export const packsOf = ({ db }: Pick<ShopContext, 'db'>, listingId: number) =>
  db.select().from(variants).where(eq(variants.listingId, listingId)).orderBy(asc(variants.position), asc(variants.id))

export const packView = (pack: typeof variants.$inferSelect) => ({
  sku: pack.sku,
  name: pack.name,
  price: rupees(pack.mrpPaise),
  selling_price: rupees(pack.sellingPaise),
  stock: pack.onHand - pack.reserved,
  cod: pack.codAvailable,
})

const listingOf = async (
  shop: ShopContext,
  { listingId, productId }: { listingId: number | null; productId: number | null },
) => listingId ?? (productId === null ? undefined : (await leadsOf(shop, [productId]))[0])

/** The listing that a draft changes, or the first among the offers beside which it is put; null for a new product. */
export const whatStands = async (
  shop: ShopContext,
  draft: { listingId: number | null; productId: number | null },
): Promise<DeskDraft['stands']> => {
  const id = await listingOf(shop, draft)
  if (id === undefined) return null
  const [row] = await shop.db
    .select({ listing: listings, product: products, brand: brands.name })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(listings.id, id))
  if (row === undefined) return null
  return {
    product_id: row.product.id,
    title: row.listing.title,
    description: row.listing.productDetails,
    category_id: row.product.categoryId,
    brand: row.brand,
    pictures: (await keptPictures(shop, id)).map(({ id: name, file }) => ({ id: name, file })),
    image_url: row.product.imageUrl,
    packs: (await packsOf(shop, id)).map(packView),
  }
}
