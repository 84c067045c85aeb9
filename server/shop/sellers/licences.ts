import { and, asc, count, eq, gte, isNotNull, isNull, lte, or, type SQL, inArray } from 'drizzle-orm'
import type {
  AdminLicence,
  LicenceChange,
  LicenceMend,
  LicenceMoved,
} from '../../../src/contract/calls/staff/sellers.ts'
import type { SellerParticulars } from '../../../src/contract/sellers.ts'
import { licences, listings, products } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import type { LoggedFields } from '../core/logged-fields.ts'
import { onSale } from '../core/on-sale.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { lockSeller } from './seller-requests.ts'

/** The licences that are valid today: begun, as far as somebody has said, and not over. */
export const isLicenceValid = (shop: Pick<ShopContext, 'clock'>): SQL | undefined => {
  const day = today(shop)
  const hasBegun = or(isNull(licences.validFrom), lte(licences.validFrom, day))
  return and(gte(licences.expiresOn, day), hasBegun)
}

/** The same of a row that was read. */
export const isValidOn = ({ validFrom, expiresOn }: typeof licences.$inferSelect, day: string): boolean =>
  expiresOn >= day && (validFrom === null || validFrom <= day)

/** A licence as the contract spells it. */
export const licenceView = (row: typeof licences.$inferSelect): SellerParticulars['licences'][number] => {
  const { kind, number, state, premises, pincode, validFrom, expiresOn } = row
  return { kind, number, state, premises, pincode, valid_from: validFrom, expires: expiresOn }
}

/** The licences of a seller, by kind. */
export const licencesOf = ({ db }: ShopContext, sellerId: number, which?: SQL) =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.sellerId, sellerId), which))
    .orderBy(asc(licences.kind), asc(licences.expiresOn))

/** How many products a seller has on sale under each kind of licence. */
export const neededBy = async ({ db }: ShopContext, sellerId: number): Promise<Map<string, number>> => {
  const rows = await db
    .select({ kind: products.licenceKind, listings: count() })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(and(eq(listings.sellerId, sellerId), isNotNull(products.licenceKind), onSale))
    .groupBy(products.licenceKind)
  return new Map(rows.map(({ kind, listings: needed }) => [kind ?? '', needed]))
}

type Row = typeof licences.$inferSelect

type Paper = Omit<Row, 'id' | 'sellerId' | 'verifiedAt'>

/** A licence as somebody has typed it, or as it was handed in. */
type Given = Omit<LicenceChange, 'kind' | 'state'> & { kind: string; state: string }

/** A licence as it is stored: what is not given stays, what the paper does not say is null. */
const rowOf = (given: { [Name in keyof Given]?: Given[Name] | undefined }, known: Paper): Paper => {
  const told = (said: string | undefined, before: string | null) => (said === undefined ? before : said || null)
  const { kind = known.kind, number = known.number, state = known.state, expires: expiresOn = known.expiresOn } = given
  const validFrom = told(given.valid_from, known.validFrom)
  if (validFrom !== null && validFrom > expiresOn) throw invalid({ expires: 'It ends before it begins' })
  const premises = told(given.premises, known.premises)
  return { kind, number, state, premises, pincode: told(given.pincode, known.pincode), validFrom, expiresOn }
}

const asGiven = ({ kind, number, state, expires }: Given): Paper => {
  const NOT_SAID = { premises: null, pincode: null, validFrom: null }
  return { kind, number, state, expiresOn: expires, ...NOT_SAID }
}

const daysOf = ({ expiresOn, validFrom }: Paper): LoggedFields => ({ expires: expiresOn, valid_from: validFrom })

/** The days of a licence, and the names of what else differs. */
const loggedOf = (before: Paper | undefined, after: Paper) => {
  const { kind, number, state, premises, pincode } = after
  const personal = Object.entries({ kind, number, state, premises, pincode }).flatMap(([name, value]) =>
    before?.[name as keyof Paper] === value ? [] : [name],
  )
  return { ...(before && { before: daysOf(before) }), after: daysOf(after), personal }
}

