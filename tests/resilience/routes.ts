import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { customers, questions } from '../../server/db/schema.ts'
import { hashPassword } from '../../server/shop/accounts/login/passwords.ts'
import { openSession } from '../../server/shop/accounts/login/sessions.ts'
import { adminCalls } from '../../src/contract/admin-calls.ts'
import type { AdminCallName } from '../../src/contract/admin-calls.ts'
import { calls } from '../../src/contract/calls.ts'
import type { Call, CallName } from '../../src/contract/calls.ts'
import { addCategory, addGoods, addressForm, addSeller } from '../server/support/fixtures.ts'
import { orderAndRequest, orderPrepaid, pay } from '../server/payments/payment-steps.ts'
import type { Buyer } from '../server/payments/payment-steps.ts'
import type { TestShop } from '../server/support/support.ts'
import * as people from './customer-steps.ts'

/** For every call of the contract a request that an authorised caller may make. A call without one does not compile. */

const PICTURE = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer(),
)

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Fields of a form with files. */
  form?: Record<string, string>
  /** A file instead of a JSON body. */
  file?: { type: string; text: string | Uint8Array<ArrayBuffer> }
}

export interface Route {
  /** Creates the rows that the request is about, owned by `me`, and returns the request. */
  send: (shop: TestShop, me: Buyer) => Promise<Sent>
  /** The answer to another customer who asks for the owner's own rows; absent where they belong to nobody. */
  stranger?: 403 | 404
  /** The tables the call may write to, beside receipts, limits and log-ins. */
  writes?: string[]
}

const nothing: Route = { send: async () => ({}) }
const ofGoods = (part: (goods: Awaited<ReturnType<typeof addGoods>>) => Sent): Route => ({
  send: async ({ db }) => part(await addGoods(db)),
})
const ORDER = ['orders', 'order_items', 'order_events', 'reservations', 'variants']

const addressRoutes = (kind: 'delivery' | 'billing') => {
  const mine = (me: Buyer) => (kind === 'delivery' ? me.deliveryId : me.billingId)
  const writes = ['addresses']
  const owned = { stranger: 404 as const }
  return {
    list: { send: async (_, me) => ({ params: { userId: String(me.id) } }), stranger: 403 },
    view: { send: async (_, me) => ({ params: { id: mine(me) } }), ...owned },
    create: {
      send: async () => ({ body: { ...addressForm, landmark: 'Well', lat: 18.5, lng: 73.8, id: randomUUID() } }),
      writes,
    },
    edit: {
      send: async (_, me) => ({ params: { id: mine(me) }, body: { ...addressForm, city: 'Satara' } }),
      writes,
      ...owned,
    },
    setDefault: { send: async (_, me) => ({ params: { id: mine(me) } }), writes, ...owned },
    remove: { send: async (_, me) => ({ params: { id: mine(me) } }), writes, ...owned },
  } satisfies Record<string, Route>
}
const delivery = addressRoutes('delivery')
const billing = addressRoutes('billing')

