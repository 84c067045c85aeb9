import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '../../../src/contract/calls/staff/access.ts'
import type { AuditKind } from '../../../src/contract/audit.ts'
import {
  auditLog,
  brands,
  categories,
  listingDrafts,
  listings,
  orderItems,
  ownFacts,
  questions,
  quotes,
  refunds,
  returns,
  reviews,
  sellers,
  staff,
  variants,
} from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'

/**
 * What the things of the log are called today, which the log itself does not hold: it outlives the people that it is
 * about.
 */

type Subject = NonNullable<AuditEntry['subject']>
type Logged = Pick<typeof auditLog.$inferSelect, 'action' | 'entity' | 'entityId'>

interface Found {
  key: string | number
  name: string | null
  /** The number of the screen that shows it. */
  id: string | number | null
}

/** Numbers of rows; what is none finds nothing. */
const numbers = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isSafeInteger(id))

const among = (column: PgColumn, ids: readonly string[]): SQL => inArray(column, numbers(ids))

/** How the things of each kind are found; others have no name, or their number is it. */
const FIND: Partial<Record<AuditKind, (shop: ShopContext, ids: string[]) => Promise<Found[]>>> = {
  variant: async ({ db }, ids) => {
    const found = await db
      .select({ key: variants.sku, title: listings.title, pack: variants.name, id: listings.id })
      .from(variants)
      .innerJoin(listings, eq(listings.id, variants.listingId))
      .where(inArray(variants.sku, ids))
    return found.map(({ title, pack, ...one }) => ({ ...one, name: `${title}, ${pack}` }))
  },
  listing: ({ db }, ids) =>
    db
      .select({ key: listings.id, name: listings.title, id: listings.id })
      .from(listings)
      .where(among(listings.id, ids)),
  draft: async ({ db }, ids) => {
    const found = await db
      .select({ id: listingDrafts.id, form: listingDrafts.form, title: listings.title })
      .from(listingDrafts)
      .leftJoin(listings, eq(listings.id, listingDrafts.listingId))
      .where(inArray(listingDrafts.id, ids))
    return found.map(({ id, form, title }) => ({ key: id, name: title ?? form.title ?? null, id }))
  },
  return: ({ db }, ids) =>
    db
      .select({ key: returns.id, name: orderItems.title, id: returns.id })
      .from(returns)
      .innerJoin(orderItems, eq(orderItems.id, returns.orderItemId))
      .where(among(returns.id, ids)),
  refund: ({ db }, ids) =>
    db
      .select({ key: refunds.id, name: refunds.orderId, id: refunds.orderId })
      .from(refunds)
      .where(among(refunds.id, ids)),
  review: ({ db }, ids) =>
    db
      .select({ key: reviews.id, name: listings.title, id: reviews.id })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(among(reviews.id, ids)),
  question: ({ db }, ids) =>
    db
      .select({ key: questions.id, name: listings.title, id: questions.id })
      .from(questions)
      .innerJoin(listings, eq(listings.id, questions.listingId))
      .where(among(questions.id, ids)),
  quote: async ({ db }, ids) => {
    const found = await db.select({ key: quotes.id, id: quotes.enquiryId }).from(quotes).where(among(quotes.id, ids))
    return found.map(({ key, id }) => ({ key, id, name: String(id) }))
  },
  seller: async ({ db }, ids) => {
    const found = await db
      .select({ id: sellers.id, name: sellers.name, shop: sellers.shopName })
      .from(sellers)
      .where(among(sellers.id, ids))
    return found.map(({ id, name, shop }) => ({ key: id, id, name: shop ?? name }))
  },
  staff: ({ db }, ids) =>
    db.select({ key: staff.id, name: staff.name, id: staff.id }).from(staff).where(among(staff.id, ids)),
  category: ({ db }, ids) =>
    db
      .select({ key: categories.id, name: categories.name, id: categories.id })
      .from(categories)
      .where(among(categories.id, ids)),
  fact: ({ db }, ids) =>
    db.select({ key: ownFacts.id, name: ownFacts.name, id: ownFacts.id }).from(ownFacts).where(among(ownFacts.id, ids)),
  brand: ({ db }, ids) =>
    db.select({ key: brands.id, name: brands.name, id: brands.id }).from(brands).where(among(brands.id, ids)),
}

const isFindable = (entity: string): entity is keyof typeof FIND => entity in FIND

/** What is another shop's is named to nobody: the attempt alone is told of. */
const isOwn = ({ action }: Logged): boolean => !action.startsWith('refused.')

/** Looks up what the entries of one page are about, each kind once. */
export const subjectsOf = async (shop: ShopContext, entries: readonly Logged[]) => {
  const named = new Map<string, Subject>()
  const kinds = new Set(entries.filter(isOwn).map(({ entity }) => entity))
  for (const kind of kinds) {
    if (!isFindable(kind)) continue
    const ids = entries.filter((entry) => entry.entity === kind && isOwn(entry)).map(({ entityId }) => entityId)
    for (const { key, name, id } of (await FIND[kind]?.(shop, [...new Set(ids)])) ?? [])
      if (name !== null) named.set(`${kind} ${key}`, { name, id: id === null ? null : String(id) })
  }
  return (entry: Logged): Subject | null =>
    isOwn(entry) ? (named.get(`${entry.entity} ${entry.entityId}`) ?? null) : null
}
