import { and, desc, eq } from 'drizzle-orm'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import {
  REGISTERED_FIELDS,
  type Registered,
  type SellerChange,
  type SellerChangeForm,
} from '../../../src/contract/seller-changes.ts'
import { sellerChanges, sellers } from '../../db/schema.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { newestFirst, pageOf, type Page } from '../core/paging.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import type { Staff } from '../core/identity.ts'
import { maskAccount, NO_BANK, readBank, sealBank } from './bank-data.ts'
import { ownShop } from './particulars.ts'
import { deskLink, lockSeller, tellSeller } from './seller-requests.ts'

/** Changes of what a seller has registered: asked for by the shop, in force once the operator has approved them. */

type Seller = typeof sellers.$inferSelect
type Row = typeof sellerChanges.$inferSelect

const given = (values: Partial<Record<(typeof REGISTERED_FIELDS)[number], string | null | undefined>>) =>
  Object.fromEntries(
    REGISTERED_FIELDS.flatMap((name) => ((values[name] ?? null) === null ? [] : [[name, values[name]]])),
  )

const nowOf = (shop: ShopContext, seller: Seller): Registered['now'] => {
  const { gstNo, address, pincode, city, district, state, accountType } = seller
  const { accountNo, acName, ifscCode } = readBank(shop, seller)
  return given({
    gst_no: gstNo,
    address,
    pincode,
    city,
    district,
    state,
    account_type: accountType,
    account_no: maskAccount(accountNo),
    ac_name: acName,
    ifsc_code: ifscCode,
  })
}

const view = (shop: ShopContext, row: Row, seller: Seller): SellerChange => {
  const { accountNo, acName, ifscCode } = readBank(shop, { ...row, id: row.sellerId })
  return {
    id: row.id,
    seller_id: row.sellerId,
    shop_name: seller.shopName ?? seller.name,
    state: row.state,
    asked_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    wanted: given({ ...row.wanted, account_no: maskAccount(accountNo), ac_name: acName, ifsc_code: ifscCode }),
  }
}

const ofSeller = (id: number) => eq(sellerChanges.sellerId, id)
const isWaiting = eq(sellerChanges.state, 'waiting')

/** What a seller has registered, and the last change that was asked for. */
export const registeredOf = async (shop: ShopContext, seller: Seller): Promise<Registered> => {
  const [last] = await shop.db
    .select()
    .from(sellerChanges)
    .where(ofSeller(seller.id))
    .orderBy(desc(sellerChanges.id))
    .limit(1)
  return { now: nowOf(shop, seller), change: last === undefined ? null : view(shop, last, seller) }
}

/** The same of one's own shop. */
export const showRegistered = async (shop: ShopContext, me: Staff, id: number): Promise<Registered> =>
  registeredOf(shop, await ownShop(shop, me, id))

/** Asks for a change; one that waits is replaced. A masked account number means that it stays. */
export const askForChange = (shop: ShopContext, me: Staff, id: number, form: SellerChangeForm): Promise<Registered> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const seller = await ownShop(inner, me, id, true)
    if (seller.vendorStatus !== 'accepted' && seller.vendorStatus !== 'suspended')
      throw new Refusal('NOT_ALLOWED_NOW', 'This seller hands in the form by the link to it')
    const now = nowOf(inner, seller)
    const isNew = (name: keyof SellerChangeForm): boolean =>
      form[name] !== undefined && form[name] !== (now[name] ?? '') && !form[name].includes('•')
    const bankOf = (name: 'account_no' | 'ac_name' | 'ifsc_code') => (isNew(name) && form[name]) || null
    const bank = { accountNo: bankOf('account_no'), acName: bankOf('ac_name'), ifscCode: bankOf('ifsc_code') }
    const { account_no: _number, ac_name: _name, ifsc_code: _code, ...open } = form
    const wanted = Object.fromEntries(Object.entries(open).filter(([name]) => isNew(name as keyof typeof open)))
    const named = [
      ...Object.keys(wanted),
      ...(['account_no', 'ac_name', 'ifsc_code'] as const).filter((name) => bankOf(name) !== null),
    ]
    if (named.length === 0) throw new Refusal('NOT_ALLOWED_NOW', 'Nothing of it differs from what is in force')
    await db
      .update(sellerChanges)
      .set({ ...NO_BANK, state: 'replaced', decidedAt: clock() })
      .where(and(ofSeller(id), isWaiting))
    await db.insert(sellerChanges).values({ sellerId: id, wanted, ...sealBank(inner, id, bank), createdAt: clock() })
    await recordChange(inner, {
      action: 'seller.change',
      entity: 'seller',
      entityId: id,
      sellerId: id,
      personal: named,
    })
    return registeredOf(inner, seller)
  })

