import { and, eq, isNull, or } from 'drizzle-orm'
import type { AdminLicence, LicenceChange, LicenceMoved } from '../../../src/contract/admin-calls/sellers.ts'
import { licences } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { LoggedFields } from '../core/logged-fields.ts'
import { firstOf, invalid } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { isLicenceValid, licencesOf, neededBy } from './licences.ts'
import { lockSeller } from './seller-requests.ts'

type Row = typeof licences.$inferSelect

/** A licence as it is stored; what the paper does not say is null. */
const rowOf = ({ kind, number, state, expires: expiresOn, ...more }: LicenceChange) => {
  const [premises, pincode, validFrom] = [more.premises, more.pincode, more.valid_from].map((told) => told || null)
  if (validFrom && validFrom > expiresOn) throw invalid({ expires: 'It ends before it begins' })
  return {
    kind,
    number,
    state,
    premises: premises ?? null,
    pincode: pincode ?? null,
    validFrom: validFrom ?? null,
    expiresOn,
  }
}

type Paper = Omit<Row, 'id' | 'sellerId' | 'verifiedAt'>

const daysOf = ({ expiresOn, validFrom }: Paper): LoggedFields => ({ expires: expiresOn, valid_from: validFrom })

/** The days of a licence, and the names of what else differs. */
const loggedOf = (before: Paper | undefined, after: Paper) => {
  const { kind, number, state, premises, pincode } = after
  const personal = Object.entries({ kind, number, state, premises, pincode }).flatMap(([name, value]) =>
    before?.[name as keyof Paper] === value ? [] : [name],
  )
  return { ...(before && { before: daysOf(before) }), after: daysOf(after), personal }
}

/**
 * Stores a licence that the operator has seen, or a new number and expiry of one that the seller has in that state for
 * the same premises. Where premises were not written down before, they are now.
 */
export const setLicence = (shop: ShopContext, sellerId: number, change: LicenceChange): Promise<AdminLicence> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    await lockSeller(db, sellerId)
    const row = rowOf(change)
    const { kind, state, premises } = row
    const atPremises = premises
      ? or(isNull(licences.premises), eq(licences.premises, premises))
      : isNull(licences.premises)
    const same = and(eq(licences.sellerId, sellerId), eq(licences.kind, kind), eq(licences.state, state), atPremises)
    const [before] = await db.select().from(licences).where(same)
    await db.delete(licences).where(same)
    await db.insert(licences).values({ ...row, sellerId, verifiedAt: clock() })
    await recordChange(inner, {
      action: 'seller.licence',
      entity: 'seller',
      entityId: sellerId,
      sellerId,
      ...loggedOf(before, row),
    })
    return { seller_id: sellerId, ...change }
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

const moved = async (shop: ShopContext, before: Row, action: string, after?: Paper): Promise<LicenceMoved> => {
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
export const mendLicence = (shop: ShopContext, id: number, change: LicenceChange): Promise<LicenceMoved> =>
  inTransaction(shop, async (inner) => {
    const before = await lockLicence(inner, id)
    const row = { ...rowOf(change), verifiedAt: inner.clock() }
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
