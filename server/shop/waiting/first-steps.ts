import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FirstSteps } from '../../../src/contract/calls/staff/today.ts'
import {
  categories,
  deliveryZones,
  draftPictures,
  licenceRequests,
  licences,
  listingDrafts,
  listingPictures,
  listings,
  products,
  sellerChanges,
  sellers,
  staff,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { decideBy } from '../listings/drafts.ts'
import { isLicenceValid } from '../sellers/licences.ts'

/** How far a new shop is, derived from what it has; nothing of it is stored. */

type Step = FirstSteps['steps'][number]

/** Whether a query finds anything. */
const has = async (query: { limit: (most: number) => PromiseLike<unknown[]> }): Promise<boolean> =>
  (await query.limit(1)).length > 0

/** The draft of this shop that waits longest for the operator, where nothing of the shop is on sale yet. */
const listingStep = async ({ db }: ShopContext, sellerId: number): Promise<Omit<Step, 'name' | 'optional'>> => {
  const isOnSale = and(eq(listings.sellerId, sellerId), eq(listings.published, true), isNull(listings.endedAt))
  if (await has(db.select({ id: listings.id }).from(listings).where(isOnSale))) return { state: 'done' }
  const [waiting] = await db
    .select()
    .from(listingDrafts)
    .where(and(eq(listingDrafts.sellerId, sellerId), eq(listingDrafts.state, 'waiting')))
    .orderBy(listingDrafts.sentAt)
    .limit(1)
  return waiting === undefined ? { state: 'open' } : { state: 'waiting', decide_by: decideBy(waiting).toISOString() }
}

/** Undefined where nothing that the shop sells or wants to sell needs a licence. */
const licenceStep = async (shop: ShopContext, sellerId: number): Promise<Step | undefined> => {
  const { db } = shop
  const onSale = db
    .selectDistinct({ kind: products.licenceKind })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.sellerId, sellerId), isNull(listings.endedAt)))
  const drafted = db
    .selectDistinct({ kind: categories.licenceKind })
    .from(listingDrafts)
    .innerJoin(categories, sql`${categories.id} = (${listingDrafts.form} #>> '{about,category_id}')::int`)
    .where(and(eq(listingDrafts.sellerId, sellerId), inArray(listingDrafts.state, ['waiting', 'returned'])))
  const rows = [...(await onSale), ...(await drafted)]
  const needed = new Set(rows.flatMap(({ kind }) => kind ?? []))
  if (needed.size === 0) return undefined
  const valid = await db
    .select({ kind: licences.kind })
    .from(licences)
    .where(and(eq(licences.sellerId, sellerId), isLicenceValid(shop)))
  const handedIn = await db
    .select({ kind: licenceRequests.kind })
    .from(licenceRequests)
    .where(and(eq(licenceRequests.sellerId, sellerId), eq(licenceRequests.decision, 'waiting')))
  const held = new Set(valid.map(({ kind }) => kind))
  const seen = new Set([...held, ...handedIn.map(({ kind }) => kind)])
  const isWhole = (kinds: ReadonlySet<string>) => [...needed].every((kind) => kinds.has(kind))
  return { name: 'licence', state: isWhole(held) ? 'done' : isWhole(seen) ? 'waiting' : 'open', optional: false }
}

const doneIf = (isDone: boolean): 'done' | 'open' => (isDone ? 'done' : 'open')

/** The first steps of one's own shop; the operator's own people have none. */
export const firstSteps = async (shop: ShopContext, { sellerId }: Staff): Promise<FirstSteps> => {
  if (sellerId === null) return { steps: [] }
  const { db } = shop
  const [seller] = await db.select().from(sellers).where(eq(sellers.id, sellerId))
  if (seller === undefined) return { steps: [] }
  // One after the other: of several at once the others would fail with nobody to hear it.
  const isChanging = await has(
    db
      .select({ id: sellerChanges.id })
      .from(sellerChanges)
      .where(and(eq(sellerChanges.sellerId, sellerId), eq(sellerChanges.state, 'waiting'))),
  )
  const delivers = await has(
    db.select({ id: deliveryZones.id }).from(deliveryZones).where(eq(deliveryZones.sellerId, sellerId)),
  )
  const isShown = await has(
    db
      .select({ id: listingPictures.id })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(eq(listings.sellerId, sellerId)),
  )
  const isSent = await has(
    db
      .select({ id: draftPictures.id })
      .from(listingDrafts)
      .innerJoin(draftPictures, eq(draftPictures.draftId, listingDrafts.id))
      .where(eq(listingDrafts.sellerId, sellerId)),
  )
  const people = await db.$count(staff, and(eq(staff.sellerId, sellerId), isNull(staff.disabledAt)))
  const areTold = [seller.legalName, seller.careName, seller.carePhone].every((told) => told !== null)
  const bank = seller.accountNo !== null ? 'done' : isChanging ? 'waiting' : 'open'
  const licence = await licenceStep(shop, sellerId)
  return {
    steps: [
      { name: 'particulars', state: doneIf(areTold), optional: false },
      { name: 'bank', state: bank, optional: false },
      { name: 'areas', state: doneIf(delivers), optional: false },
      { name: 'listing', ...(await listingStep(shop, sellerId)), optional: false },
      { name: 'photograph', state: doneIf(isShown || isSent), optional: false },
      ...(licence === undefined ? [] : [licence]),
      { name: 'closed', state: doneIf(seller.closedTo !== null), optional: true },
      { name: 'people', state: doneIf(people > 1), optional: true },
    ],
  }
}