const customerRoutes: Record<CallName, Route> = {
  brands: nothing,
  categories: nothing,
  banners: nothing,
  deal: nothing,
  deliveryZones: nothing,
  categoryBrands: ofGoods(({ product }) => ({ params: { id: String(product.categoryId) } })),
  sellerBrands: ofGoods(({ listing }) => ({ params: { id: String(listing.sellerId) } })),
  products: {
    send: async () => ({
      query: {
        category: 'seeds',
        q: 'wheat',
        type: 'New Arrival',
        sort: 'rating',
        limit: '5',
        in_stock: '1',
        crop: 'wheat',
        cash: '1',
        origin: 'IN',
      },
    }),
    writes: ['search_counts'],
  },
  crops: nothing,
  productFilters: { send: async () => ({ query: { category: 'seeds', brand: 'annapurna', crop: 'wheat' } }) },
  popularSearches: nothing,
  sellers: { send: async () => ({ query: { category: 'seeds', brand: 'annapurna' } }) },
  productDetails: ofGoods(({ listing }) => ({ params: { slug: listing.slug } })),
  reviews: ofGoods(({ listing }) => ({ params: { slug: listing.slug } })),
  similarProducts: ofGoods(({ listing }) => ({ params: { slug: listing.slug } })),
  search: { send: async () => ({ params: { text: 'wheat' } }) },
  keepSize: {
    send: async ({ db }) => {
      const category = await addCategory(db)
      await addGoods(db, { categoryId: category.id })
      return { params: { kind: 'category', slug: category.slug } }
    },
  },
  keepGoods: {
    send: async ({ db }) => {
      const seller = await addSeller(db)
      await addGoods(db, { sellerId: seller.id })
      return { params: { kind: 'seller', slug: seller.slug } }
    },
  },
  pincode: { send: async () => ({ params: { pincode: '411001' } }) },
  locate: { send: async () => ({ query: { lat: '18.5', lng: '73.8' } }) },

  register: { send: async () => ({ body: { ...people.contact(), password: people.PASSWORD } }), writes: ['customers'] },
  login: {
    send: async (shop) => {
      const { email, password } = await people.registered(shop)
      return { body: { email, password, role: 'customer' } }
    },
    writes: ['known_clients'],
  },
  requestCode: {
    send: async (shop) => {
      const { phone_number } = await people.registered(shop)
      return { body: { phone_number, purpose: 'login', role: 'customer' } }
    },
    writes: ['login_codes'],
  },
  loginByCode: {
    send: async (shop) => ({ body: await people.codeFor(shop, 'login') }),
    writes: ['login_codes', 'customers', 'known_clients'],
  },
  resetPassword: {
    send: async (shop) => ({
      body: { ...(await people.codeFor(shop, 'password')), password: 'another-long-2026', role: 'customer' },
    }),
    writes: ['login_codes', 'customers', 'known_clients'],
  },
  logout: nothing,

  ownAccount: nothing,
  accountName: { send: async () => ({ body: { name: 'Devi Rao' } }), writes: ['customers'] },
  logIns: nothing,
  logInEnd: {
    send: async (shop, me) => {
      await openSession(shop.deps, 'customer', me.id)
      const { data } = (await me.ask('GET', 'account/log-ins')).body
      return { params: { id: data.find((row: { current: boolean }) => !row.current).id } }
    },
    stranger: 404,
  },
  logInsEndOthers: nothing,
  accountExport: nothing,
  accountCode: { send: async () => ({}), writes: ['login_codes'] },
  accountErase: {
    send: async ({ db }, me) => {
      const passwordHash = await hashPassword(people.PASSWORD)
      await db.update(customers).set({ passwordHash }).where(eq(customers.id, me.id))
      return { body: { password: people.PASSWORD } }
    },
    writes: ['customers', 'addresses', 'known_clients'],
  },

  sellerRequest: { send: async () => ({ body: people.contact() }), writes: ['sellers'] },
  sellerRequestByToken: { send: async (shop) => ({ query: { token: (await people.invited(shop)).token } }) },
  sellerForm: {
    send: async (shop) => {
      const { id, token } = await people.invited(shop)
      const place = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'Goa' }
      const bank = { account_no: '123456789012', account_type: 'saving', ifsc_code: 'SBIN0001', gst_no: '27AA' }
      return { params: { id }, body: { token, ...place, ...bank } }
    },
    writes: ['sellers'],
  },
  enquiry: { send: async () => ({ body: { message: 'Bulk', ...people.contact() } }), writes: ['enquiries'] },

  wishlist: nothing,
  wishlistCreate: {
    send: async ({ db }) => ({ body: { product_id: (await addGoods(db)).product.id } }),
    writes: ['wishlist_items'],
  },
  wishlistDelete: {
    ...ofGoods(({ product }) => ({ params: { productId: String(product.id) } })),
    writes: ['wishlist_items'],
  },
  questions: ofGoods(({ listing }) => ({ params: { slug: listing.slug } })),
  questionCreate: {
    ...ofGoods(({ listing }) => ({ body: { published_product_id: listing.id, question: 'For black soil too?' } })),
    writes: ['questions'],
  },
  stockAlerts: nothing,
  stockAlertCreate: { ...ofGoods(({ sku }) => ({ body: { sku } })), writes: ['stock_alerts'] },
  stockAlertDelete: { ...ofGoods(({ sku }) => ({ params: { sku } })), writes: ['stock_alerts'] },
  addresses: delivery.list,
  addressView: delivery.view,
  addressCreate: delivery.create,
  addressEdit: delivery.edit,
  addressSetDefault: delivery.setDefault,
  addressDelete: delivery.remove,
  billingAddresses: billing.list,
  billingAddressView: billing.view,
  billingAddressCreate: billing.create,
  billingAddressEdit: billing.edit,
  billingAddressSetDefault: billing.setDefault,
  billingAddressDelete: billing.remove,

  orderHistory: nothing,
  deliveredProducts: nothing,
  orderCreate: {
    send: async ({ db }, me) => {
      const { sku, product } = await addGoods(db, { stock: 100_000 })
      const { customer_id: _, ...line } = me.line(sku, 100)
      return {
        body: { order_items: [{ ...line, product_id: product.id, title: 'Wheat', price: 100, cod_available: 1 }] },
      }
    },
    stranger: 404,
    writes: ORDER,
  },
  orderAttempt: { send: async () => ({ params: { key: randomUUID() } }) },
  orderGiveUp: { send: async () => ({ params: { key: randomUUID() } }) },
  orderCancel: {
    send: async (shop, me) => ({ params: { orderItemId: (await people.buy(shop, me)).itemId } }),
    stranger: 404,
    writes: ORDER,
  },
  orderReturn: {
    send: async (shop, me) => ({
      params: { orderItemId: (await people.buy(shop, me, 'ship', 'deliver')).itemId },
      form: { problem: 'unwanted', reason: 'Too much' },
    }),
    stranger: 404,
    writes: ['returns', 'order_events'],
  },
  paymentRequest: {
    send: async ({ db }, me) => {
      const { body } = await orderPrepaid(me, (await addGoods(db)).sku, 100)
      return { body: { amount: 100, payment_method: 'p', product_order_id: body.data } }
    },
    stranger: 404,
    writes: ['orders', 'simulator_orders'],
  },
  paymentVerify: {
    send: async ({ db }, me) => {
      const requested = await orderAndRequest(me, (await addGoods(db)).sku, 100)
      const { id: product_order_id, gatewayOrderId: order_id } = requested
      return { body: { ...(await pay(me, requested)), order_creation_id: order_id, order_id, product_order_id } }
    },
    stranger: 404,
    writes: [...ORDER, 'payments'],
  },
  sandboxPay: {
    send: async ({ db }, me) => {
      const { gatewayOrderId } = await orderAndRequest(me, (await addGoods(db)).sku, 100)
      return { body: { order_id: gatewayOrderId, outcome: 'success' } }
    },
    stranger: 404,
    writes: ['simulator_payments'],
  },
  comments: ofGoods(({ listing, sku }) => ({ params: { publishedProductId: String(listing.id) }, query: { sku } })),
  reviewCreate: {
    send: async (shop, me) => {
      const { goods } = await people.buy(shop, me, 'ship', 'deliver')
      return { form: { published_product_id: String(goods.listing.id), sku: goods.sku, rating: '4', comment: 'Good' } }
    },
    // Ownership does not decide here: only whoever bought it may review it.
    stranger: 403,
    writes: ['reviews', 'review_messages', 'review_media'],
  },
}

