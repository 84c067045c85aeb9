import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { and, eq } from 'drizzle-orm'
import type { ParsedQuery } from '../../../src/contract/shop-calls.ts'
import { SAVED_KINDS, SAVED_PICTURE_WIDTH, type KeepKind } from '../../../src/contract/constants.ts'
import type { ProductDetails } from '../../../src/contract/entities.ts'
import { messages } from '../../../src/contract/messages.ts'
import { categories, listings, products } from '../../db/schema.ts'
import { brandsOfCategory, brandsOfSeller, listCategories, listSellers } from './catalogue.ts'
import { listBanners, listDeals } from './promotions.ts'
import { onSale } from '../core/on-sale.ts'
import { countProducts, idOrSlug, listProducts, sellerId } from './product-list.ts'
import { pictureBytes, shownPicture } from './pictures.ts'
import { withDetails } from './product-page.ts'
import { notFound } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'

/** What a farmer downloads for offline use: all products of a category or a seller, of every seller, and their size. */

/** Also the most that an interrupted download repeats. */
const PAGE = 50
/** This many pictures are measured as a sample, because a picture is drawn at its first request. */
const SAMPLE_MAX = 60

const brotli = promisify(brotliCompress)

/** Answers are compressed as `server/http/middleware/compress.ts` does it. */
const packedBytes = async (answer: unknown): Promise<number> =>
  (await brotli(JSON.stringify(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length

/** True for a kind of list that can be downloaded. */
export const isSavedKind = (text: string): text is KeepKind => SAVED_KINDS.some((kind) => kind === text)

/** One page of the products, with everything that their pages show. */
export const bundlePage = async (
  shop: ShopContext,
  kind: KeepKind,
  slug: string,
  { cursor, lang }: ParsedQuery<'keepGoods'> = {},
) => {
  const query: ParsedQuery<'products'> = { [kind]: slug, sort: 'newest', limit: PAGE, lang }
  const { data, meta } = await listProducts(shop, cursor === undefined ? query : { ...query, cursor }, {
    eachSeller: true,
  })
  if (meta.total === 0) throw notFound(kind === 'category' ? messages.categoryNotFound : messages.sellerNotFound)
  return { data: await withDetails(shop, data), meta }
}

/** The number of products, and their size in bytes with pictures; beyond a sample estimated by its average. */
export const bundleSize = async (
  shop: ShopContext,
  kind: KeepKind,
  slug: string,
  query: ParsedQuery<'keepSize'> = {},
) => {
  const page = await bundlePage(shop, kind, slug, query)
  const { total } = page.meta
  const productBytes = (await packedBytes({ status: true, ...page })) * (total / page.data.length)
  const others = await Promise.all((await pageData(shop, kind, slug, page.data)).map(packedBytes))
  const pictures = await picturesOf(shop, kind, slug)
  const step = Math.max(1, Math.ceil(pictures.length / SAMPLE_MAX))
  const sample = pictures.filter((_, at) => at % step === 0)
  const sizes = await Promise.all(sample.map((picture) => pictureBytes(shop, picture, SAVED_PICTURE_WIDTH)))
  const average = sizes.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, sizes.length)
  const sum = others.reduce((all, bytes) => all + bytes, productBytes)
  return {
    products: await countProducts(shop.db, { [kind]: slug }, null),
    bytes: Math.round(sum + average * pictures.length + (await logoBytes(shop, page.data))),
  }
}

/** What the page shows beside its products; the phone fetches the same (`src/shop/saved/download.shared.ts`). */
const pageData = async (shop: ShopContext, kind: KeepKind, slug: string, [first]: ProductDetails[]) => {
  const everywhere = [listCategories(shop), listBanners(shop), listDeals(shop)]
  if (first === undefined) return Promise.all(everywhere)
  return Promise.all(
    kind === 'category'
      ? [...everywhere, listSellers(shop, { category: slug }), brandsOfCategory(shop, first.category.id)]
      : [...everywhere, listSellers(shop, {}), brandsOfSeller(shop, first.vendor.id)],
  )
}

/** Of the sellers and brands of these goods; on further pages they are mostly the same. */
const logoBytes = async ({ pictures }: ShopContext, goods: readonly ProductDetails[]): Promise<number> => {
  const avatars = new Set(goods.map(({ vendor }) => vendor.avatar))
  const emblems = new Set(goods.map(({ brand }) => brand.image_url))
  const made = await Promise.all([
    ...[...avatars].map((file) => pictures.raster({ kind: 'avatars', file }, 0)),
    ...[...emblems].map((file) => pictures.raster({ kind: 'brands', file }, 0)),
  ])
  return made.reduce((sum, logo) => sum + (logo?.bytes.length ?? 0), 0)
}

/** Several sellers offer the same product, whose drawing is stored once. */
const picturesOf = ({ db }: ShopContext, kind: KeepKind, slug: string): Promise<{ id: number; file: string }[]> =>
  db
    .selectDistinct({ id: products.id, file: shownPicture })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(
      and(
        onSale,
        kind === 'category'
          ? eq(products.categoryId, idOrSlug(categories, slug))
          : eq(listings.sellerId, sellerId(slug)),
      ),
    )
    .orderBy(products.id, shownPicture)