/** Those that a newer paper takes the place of; of several without premises being named the one that names none. */
const replacedBy = (rows: readonly Row[], { premises }: Given): Row[] =>
  premises === undefined && rows.length === 1
    ? [...rows]
    : rows.filter((row) => row.premises === null || (premises && row.premises === premises))

/** Stores a licence of a seller who is locked. */
export const storeLicence = async (inner: ShopContext, sellerId: number, change: Given): Promise<Paper> => {
  const { db, clock } = inner
  const known = await licencesOf(inner, sellerId, and(eq(licences.kind, change.kind), eq(licences.state, change.state)))
  const replaced = replacedBy(known, change)
  const before = replaced.find(({ premises }) => premises !== null) ?? replaced[0]
  const row = rowOf(change, before ?? asGiven(change))
  const ids = replaced.map(({ id }) => id)
  await db.delete(licences).where(inArray(licences.id, ids))
  await db.insert(licences).values({ ...row, sellerId, verifiedAt: clock() })
  await recordChange(inner, {
    action: 'seller.licence',
    entity: 'seller',
    entityId: sellerId,
    sellerId,
    ...loggedOf(before, row),
  })
  return row
}

/**
 * Stores a licence that the operator has seen, or a new number and expiry of one that the seller has in that state for
 * the same premises. Where premises were not written down before, they are now.
 */
export const setLicence = (shop: ShopContext, sellerId: number, change: LicenceChange): Promise<AdminLicence> =>
  inTransaction(shop, async (inner) => {
    await lockSeller(inner.db, sellerId)
    const { premises, pincode, validFrom } = await storeLicence(inner, sellerId, change)
    return {
      seller_id: sellerId,
      ...change,
      ...(premises !== null && { premises }),
      ...(pincode !== null && { pincode }),
      ...(validFrom !== null && { valid_from: validFrom }),
    }
  })

/** The licence with its seller locked, as everything that changes licences locks it first. */
const lockLicence = async ({ db }: ShopContext, id: number): Promise<Row> => {
  const message = 'There is no such licence'
  const { sellerId } = firstOf(await db.select().from(licences).where(eq(licences.id, id)), message)
  await lockSeller(db, sellerId)
  return firstOf(await db.select().from(licences).where(eq(licences.id, id)), message)
}

/** How many products on sale need a kind of licence that the seller does not hold any more. */
const stoppedWithout = async (shop: ShopContext, sellerId: number, kind: string): Promise<number> => {
  const held = await licencesOf(shop, sellerId, and(eq(licences.kind, kind), isLicenceValid(shop)))
  return held.length > 0 ? 0 : ((await neededBy(shop, sellerId)).get(kind) ?? 0)
}

const moved = async (
  shop: ShopContext,
  before: Row,
  action: 'seller.licence' | 'seller.licence-delete',
  after?: Paper,
): Promise<LicenceMoved> => {
  const { id, sellerId, kind, number } = before
  const stopped = await stoppedWithout(shop, sellerId, kind)
  await recordChange(shop, {
    action,
    entity: 'seller',
    entityId: sellerId,
    sellerId,
    ...(after === undefined ? { before: daysOf(before) } : loggedOf(before, after)),
    after: { ...(after && daysOf(after)), stopped },
  })
  return { id, seller_id: sellerId, kind, number, stopped }
}

/** Mends what was written down wrong of a licence. */
export const mendLicence = (shop: ShopContext, id: number, change: LicenceMend): Promise<LicenceMoved> =>
  inTransaction(shop, async (inner) => {
    const before = await lockLicence(inner, id)
    const row = { ...rowOf(change, before), verifiedAt: inner.clock() }
    await inner.db.update(licences).set(row).where(eq(licences.id, id))
    return moved(inner, before, 'seller.licence', row)
  })

/** Deletes a licence; products that need another of its kind are shown, and cannot be bought. */
export const deleteLicence = (shop: ShopContext, id: number): Promise<LicenceMoved> =>
  inTransaction(shop, async (inner) => {
    const before = await lockLicence(inner, id)
    await inner.db.delete(licences).where(eq(licences.id, id))
    return moved(inner, before, 'seller.licence-delete')
  })
