import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { crops, licences, orderItems, products, sellerChanges, staff } from '../../../server/db/schema.ts'
import { setZones } from '../../../server/shop/zones/change-zones.ts'
import { showReturn } from '../../../server/shop/returns/return-decisions.ts'
import { OPERATOR } from '../../../server/shop/core/identity.ts'
import type { DeskCallName } from '../../../src/contract/staff-calls.ts'
import { enquire, offer, quote } from '../../server/enquiries/quote-steps.ts'
import { addBrand, addCategory, addGoods, addSeller, DECLARED, pushBrowser } from '../../server/support/fixtures.ts'
import type { TestShop } from '../../server/support/support.ts'
import { buy, cashTaken, givenBack, orderUnpaid, refundDue } from './customer-steps.ts'
import { careRoutes } from './care-routes.ts'
import { factRoutes } from './fact-routes.ts'
import { listingRoutes } from './listing-routes.ts'
import { paperRoutes } from './paper-routes.ts'
import { productRoutes } from './product-routes.ts'
import { nothing, ORDER, PICTURE, type DeskRoute, type Sent } from './route.ts'

/** For every call of the desk a request that somebody of the shop may make whose thing it is about. */

/** A parcel of one line of three pieces, moved by its own shop as far as said. */
const ofParcel = (
  part: (lines: { order_item_id: number; quantity: number }[]) => Sent,
  ...moves: [string, object?][]
): DeskRoute => ({
  send: async (shop, me) => {
    const { itemId, goods } = await buy(shop, me)
    const [item] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, Number(itemId)))
    if (item === undefined) throw new Error('The item was not stored')
    const id = item.shipmentId
    const lines = [{ order_item_id: item.id, quantity: item.quantity }]
    const packer = await shop.staff(goods.listing.sellerId, 'packer')
    for (const [verb, body] of moves)
      await packer.ask('POST', `desk/shipments/${id}/${verb}`, { body: body ?? { lines }, key: randomUUID() })
    return { params: { id }, ...part(lines), sellerId: goods.listing.sellerId }
  },
  writes: [...ORDER, 'refunds'],
})
/** A refund of what was paid in advance, which is about no shop's thing: money is the operator's. */
const ofRefund = (writes: string[], sent: Sent = {}): DeskRoute => ({
  send: async (shop, me) => ({ params: { id: await refundDue(shop, me) }, ...sent }),
  writes,
})
const MOVED = ['refunds', 'orders', 'outbox', 'audit_log']
const numbersOf = (lines: { order_item_id: number }[]) => lines.map((line) => line.order_item_id)
const noBody = () => ({})
const withBody = (body: Record<string, unknown>) => () => ({ body })
const PACKED: [string] = ['pack']
const OUT: [string, object] = ['hand-over', {}]
const FAILED: [string, object] = ['fail', { reason: 'Nobody was at home' }]