/** A photograph that is stored, as a listing names it. */
const stored = async ({ deps }: TestShop) => ({
  file: await deps.files.save(PICTURE, 'webp'),
  digest: '0'.repeat(64),
})
const ofQuestion = (body?: Record<string, unknown>): Route => ({
  send: async ({ db }, me) => {
    const { listing } = await addGoods(db)
    const question = { published_product_id: listing.id, question: 'For black soil too?' }
    await me.ask('POST', 'questions/create', { body: question, key: randomUUID() })
    const [row] = await db.select().from(questions).where(eq(questions.listingId, listing.id))
    return { params: { id: String(row?.id) }, ...(body === undefined ? {} : { body }) }
  },
  writes: ['questions'],
})

const ofItem = (...moves: ('ship' | 'deliver')[]): Route => ({
  send: async (shop, me) => ({ params: { orderItemId: (await people.buy(shop, me, ...moves)).itemId } }),
  writes: [...ORDER, 'refunds'],
})
const ofShipped = (body: Record<string, unknown>): Route => ({
  send: async (shop, me) => ({ params: { orderItemId: (await people.buy(shop, me, 'ship')).itemId }, body }),
  writes: [...ORDER, 'refunds'],
})
const ofListing: Route = {
  ...ofGoods(({ listing }) => ({ params: { id: String(listing.id) } })),
  writes: ['listings'],
}
const ofAcceptedSeller: Route = {
  send: async ({ db }) => ({ params: { id: String((await addSeller(db)).id) } }),
  writes: ['sellers'],
}
const ofCustomer: Route = {
  send: async (shop) => ({ params: { id: String((await shop.customer()).id) } }),
  writes: ['customers', 'login_codes'],
}
const ofReview = (body?: Record<string, unknown>): Route => ({
  send: async (shop, me) => ({
    params: { id: (await people.reviewed(shop, me)).reviewId },
    ...(body === undefined ? {} : { body }),
  }),
  writes: ['reviews', 'review_messages', 'review_media'],
})
const ofReturn: Route = {
  send: async (shop, me) => ({ params: { id: await people.givenBack(shop, me) }, body: { note: 'As you wish' } }),
  writes: ['returns', 'refunds', ...ORDER],
}
const ofSeller = (body?: Record<string, unknown>): Route => ({
  send: async ({ db }) => ({
    params: { id: String((await addSeller(db, { vendorStatus: 'submitted' })).id) },
    ...(body === undefined ? {} : { body }),
  }),
  writes: ['sellers', 'seller_tokens', 'licences'],
})
const ofZones = (body: Record<string, unknown>): Route => ({
  ...ofAcceptedSeller,
  send: async (shop, me) => ({ ...(await ofAcceptedSeller.send(shop, me)), body }),
  writes: ['delivery_zones', 'zone_pins'],
})

