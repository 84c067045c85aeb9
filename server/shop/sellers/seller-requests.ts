import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { answers } from '../../../src/contract/answers.ts'
import type { SellerForm, SellerRequestForm } from '../../../src/contract/forms.ts'
import { inLanguage, type Language } from '../../../src/contract/languages.ts'
import { sellerMessage, type SellerNews } from '../../../src/contract/seller-messages.ts'
import { sellerDecisions, sellers, sellerTokens } from '../../db/schema.ts'
import { maskAccount, readBank, sealBank } from './bank-data.ts'
import {
  keepPhotograph,
  knownView,
  licenceIdOf,
  replaceRequests,
  requestsOf,
  returnedViews,
} from './licence-requests.ts'
import { countForm } from '../core/rate-limits.ts'
import { firstOf, notFound, Refusal } from '../core/refusal.ts'
import { sendSms, spokenTo } from '../core/send-sms.ts'
import { hashToken, newToken } from '../login/sessions.ts'
import { slugOf } from '../core/slug.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

type Row = typeof sellers.$inferSelect
export type VendorStatus = Row['vendorStatus']

const TOKEN_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** `Meena Devi`, 7 → `meena-devi-7`; the id at the end keeps it unique. */
const slugFor = (name: string, id: number): string => {
  const words = slugOf(name)
  return words === '' ? `seller-${id}` : `${words}-${id}`
}

export const alreadySells = () => new Refusal('ACCOUNT_EXISTS', answers.sellerExists)

/** A form with the language of its page, where that is known. */
type Spoken<Form> = Form & { language: Language | undefined }

/** Stores an application to sell. Several may name the same phone; the operator finds out whose it is. */
export const requestToSell = async (shop: ShopContext, form: Spoken<SellerRequestForm>, address: string | null) => {
  const { name, email, phone_number: phoneNumber, whats_app_number: whatsAppNumber, language } = form
  await countForm(shop, 'seller', phoneNumber, address)
  await inTransaction(shop, async ({ db }) => {
    // Whoever only applies owns neither phone nor email: they are taken once a seller is accepted.
    const isSame = or(eq(sellers.email, email), eq(sellers.phoneNumber, phoneNumber))
    const taken = await db.$count(sellers, and(inArray(sellers.vendorStatus, ['accepted', 'suspended']), isSame))
    if (taken > 0) throw alreadySells()
    const [added] = await db
      .insert(sellers)
      .values({ slug: newToken(), name, email, phoneNumber, whatsAppNumber, language })
      .onConflictDoNothing()
      .returning({ id: sellers.id })
    if (added === undefined) throw alreadySells()
    await db
      .update(sellers)
      .set({ slug: slugFor(name, added.id) })
      .where(eq(sellers.id, added.id))
  })
}

const findByToken = async ({ db, clock }: ShopContext, token: string): Promise<Row> => {
  const found = await db
    .select({ seller: sellers })
    .from(sellerTokens)
    .innerJoin(sellers, eq(sellers.id, sellerTokens.sellerId))
    .where(and(eq(sellerTokens.tokenHash, hashToken(token)), gt(sellerTokens.expiresAt, clock())))
  return firstOf(found, answers.linkNotValid).seller
}

/** What a seller has submitted; the bank account is added where it may be seen. */
export const applicationView = (row: Row) =>
  wire({ ...row, passwordHash: null, accountNo: null, acName: null, ifscCode: null })

/** An application as the holder of its link may read it: with the account number masked. */
export const sellerRequestByToken = async (shop: ShopContext, token: string) => {
  const row = await findByToken(shop, token)
  const bank = readBank(shop, row)
  const asked = await requestsOf(shop, row.id)
  return {
    ...applicationView(row),
    ...wire({ ...bank, accountNo: maskAccount(bank.accountNo) }),
    licences: asked.filter(({ decision }) => decision === 'waiting').map(knownView),
    returned: returnedViews(asked),
  }
}

/** The application behind a link, if it is this one. */
const applicantBy = async (shop: ShopContext, sellerId: number, token: string): Promise<Row> => {
  const seller = await findByToken(shop, token)
  if (seller.id !== sellerId) throw notFound(answers.linkNotValid)
  return seller
}

const isDecided = () => new Refusal('ALREADY_ACCEPTED', answers.applicationDecided)

const BEFORE_DECISION = ['requested', 'invited', 'submitted'] as const

/** Whoever has only applied so far. */
export const isUndecided = ({ vendorStatus }: Pick<Row, 'vendorStatus'>): boolean =>
  BEFORE_DECISION.some((status) => status === vendorStatus)

const storeForm = async (shop: ShopContext, seller: Row, form: Spoken<SellerForm>): Promise<void> => {
  const { id: sellerId } = seller
  const submitted = await shop.db
    .update(sellers)
    .set({
      shopName: form.shop_name,
      address: form.address,
      pincode: form.pincode,
      city: form.city,
      district: form.district || null,
      state: form.state,
      lat: form.lat ?? null,
      lng: form.lng ?? null,
      ...sealBank(shop, sellerId, {
        // A masked number came from a reloaded form and means that it stays as it is.
        accountNo: form.account_no?.includes('•') ? readBank(shop, seller).accountNo : form.account_no || null,
        acName: form.ac_name || null,
        ifscCode: form.ifsc_code || null,
      }),
      accountType: form.account_type ?? null,
      gstNo: form.gst_no || null,
      ...(form.language && { language: form.language }),
      vendorStatus: 'submitted',
    })
    .where(and(eq(sellers.id, sellerId), inArray(sellers.vendorStatus, [...BEFORE_DECISION])))
    .returning({ id: sellers.id })
  if (submitted.length === 0) throw isDecided()
  if (form.licences !== undefined) await replaceRequests(shop, sellerId, form.licences)
}