const ofPack = (body: (sku: string) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { sku, listing } = await addGoods(db, { price: 100, stock: 10 })
    return { params: { sku }, ...body(sku), sellerId: listing.sellerId }
  },
})
const ofColleague = (part: (id: number) => Sent): DeskRoute => ({
  send: async (shop) => {
    const { listing } = await addGoods(shop.db)
    const colleague = await shop.staff(listing.sellerId, 'packer')
    return { ...part(colleague.id), sellerId: listing.sellerId }
  },
})
/** An enquiry for a pack of one shop, which that shop has answered where it is said. */
const ofEnquiry = (part: (sku: string) => Sent, answered?: 'answered'): DeskRoute => ({
  send: async (shop) => {
    const { sku, listing } = await addGoods(shop.db, { stock: 1000 })
    const enquiryId = await enquire(shop, { lines: [{ sku, quantity: 500 }] })
    const { ask } = await shop.staff(listing.sellerId)
    const sent = answered && (await quote(ask, enquiryId, offer(sku)))
    const id = String(sent?.body.data.quotes[0].id ?? enquiryId)
    return { params: { id }, ...part(sku), sellerId: listing.sellerId }
  },
  writes: ['quotes', 'audit_log', 'outbox'],
})
/** A product, with declarations that wait where it is said. */
const ofProduct = (part: (ids: { listing: string; sent: string }) => Sent, waiting?: 'waiting'): DeskRoute => ({
  send: async (shop) => {
    const { listing } = await addGoods(shop.db)
    const { ask } = await shop.staff(listing.sellerId)
    const declare = { body: DECLARED, key: randomUUID() }
    const sent = waiting && (await ask('PUT', `desk/products/${listing.id}/declarations`, declare))
    const ids = { listing: String(listing.id), sent: String(sent?.body.data.sent.id) }
    return { ...part(ids), sellerId: listing.sellerId }
  },
  writes: ['declarations', 'products', 'listings', 'search_words', 'audit_log'],
})
const MERGED = ['products', 'search_renewals', 'audit_log']
const ofCategory = (part: (id: string, into: number) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { product } = await addGoods(db)
    const other = await addCategory(db, 'Tools')
    return part(String(product.categoryId), other.id)
  },
  writes: ['categories', 'former_categories', ...MERGED],
})
const ofBrand = (part: (id: string, into: number) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { product } = await addGoods(db)
    return part(String(product.brandId), (await addBrand(db, 'Kisan')).id)
  },
  writes: ['brands', 'former_brands', ...MERGED],
})
const cropForm = () => ({ name: `Kodo ${randomInt(1e9)}`, names: { hi: `कोदो ${randomInt(1e9)}` }, words: '' })
const ofCrop = (part: (id: string, into: number) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const made = await db
      .insert(crops)
      .values([cropForm(), cropForm()].map(({ name }) => ({ name, slug: name.toLowerCase().replace(' ', '-') })))
      .returning({ id: crops.id, slug: crops.slug })
    const { product } = await addGoods(db)
    await db
      .update(products)
      .set({ crops: made.slice(0, 1).map(({ slug }) => slug) })
      .where(eq(products.id, product.id))
    return part(String(made[0]?.id), made[1]?.id ?? 0)
  },
  writes: ['crops', 'former_crops', ...MERGED],
})
const categoryForm = () => ({ name: `Mulch ${randomInt(1e9)}`, names: { hi: 'मल्च' }, icon: 'tools', ground: 'clay' })
const phone = () => String(randomInt(6e9, 1e10))

const claimed = (part: (id: string) => Sent): DeskRoute => ({
  send: async (shop, me) => {
    const id = await givenBack(shop, me)
    const claim = await showReturn(shop.deps, OPERATOR, Number(id))
    return { ...part(id), sellerId: claim?.seller_id ?? 0 }
  },
  writes: ['returns', 'order_events', 'refunds', 'outbox', 'audit_log'],
})
const ofSeller = (vendorStatus: 'submitted' | 'accepted' | 'suspended', body?: Record<string, unknown>): DeskRoute => ({
  send: async ({ db }) => {
    const { id } = await addSeller(db, { vendorStatus })
    return { params: { id: String(id) }, ...(body && { body }), sellerId: id }
  },
  writes: ['sellers', 'seller_decisions', 'seller_tokens', 'licences', 'staff', 'audit_log'],
})

const LICENCE = { kind: 'seed', number: 'MH/2026/17', state: 'Maharashtra', expires: '2029-03-31' }
/** A licence that was written down. */
const ofLicence = (body?: Record<string, unknown>): DeskRoute => ({
  send: async ({ db }) => {
    const { id: sellerId } = await addSeller(db)
    const stored = { sellerId, kind: 'insecticide', number: '7', state: 'Goa', expiresOn: '2030-03-31' }
    const [row] = await db.insert(licences).values(stored).returning()
    return { params: { id: String(row?.id) }, ...(body && { body }), sellerId }
  },
  writes: ['licences', 'audit_log'],
})

/** A change of registered data that waits. */
const ofChange = (body?: Record<string, unknown>): DeskRoute => ({
  send: async ({ db }) => {
    const { id: sellerId } = await addSeller(db)
    const [row] = await db
      .insert(sellerChanges)
      .values({ sellerId, wanted: { city: 'Nashik' } })
      .returning()
    return { params: { id: String(row?.id) }, ...(body && { body }), sellerId }
  },
  writes: ['seller_changes', 'sellers', 'audit_log'],
})