const operatorRoutes: Record<AdminCallName, Route> = {
  orders: nothing,
  orderShip: ofItem(),
  orderDeliver: ofItem('ship'),
  orderShow: { send: async (shop, me) => ({ params: { id: (await people.buy(shop, me)).itemId } }) },
  orderCancel: ofItem(),
  orderCameBack: ofShipped({ reason: 'Nobody at home', restock: true }),
  orderLost: ofShipped({ reason: 'Lost on the way' }),
  orderUndo: ofShipped({ reason: 'Wrong number' }),
  listingPublish: ofListing,
  listingUnpublish: ofListing,
  variantSet: {
    send: async ({ db }) => ({
      params: { sku: (await addGoods(db)).sku },
      body: { price: 120, selling_price: 90, stock: 5, cod: 1 },
    }),
    writes: ['variants', 'stock_log'],
  },
  sellers: nothing,
  sellerShow: ofSeller(),
  sellerSuspend: ofAcceptedSeller,
  sellerResume: ofAcceptedSeller,
  customers: { send: async () => ({ query: { q: 'Asha' } }) },
  customerBlock: ofCustomer,
  customerUnblock: ofCustomer,
  sellerInvite: ofSeller(),
  sellerAccept: ofSeller(),
  sellerReject: ofSeller(),
  sellerLicence: ofSeller({ kind: 'pesticide', number: 'N1', state: 'Goa', expires: '2036-01-01' }),
  zones: nothing,
  zonesSet: ofZones({ pins: 'all', days: '4-7', cash_max: 500 }),
  zonesRemove: ofZones({ pins: '42' }),
  reviews: nothing,
  reviewApprove: ofReview(),
  reviewReject: ofReview({ reason: 'Rude' }),
  reviewReply: ofReview({ text: 'Thank you' }),
  enquiries: nothing,
  refunds: nothing,
  refundSend: {
    send: async (shop, me) => ({ params: { id: await people.refundDue(shop, me) } }),
    writes: ['refunds', 'orders', 'simulator_refunds'],
  },
  refundDone: {
    send: async (shop, me) => ({ params: { id: await people.refundDue(shop, me) }, body: { reference: 'UTR1' } }),
    writes: ['refunds', 'orders'],
  },
  returns: nothing,
  returnApprove: ofReturn,
  returnReject: ofReturn,
  catalogueImport: {
    send: async () => ({
      file: { type: 'text/csv', text: 'Handle,Title,Vendor,Type,Variant Price\nhoe,Hoe,Nobody,Hand tools,120' },
    }),
  },
  questions: nothing,
  questionAnswer: ofQuestion({ text: 'Yes' }),
  questionReject: ofQuestion(),
  pictureUpload: {
    send: async () => ({ file: { type: 'application/octet-stream', text: PICTURE } }),
  },
  listingPictures: ofGoods(({ sku }) => ({ params: { listing: sku } })),
  listingPicturesSet: {
    send: async (shop) => ({
      params: { listing: String((await addGoods(shop.db)).listing.id) },
      body: { pictures: [await stored(shop)] },
    }),
    writes: ['listing_pictures'],
  },
  bannerPicture: {
    send: async () => ({ file: { type: 'application/octet-stream', text: PICTURE } }),
  },
  bannersSet: {
    send: async ({ deps }) => ({
      params: { sourceType: 'home' },
      body: { image_urls: [await deps.files.save(new Uint8Array([1]), 'webp')] },
    }),
    writes: ['banners'],
  },
  customerOpen: {
    send: async () => ({
      body: {
        name: 'Usha',
        phone_number: String(Math.floor(6e9 + Math.random() * 3e9)),
        email: `${randomUUID()}@a.in`,
      },
    }),
    writes: ['customers', 'login_codes'],
  },
  dealSet: {
    send: async () => ({ body: { text: 'Sale', start: '2026-01-01', end: '2026-12-31' } }),
    writes: ['deals'],
  },
}

export interface NamedRoute extends Route {
  name: string
  call: Call
}

const named = (table: Record<string, Call>, routes: Record<string, Route>, prefix = ''): NamedRoute[] =>
  Object.entries(table).map(([name, call]) => {
    const route = routes[name]
    if (route === undefined) throw new Error(`${name} is missing in the matrix`)
    return { ...route, call, name: prefix + name }
  })

export const ROUTES: NamedRoute[] = [...named(calls, customerRoutes), ...named(adminCalls, operatorRoutes, 'admin.')]
