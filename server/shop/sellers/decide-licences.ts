import { and, eq, lte } from 'drizzle-orm'
import type { LicenceChange } from '../../../src/contract/calls/staff/sellers.ts'
import type { LicenceToDecide, OwnLicences } from '../../../src/contract/licences.ts'
import { licenceRequests } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import type { Staff } from '../core/identity.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import {
  askedView,
  isWaiting,
  keepPhotograph,
  keepRequest,
  licenceIdOf,
  requestsOf,
  toDecideView,
  type LicenceRequest,
} from './licence-requests.ts'
import { licencesOf, licenceView, storeLicence } from './licences.ts'
import { ownShop } from './particulars.ts'
import { deskLink, isUndecided, lockSeller, makeLink, tellSeller } from './seller-requests.ts'

/** Licences that shops hand in at their desk, and what the operator makes of all that are handed in. */

const NO_LICENCE = 'There is no such licence'

const isDecided = ({ decision }: Pick<LicenceRequest, 'decision'>) =>
  new Refusal('NOT_ALLOWED_NOW', `This change is ${decision} already`)

const view = async (shop: ShopContext, id: number): Promise<OwnLicences> => ({
  held: (await licencesOf(shop, id)).map(licenceView),
  asked: (await requestsOf(shop, id)).map(askedView),
})

/** What one's own shop holds, and what of it waits or was sent back. */
export const showLicences = async (shop: ShopContext, me: Staff, id: number): Promise<OwnLicences> => {
  await ownShop(shop, me, id)
  return view(shop, id)
}

const logAsked = (shop: ShopContext, sellerId: number, after: { expires?: string; pictures?: string[] }) =>
  recordChange(shop, { action: 'seller.licence-ask', entity: 'seller', entityId: sellerId, sellerId, after })

/** Hands in another licence, or a newer paper in place of one, to be approved. */
export const askForLicence = (
  shop: ShopContext,
  me: Staff,
  { id, licence }: { id: number; licence: string },
  { expires: expiresOn, premises, pincode, valid_from: validFrom, ...paper }: LicenceChange,
): Promise<OwnLicences> =>
  inTransaction(shop, async (inner) => {
    const { vendorStatus } = await ownShop(inner, me, id, true)
    if (vendorStatus !== 'accepted' && vendorStatus !== 'suspended')
      throw new Refusal('NOT_ALLOWED_NOW', 'This seller hands in the form by the link to it')
    if (validFrom && validFrom > expiresOn) throw invalid({ expires: 'It ends before it begins' })
    const said = { premises: premises || null, pincode: pincode || null, validFrom: validFrom || null, replaces: null }
    await keepRequest(inner, id, { id: licenceIdOf(licence, NO_LICENCE), ...paper, expiresOn, ...said })
    await logAsked(inner, id, { expires: expiresOn })
    return view(inner, id)
  })

/** Keeps the photograph of a licence that one's own shop has handed in. */
export const keepOwnPhotograph = async (
  shop: ShopContext,
  me: Staff,
  { id, licence }: { id: number; licence: string },
  stream: ReadableStream<Uint8Array>,
): Promise<OwnLicences> => {
  await ownShop(shop, me, id)
  const named = { sellerId: id, id: licenceIdOf(licence, NO_LICENCE), message: NO_LICENCE, decided: isDecided }
  const file = await keepPhotograph(shop, named, stream)
  if (file !== null) await logAsked(shop, id, { pictures: [file] })
  return view(shop, id)
}

const settle = async ({ db, clock }: ShopContext, id: string, reason?: string): Promise<LicenceRequest> => {
  const decision = reason === undefined ? ('approved' as const) : ('refused' as const)
  const values = { decision, reason: reason ?? null, decidedAt: clock() }
  const rows = await db.update(licenceRequests).set(values).where(eq(licenceRequests.id, id)).returning()
  return firstOf(rows, NO_LICENCE)
}

/** Writes a licence down as it was handed in. */
const approveRequest = async (inner: ShopContext, row: LicenceRequest): Promise<LicenceRequest> => {
  const { id, sellerId, kind, number, state, premises, pincode, validFrom, expiresOn: expires } = row
  await storeLicence(inner, sellerId, {
    kind,
    number,
    state,
    expires,
    ...(premises !== null && { premises }),
    ...(pincode !== null && { pincode }),
    ...(validFrom !== null && { valid_from: validFrom }),
  })
  return settle(inner, id)
}

/** Writes down all licences of a seller, who is locked, that nobody has decided about, or those handed in until then. */
export const approveRequests = async (inner: ShopContext, sellerId: number, until?: Date): Promise<void> => {
  const isSeen = until && lte(licenceRequests.createdAt, until)
  for (const row of await requestsOf(inner, sellerId, and(isWaiting, isSeen))) await approveRequest(inner, row)
}

const refuseRequest = async (inner: ShopContext, row: LicenceRequest, reason: string): Promise<LicenceRequest> => {
  const { id, sellerId } = row
  await recordChange(inner, {
    action: 'seller.licence-refused',
    entity: 'seller',
    entityId: sellerId,
    sellerId,
    personal: ['reason'],
  })
  return settle(inner, id, reason)
}

interface Decided {
  /** Why it is sent back. */
  reason?: string
  /** When what was looked at was handed in. */
  askedAt?: string | undefined
}

const decide = (shop: ShopContext, id: string, { reason, askedAt }: Decided) =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const isThis = eq(licenceRequests.id, id)
    const { sellerId } = firstOf(await db.select().from(licenceRequests).where(isThis), NO_LICENCE)
    const seller = await lockSeller(db, sellerId)
    const row = firstOf(await db.select().from(licenceRequests).where(isThis), NO_LICENCE)
    if (row.decision !== 'waiting') throw isDecided(row)
    if (askedAt !== undefined && row.createdAt.toISOString() !== askedAt)
      throw new Refusal('NOT_ALLOWED_NOW', 'The shop has sent another version meanwhile')
    const decided = reason === undefined ? await approveRequest(inner, row) : await refuseRequest(inner, row, reason)
    // Whoever applies has no desk yet to read it at.
    const link = reason !== undefined && isUndecided(seller) ? (await makeLink(inner, seller)).link : null
    return { seller, link, view: toDecideView(decided) }
  })

/**
 * Writes a licence down that was handed in, or sends it back with a reason. A seller with a desk is told; so is whoever
 * applies of what was sent back, with a link to the form, where the reason stands.
 */
export const decideLicence = async (shop: ShopContext, text: string, how: Decided): Promise<LicenceToDecide> => {
  const { seller, link, view: decided } = await decide(shop, licenceIdOf(text, NO_LICENCE), how)
  if (link !== null) await tellSeller(shop, seller, { kind: 'licenceReturned', link })
  if (seller.vendorStatus === 'accepted') {
    const kind = how.reason === undefined ? 'licenceApproved' : 'licenceRefused'
    await tellSeller(shop, seller, { kind, link: deskLink(shop, 'shop') })
  }
  return decided
}
