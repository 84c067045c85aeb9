import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { DeskListing, DeskListingRow, LISTING_STATES } from '../../../src/contract/calls/staff/listings.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import { rupees } from '../../../src/contract/money.ts'
import { isOneOf } from '../../db/database.ts'
import { brands, categories, listingDrafts, listings, products, variants } from '../../db/schema.ts'
import { shownPicture } from '../catalogue/pictures.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { labelBook } from '../core/label-book.ts'
import { ownedBy, ownRow, type Staff } from '../core/identity.ts'
import { listingState } from '../core/on-sale.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { declared } from '../declarations/label-columns.ts'
import { keptPictures, packsOf, packView } from './what-stands.ts'

/** What a shop sells, and whether it goes on selling it. */

type State = (typeof LISTING_STATES)[number]

const NO_LISTING = 'There is no such listing'

const newest = newestFirst({ moment: listings.createdAt }, listings.id)

const rowsOf = ({ db }: ShopContext) =>
  db
    .select({
      listing: listings,
      product: products,
      brand: brands.name,
      imageUrl: shownPicture,
      ground: categories.ground,
      ...newest.fields,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const isIn = (state: State) =>
  state === 'ended'
    ? isNotNull(listings.endedAt)
    : and(isNull(listings.endedAt), eq(listings.published, state === 'on_sale'))

/** What packs and drafts say of some listings, in two queries however many. */
const aroundOf = async ({ db }: ShopContext, ids: readonly number[]) => {
  const packs = await db
    .select({
      id: variants.listingId,
      packs: sql<number>`count(*)::int`,
      lowest: sql<number>`min(${variants.sellingPaise})`,
      stock: sql<number>`sum(${variants.onHand} - ${variants.reserved})::int`,
    })
    .from(variants)
    .where(isOneOf(variants.listingId, ids))
    .groupBy(variants.listingId)
  const { id, listingId, state, sentAt } = listingDrafts
  const drafts = await db
    .select({ id, listingId, state })
    .from(listingDrafts)
    .where(and(isOneOf(listingId, ids), ne(state, 'approved')))
    .orderBy(desc(sentAt))
  return (own: number) => ({
    packs: packs.find((row) => row.id === own),
    draft: drafts.find((row) => row.listingId === own),
  })
}

const viewOf = async (shop: ShopContext, rows: readonly Row[]): Promise<DeskListingRow[]> => {
  const around = await aroundOf(
    shop,
    rows.map(({ listing }) => listing.id),
  )
  return rows.map(({ listing, imageUrl, ground }) => {
    const { packs, draft } = around(listing.id)
    return {
      listing_id: listing.id,
      product_id: listing.productId,
      title: listing.title,
      image_url: imageUrl,
      ground,
      slug: listing.slug,
      state: listingState(listing),
      taken_down: listing.takenDown,
      taken_down_reason: listing.takenDownReason,
      packs: packs?.packs ?? 0,
      from_price: packs === undefined ? null : rupees(packs.lowest),
      stock: packs?.stock ?? 0,
      draft: draft === undefined ? null : { id: draft.id, state: draft.state },
    }
  })
}

/** A page of one's own listings, the newest first. */
export const listOwn = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: PageQuery & { which?: State | undefined },
): Promise<Page<DeskListingRow>> =>
  pageOf(
    rowsOf(shop),
    query,
    {
      by: newest,
      texts: [listings.title],
      ids: [listings.id],
      where: and(ownedBy(me, listings.sellerId), which && isIn(which)),
    },
    (rows) => viewOf(shop, rows),
  )

const ownOf = (me: Staff, row: Row | undefined, id: number): Row =>
  ownRow(me, row && { ...row, sellerId: row.listing.sellerId }, { entity: 'listing', id, message: NO_LISTING })

const findOwn = async (shop: ShopContext, me: Staff, id: number): Promise<{ row: Row; view: DeskListingRow }> => {
  const [found] = await rowsOf(shop).where(eq(listings.id, id))
  const row = ownOf(me, found, id)
  const [view] = await viewOf(shop, [row])
  if (view === undefined) throw new Error('A row has a view')
  return { row, view }
}

/** A listing of one's own shop as its form has it. */
export const showOwn = async (shop: ShopContext, me: Staff, id: number): Promise<DeskListing> => {
  const { row, view } = await findOwn(shop, me, id)
  const { listing, product, brand } = row
  return {
    ...view,
    form: {
      title: listing.title,
      description: listing.productDetails,
      packs: (await packsOf(shop, id)).map(packView),
      pictures: (await keptPictures(shop, id)).map(({ id: name, file }) => ({ id: name, file })),
      about: {
        category_id: product.categoryId,
        brand,
        hsn: product.hsn ?? '',
        perishable: product.perishable,
        declarations: declared(product, await labelBook(shop)),
      },
    },
  }
}

/** Pauses a listing, sells it again or ends it for good; the same a second time is no change. */
export const setListingState = (shop: ShopContext, me: Staff, id: number, state: State): Promise<DeskListingRow> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const [locked] = await db.select().from(listings).where(eq(listings.id, id)).for('no key update')
    const listing = ownRow(me, locked, { entity: 'listing', id, message: NO_LISTING })
    const before = listingState(listing)
    if (before === 'ended' && state !== 'ended') throw new Refusal('NOT_ALLOWED_NOW', 'This listing was ended for good')
    if (state === 'on_sale' && listing.takenDown)
      throw new Refusal('NOT_ALLOWED_NOW', 'The operator has taken this listing off the shop')
    if (before !== state)
      await db
        .update(listings)
        .set({ published: state === 'on_sale', endedAt: state === 'ended' ? clock() : null })
        .where(eq(listings.id, id))
    await recordChange(inner, {
      action: 'listing.state',
      entity: 'listing',
      entityId: id,
      sellerId: listing.sellerId,
      before: { state: before },
      after: { state },
    })
    return (await findOwn(inner, me, id)).view
  })