/** A shop that delivers to some PINs alone. */
const ofShopInZones = (body?: Record<string, unknown>): DeskRoute => ({
  send: async (shop) => {
    const { id } = await addSeller(shop.db)
    await setZones(shop.deps, id, { pins: [''], days: [2, 4] })
    return { params: { id: String(id) }, ...(body && { body }), sellerId: id }
  },
  writes: ['sellers', 'delivery_zones', 'zone_pins', 'audit_log'],
})

const loginCode = async (shop: TestShop) => {
  const { id } = await shop.staff(null, 'packer')
  const [row] = await shop.db.select().from(staff).where(eq(staff.id, id))
  const phone_number = row?.phoneNumber ?? ''
  await shop.ask('POST', 'desk/request-code', { body: { phone_number } })
  return { phone_number, code: /^\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '' }
}

export const deskRoutes: Record<DeskCallName, DeskRoute> = {
  ...careRoutes,
  ...factRoutes,
  ...listingRoutes,
  ...paperRoutes,
  ...productRoutes,
  deskRequestCode: { send: async () => ({ body: { phone_number: phone() } }), writes: ['login_codes'] },
  deskSession: nothing,
  deskLogin: {
    send: async (shop) => ({ body: await loginCode(shop) }),
    writes: ['login_codes', 'known_clients', 'staff'],
  },
  deskLogout: nothing,
  deskMe: nothing,
  deskWaiting: nothing,
  deskPeople: nothing,
  deskInvite: {
    send: async () => ({ body: { name: 'Sunil Kale', phone_number: phone(), role: 'packer' } }),
    writes: ['staff', 'outbox', 'audit_log'],
  },
  deskSellerPeople: ofSeller('accepted'),
  deskSellerPersonAdd: {
    send: async ({ db }) => {
      const { id } = await addSeller(db)
      const body = { name: 'Sunil Kale', phone_number: phone(), role: 'packer' }
      return { params: { id: String(id) }, body, sellerId: id }
    },
    writes: ['staff', 'outbox', 'audit_log'],
  },
  deskPersonSet: {
    ...ofColleague((id) => ({ params: { id: String(id) }, body: { role: 'support' } })),
    writes: ['staff', 'audit_log'],
  },
  deskLogIns: nothing,
  deskLogInEnd: {
    send: async (shop) => {
      const { listing } = await addGoods(shop.db)
      const colleague = await shop.staff(listing.sellerId, 'packer')
      const session = await shop.db.query.sessions.findFirst({
        where: (row, { and, eq: is }) => and(is(row.role, 'staff'), is(row.accountId, colleague.id)),
      })
      return { params: { id: session?.id ?? '' }, sellerId: listing.sellerId }
    },
    writes: ['audit_log'],
  },
  deskLog: nothing,
  deskToday: nothing,
  deskFirstSteps: nothing,
  deskDuties: nothing,
  deskPulse: nothing,
  deskPile: { send: async () => ({ query: { pile: 'to_pack' } }) },
  deskShipment: ofParcel(noBody),
  deskPack: ofParcel((lines) => ({ body: { lines } })),
  deskUnpack: ofParcel(noBody, PACKED),
  deskHandOver: ofParcel(withBody({ carrier: 'India Post', tracking: 'EX1' }), PACKED),
  deskDeliver: ofParcel(withBody({ cash_taken: 100 }), PACKED, OUT),
  deskFail: ofParcel(withBody({ reason: 'The road is flooded' }), PACKED, OUT),
  deskTakeBack: ofParcel(withBody({ cash_taken: 0 }), PACKED, OUT, FAILED),
  deskSendAgain: ofParcel(noBody, PACKED, OUT, FAILED),
  deskComeBack: ofParcel(noBody, PACKED, OUT, FAILED),
  deskReceive: ofParcel(withBody({ restock: true, reason: 'Unopened' }), PACKED, OUT, FAILED),
  deskCancelPart: ofParcel((lines) => ({ body: { lines, reason: 'The bag has burst' } })),
  deskLinesReturn: ofParcel(
    (lines) => ({ body: { lines: numbersOf(lines), reason: 'Nobody was there', restock: true } }),
    PACKED,
    OUT,
  ),
  deskLinesLose: ofParcel(
    (lines) => ({ body: { lines: numbersOf(lines), reason: 'The bus was robbed' } }),
    PACKED,
    OUT,
  ),
  deskLinesUndo: ofParcel((lines) => ({ body: { lines: numbersOf(lines), reason: 'Wrong number' } }), PACKED, OUT),
  deskPushSubscribe: {
    send: async () => ({ body: { ...pushBrowser(), language: 'en' } }),
    writes: ['push_subscriptions'],
  },
  deskPushTest: {
    send: async () => ({ body: { ...pushBrowser(), language: 'en' } }),
    writes: ['push_subscriptions'],
  },
  deskPushUnsubscribe: {
    send: async () => ({ body: { endpoint: pushBrowser().endpoint } }),
    writes: ['push_subscriptions'],
  },
  deskOrders: nothing,
  deskOrder: {
    send: async (shop, me) => {
      const { goods, itemId } = await buy(shop, me)
      const of = eq(orderItems.id, Number(itemId))
      const [item] = await shop.db.select().from(orderItems).where(of)
      return { params: { id: item?.orderId ?? '' }, sellerId: goods.listing.sellerId }
    },
  },
  deskOrderEnd: {
    send: async (shop, me) => ({ params: { id: await orderUnpaid(shop, me) } }),
    writes: [...ORDER, 'audit_log'],
  },
  deskClaims: nothing,
  deskClaim: claimed((id) => ({ params: { id } })),
  deskClaimApprove: claimed((id) => ({ params: { id }, body: { note: 'Sorry' } })),
  deskClaimReject: claimed((id) => ({ params: { id }, body: { note: 'The seal is broken' } })),
  deskRefunds: nothing,
  deskRefundSend: ofRefund([...MOVED, 'simulator_refunds']),
  deskRefundSent: ofRefund(MOVED),
  deskRefundDone: ofRefund(MOVED, { body: { reference: 'UTR1' } }),
  deskRefundBack: {
    send: async (shop, me) => {
      const id = await refundDue(shop, me)
      await shop.operator('POST', `desk/refunds/${id}/sent`)
      return { params: { id } }
    },
    writes: MOVED,
  },
  deskRefundOpen: ofRefund(['audit_log']),
  deskCash: nothing,
  deskCashSettle: ofParcel(withBody({ sum: 80, reason: 'She had no more' }), PACKED, OUT),
  deskCashBook: nothing,
  deskCashHandOver: {
    send: async (shop, me) => {
      const { sellerId, staff_id } = await cashTaken(shop, me)
      return { body: { staff_id, amount: 40 }, sellerId }
    },
    writes: ['cash_book', 'audit_log'],
  },
  deskOwnCash: nothing,
  deskSales: {
    send: async ({ db }) => {
      const { id } = await addSeller(db)
      return { query: { seller: String(id) }, sellerId: id }
    },
  },
  deskSellers: nothing,
  deskSeller: ofSeller('accepted'),
  deskSellerInvite: ofSeller('submitted'),
  deskSellerAccept: ofSeller('submitted'),
  deskSellerReject: ofSeller('submitted', { reason: 'The licence has ended' }),
  deskSellerSuspend: ofSeller('accepted', { reason: 'Sold what it may not' }),
  deskSellerResume: ofSeller('suspended'),
  deskSellerLicence: ofSeller('accepted', LICENCE),
  deskChangeApprove: ofChange(),
  deskChangeRefuse: ofChange({ reason: 'This is no such number' }),
  deskRegistered: ofSeller('accepted'),
  deskChangeAsk: { ...ofSeller('accepted', { city: 'Nashik' }), writes: ['seller_changes', 'audit_log'] },
  deskLicenceMend: ofLicence(LICENCE),
  deskLicenceDelete: ofLicence(),
  deskAreas: ofSeller('accepted'),
  deskAreaSet: ofShopInZones({ pins: 'all', days: '2-4', cash_max: '5000' }),
  deskAreaRemove: ofShopInZones({ pins: 'all' }),
  deskClosedSet: ofShopInZones({ closed_from: '2099-01-01', closed_to: '2099-01-05' }),
  deskClosedEnd: ofShopInZones(),
  deskShop: ofSeller('accepted'),
  deskShopSet: ofSeller('accepted', {
    legal_name: 'Green Shop LLP',
    care_name: 'Gita Devi',
    care_phone: '1800 123 4567',
    care_email: '',
  }),
  deskFront: nothing,
  deskBannerPicture: { send: async () => ({ file: { type: 'application/octet-stream', text: PICTURE } }) },
  deskBannersSet: {
    send: async ({ deps }) => ({
      params: { sourceType: 'home' },
      body: { image_urls: [await deps.files.save(new Uint8Array([1]), 'webp')] },
    }),
    writes: ['banners', 'audit_log'],
  },
  deskDealSet: {
    send: async () => ({ body: { text: 'Sale', start: '2026-01-01', end: '2026-12-31' } }),
    writes: ['deals', 'audit_log'],
  },
  deskCategories: nothing,
  deskCategoryCreate: { send: async () => ({ body: categoryForm() }), writes: ['categories', 'audit_log'] },
  deskCategorySet: ofCategory((id) => ({ params: { id }, body: { ...categoryForm(), paused: true } })),
  deskCategoryOrder: {
    send: async ({ db }) => {
      const rows = await db.query.categories.findMany({ columns: { id: true } })
      return { body: { ids: rows.map(({ id }) => id).toReversed() } }
    },
    writes: ['categories', 'audit_log'],
  },
  deskCategoryMerge: ofCategory((id, into) => ({ params: { id }, body: { into } })),
  deskCrops: nothing,
  deskCropNames: nothing,
  deskCropCreate: { send: async () => ({ body: cropForm() }), writes: ['crops', 'audit_log'] },
  deskCropSet: ofCrop((id) => ({ params: { id }, body: { ...cropForm(), paused: true } })),
  deskCropMerge: ofCrop((id, into) => ({ params: { id }, body: { into } })),
  deskBrands: nothing,
  deskBrandSet: ofBrand((id) => ({ params: { id }, body: { name: `Kisan ${randomInt(1e9)}`, paused: true } })),
  deskBrandMerge: ofBrand((id, into) => ({ params: { id }, body: { into } })),
  deskImport: {
    send: async () => ({
      file: { type: 'text/csv', text: 'Handle,Title,Vendor,Type,Variant Price\nhoe,Hoe,Nobody,Hand tools,120' },
    }),
    writes: ['audit_log'],
  },
  deskVariants: nothing,
  deskProducts: nothing,
  deskProduct: ofProduct(({ listing: id }) => ({ params: { id } })),
  deskDeclare: ofProduct(({ listing: id }) => ({ params: { id }, body: DECLARED })),
  deskDeclarationsApprove: ofProduct(({ sent: id }) => ({ params: { id } }), 'waiting'),
  deskDeclarationsRefuse: ofProduct(({ sent: id }) => ({ params: { id }, body: { reason: 'No' } }), 'waiting'),
  deskEnquiries: { send: async () => ({ query: { pile: 'new' } }) },
  deskEnquiry: ofEnquiry(noBody),
  deskEnquiryPacks: ofEnquiry(() => ({ query: { line: '0' } })),
  deskQuoteSend: ofEnquiry((sku) => ({ body: { ...offer(sku), delivery_charge: 250, note: 'In sacks' } })),
  deskQuoteWithdraw: ofEnquiry(noBody, 'answered'),
  deskStockAdd: { ...ofPack(() => ({ body: { add: 5 } })), writes: ['variants', 'stock_log', 'audit_log'] },
  deskStepsSet: {
    ...ofPack(() => ({ body: { steps: [{ from: 10, price: 90 }] } })),
    writes: ['variants', 'audit_log'],
  },
  deskPriceSet: { ...ofPack(() => ({ body: { selling_price: 90, seen: 100 } })), writes: ['variants', 'audit_log'] },
}