/** Submits the full form; it may be repeated until the seller is accepted. */
export const submitSellerForm = async (
  shop: ShopContext,
  sellerId: number,
  form: Spoken<SellerForm>,
): Promise<void> => {
  const seller = await applicantBy(shop, sellerId, form.token)
  await inTransaction(shop, (inner) => storeForm(inner, seller, form))
}

/** Keeps the photograph of a licence that the form names, from whoever has the link. */
export const keepFormPhotograph = async (
  shop: ShopContext,
  { sellerId, token, licence }: { sellerId: number; token: string; licence: string },
  stream: ReadableStream<Uint8Array>,
): Promise<void> => {
  if (!isUndecided(await applicantBy(shop, sellerId, token))) throw isDecided()
  const message = answers.linkNotValid
  const named = { sellerId, id: licenceIdOf(licence, message), message, decided: isDecided }
  await keepPhotograph(shop, named, stream)
}

/** The seller's row, locked until the transaction ends. */
export const lockSeller = async (db: ShopContext['db'], sellerId: number): Promise<Row> =>
  firstOf(await db.select().from(sellers).where(eq(sellers.id, sellerId)).for('update'), 'Seller not found')

interface StatusChange {
  before: VendorStatus
  after: VendorStatus
  reason?: string | undefined
}

/** Keeps what a seller's application or shop has become, and why where somebody says so. */
export const logStatus = async (
  shop: ShopContext,
  sellerId: number,
  { before, after, reason }: StatusChange,
): Promise<void> => {
  const { db, clock, actor } = shop
  const decision = { sellerId, vendorStatus: after, reason: reason ?? null, at: clock() }
  await db.insert(sellerDecisions).values({ ...decision, staffId: actor?.staffId ?? null })
  await recordChange(shop, {
    action: 'seller.status',
    entity: 'seller',
    entityId: sellerId,
    sellerId,
    before: { vendor_status: before },
    after: { vendor_status: after },
    personal: reason === undefined ? [] : ['reason'],
  })
}

const decided = ['accepted', 'rejected', 'suspended']

/** Whoever waits for the operator: for the link to the form, or to be accepted. */
export const waitsForDecision = inArray(sellers.vendorStatus, ['requested', 'submitted'])

/** A link to the form in the language of the application; what it opens with is stored nowhere. */
export const makeLink = async (
  { db, clock, publicUrl }: ShopContext,
  { id: sellerId, language }: Pick<Row, 'id' | 'language'>,
): Promise<{ token: string; link: string }> => {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + TOKEN_DAYS * DAY_MS)
  await db.insert(sellerTokens).values({ tokenHash: hashToken(token), sellerId, expiresAt })
  return { token, link: `${publicUrl}${inLanguage('/seller-form', language ?? 'en')}?token=${token}` }
}

/** The link to the seller form, and whoever has applied. */
const newLink = (shop: ShopContext, sellerId: number): Promise<{ token: string; link: string; seller: Row }> =>
  inTransaction(shop, async (inner) => {
    const { db } = inner
    const seller = await lockSeller(db, sellerId)
    if (decided.includes(seller.vendorStatus))
      throw new Refusal('NOT_ALLOWED_NOW', `This application is ${seller.vendorStatus} already`)
    const made = await makeLink(inner, seller)
    if (seller.vendorStatus === 'requested')
      await db.update(sellers).set({ vendorStatus: 'invited' }).where(eq(sellers.id, sellerId))
    await recordChange(inner, { action: 'seller.invite', entity: 'seller', entityId: sellerId, sellerId })
    return { ...made, seller }
  })

/** Sends a seller a message about what has been decided, in the language of the application. Returns whether it has left. */
export const tellSeller = async (
  shop: ShopContext,
  { phoneNumber, language }: Pick<Row, 'phoneNumber' | 'language'>,
  { kind, link }: { kind: SellerNews; link: string },
): Promise<boolean> => {
  try {
    const text = sellerMessage(spokenTo(shop, language ?? 'en'), kind, link)
    await sendSms(shop, { phoneNumber, text, purpose: 'operator' })
    return shop.sender.isOff !== true
  } catch (error) {
    // The decision stands, and the operator can write to the seller.
    shop.log.warn(reasonOf(error), 'The message to a seller could not be sent')
    return false
  }
}

/** Makes the link to the seller form, and sends it where that is wished. The returned token is stored nowhere. */
export const inviteSeller = async (
  shop: ShopContext,
  sellerId: number,
  isToSend: boolean,
): Promise<{ token: string; link: string; sent: boolean }> => {
  const { token, link, seller } = await newLink(shop, sellerId)
  const sent = isToSend && (await tellSeller(shop, seller, { kind: 'form', link }))
  return { token, link, sent }
}

/** The desk's address, as a message tells it. */
export const deskLink = ({ publicUrl }: ShopContext, page: '' | 'shop' = ''): string => `${publicUrl}/desk/${page}`
