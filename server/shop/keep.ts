import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { and, eq } from 'drizzle-orm'
import type { ParsedQuery } from '../../src/contract/calls.ts'
import { KEEP_KINDS, KEPT_PICTURE_WIDTH } from '../../src/contract/constants.ts'
import type { KeepKind } from '../../src/contract/constants.ts'
import type { ProductDetails } from '../../src/contract/entities.ts'
import { messages } from '../../src/contract/messages.ts'
import { categories, listings, products } from '../db/schema.ts'
import { brandsOfCategory, brandsOfSeller, listBanners, listCategories, listDeals } from './catalogue.ts'
import { onSale } from './on-sale.ts'
import { idOrSlug, listProducts, sellerId } from './product-list.ts'
import { withDetails } from './product-page.ts'
import { notFound } from './refusal.ts'
import { listSellers } from './sellers-list.ts'
import type { Shop } from './shop.ts'

/** What a farmer keeps on the phone as a whole: the goods of a category or a seller, and what they weigh. */

/** A page is also what an interrupted download repeats at most. */
const PAGE = 50
/** So many pictures are weighed and stand for the others, because the first look at a picture draws it. */
const WEIGHED_MAX = 60

const brotli = promisify(brotliCompress)

/** Answers travel packed as `server/http/finish.ts` does it. */
const packedBytes = async (answer: unknown): Promise<number> =>
  (await brotli(JSON.stringify(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length

export const isKeepKind = (text: string): text is KeepKind => KEEP_KINDS.some((kind) => kind === text)

export interface GoodsPage {
  data: ProductDetails[]
  meta: { total: number; next_cursor: string | null }
}

/** One page of the goods, with everything that their pages show. */
export const keepGoods = async (shop: Shop, kind: KeepKind, slug: string, cursor?: string): Promise<GoodsPage> => {
  const asked: ParsedQuery<'products'> = { [kind]: slug, sort: 'newest', limit: PAGE }
  const { data, meta } = await listProducts(shop, cursor === undefined ? asked : { ...asked, cursor })
  if (meta.total === 0) throw notFound(kind === 'category' ? messages.categoryNotFound : messages.sellerNotFound)
  return { data: await withDetails(shop, data), meta }
}

/** How many products there are, and how many bytes they are with their pictures; beyond a sample by its average. */
export const keepSize = async (
  shop: Shop,
  kind: KeepKind,
  slug: string,
): Promise<{ products: number; bytes: number }> => {
  const page = await keepGoods(shop, kind, slug)
  const { total } = page.meta
  const goods = (await packedBytes({ status: true, ...page })) * (total / page.data.length)
  const others = await Promise.all((await surroundings(shop, kind, slug, page.data)).map(packedBytes))
  const pictures = await picturesOf(shop, kind, slug)
  const step = Math.max(1, Math.ceil(pictures.length / WEIGHED_MAX))
  const weighed = pictures.filter((_, at) => at % step === 0)
  const weights = await Promise.all(
    weighed.map(async ({ id, file }) => (await shop.pictures.product(id, file, KEPT_PICTURE_WIDTH))?.bytes.length ?? 0),
  )
  const average = weights.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, weights.length)
  const sum = others.reduce((all, bytes) => all + bytes, goods)
  return { products: total, bytes: Math.round(sum + average * pictures.length) }
}

/** What the page shows beside its goods; the phone asks for the same (`src/offline/kept/keep.ts`). */
const surroundings = async (
  shop: Shop,
  kind: KeepKind,
  slug: string,
  [first]: ProductDetails[],
): Promise<unknown[]> => {
  const everywhere = [listCategories(shop), listBanners(shop), listDeals(shop)]
  if (first === undefined) return Promise.all(everywhere)
  return Promise.all(
    kind === 'category'
      ? [...everywhere, listSellers(shop, { category: slug }), brandsOfCategory(shop, first.category.id)]
      : [...everywhere, listSellers(shop, {}), brandsOfSeller(shop, first.vendor.id)],
  )
}

/** Several sellers offer the same product, whose picture is kept once. */
const picturesOf = ({ db }: Shop, kind: KeepKind, slug: string): Promise<{ id: number; file: string }[]> =>
  db
    .selectDistinct({ id: products.id, file: products.imageUrl })
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
    .orderBy(products.id)