const newest = newestFirst({ moment: sellerChanges.createdAt }, sellerChanges.id)

/** A page of the changes that wait for the operator, newest first. */
export const listChanges = (shop: ShopContext, query: PageQuery): Promise<Page<SellerChange>> => {
  const select = shop.db
    .select({ change: sellerChanges, seller: sellers, ...newest.fields })
    .from(sellerChanges)
    .innerJoin(sellers, eq(sellers.id, sellerChanges.sellerId))
    .$dynamic()
  const texts = [sellers.name, sellers.shopName, sellers.phoneNumber]
  return pageOf(select, query, { by: newest, texts, ids: [sellerChanges.id, sellers.id], where: isWaiting }, (rows) =>
    rows.map(({ change, seller }) => view(shop, change, seller)),
  )
}

/** What a change makes of the seller's row; bank data is sealed for that row already. */
const applied = ({ wanted, accountNo, acName, ifscCode }: Row, before: Seller): Partial<Seller> => ({
  gstNo: wanted.gst_no === undefined ? before.gstNo : wanted.gst_no || null,
  address: wanted.address ?? before.address,
  pincode: wanted.pincode ?? before.pincode,
  city: wanted.city ?? before.city,
  district: wanted.district === undefined ? before.district : wanted.district || null,
  state: wanted.state ?? before.state,
  accountType: wanted.account_type === undefined ? before.accountType : wanted.account_type || null,
  accountNo: accountNo ?? before.accountNo,
  acName: acName ?? before.acName,
  ifscCode: ifscCode ?? before.ifscCode,
})

type Decision = { state: 'approved' } | { state: 'refused'; reason: string }

const decide = (shop: ShopContext, id: number, decision: Decision) =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const isThis = eq(sellerChanges.id, id)
    const message = 'There is no such change'
    const { sellerId } = firstOf(await db.select().from(sellerChanges).where(isThis), message)
    const seller = await lockSeller(db, sellerId)
    const before = firstOf(await db.select().from(sellerChanges).where(isThis), message)
    if (before.state !== 'waiting') throw new Refusal('NOT_ALLOWED_NOW', `This change is ${before.state} already`)
    const { wanted } = view(inner, before, seller)
    if (decision.state === 'approved')
      await db.update(sellers).set(applied(before, seller)).where(eq(sellers.id, sellerId))
    const rows = await db
      .update(sellerChanges)
      .set({ ...NO_BANK, ...decision, decidedAt: clock() })
      .where(isThis)
      .returning()
    await recordChange(inner, {
      action: `seller.change-${decision.state}`,
      entity: 'seller',
      entityId: sellerId,
      sellerId,
      personal: [...('reason' in decision ? ['reason'] : []), ...Object.keys(wanted)],
    })
    return { seller, change: view(inner, firstOf(rows, message), seller) }
  })

/** Approves a change, or sends it back with a reason, and tells the seller. Once decided, its bank data is gone from it. */
export const decideChange = async (shop: ShopContext, id: number, decision: Decision): Promise<SellerChange> => {
  const { seller, change } = await decide(shop, id, decision)
  const kind = decision.state === 'approved' ? 'changeApproved' : 'changeRefused'
  await tellSeller(shop, seller, { kind, link: deskLink(shop, 'shop') })
  return change
}
