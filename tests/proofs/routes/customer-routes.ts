import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { customers, licenceRequests } from '../../../server/db/schema.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import type { CallName } from '../../../src/contract/shop-calls.ts'
import { addCategory, addGoods, addressForm, addSeller, pushBrowser } from '../../server/support/fixtures.ts'
import { orderAndRequest, orderPrepaid, pay, type Buyer } from '../../server/payments/payment-steps.ts'
import { enquire, offer, provePhone, quote } from '../../server/enquiries/quote-steps.ts'
import * as people from './customer-steps.ts'

import { nothing, ofCartCode, ofGoods, ORDER, PICTURE, type Route } from './route.ts'

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

export const customerRoutes: Record<CallName, Route> = {
  brands: nothing,
  categories: nothing,
  banners: nothing,
  deal: nothing,
  deliveryZones: nothing,
  categoryBrands: ofGoods(({ product }) => ({ params: { id: String(product.categoryId) } })),
  sellerBrands: ofGoods(({ listing }) => ({ params: { id: String(listing.sellerId) } })),
  sellerParticulars: ofGoods(({ listing }) => ({ params: { id: String(listing.sellerId) } })),
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
  cartMessage: ofCartCode,
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
    writes: ['known_clients', 'customers'],
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
  accountPhoneCode: { send: async () => ({}), writes: ['login_codes'] },
  accountPhoneProve: {
    send: async (shop, me) => {
      await me.ask('POST', 'account/phone-code')
      const { phone_number } = (await me.ask('GET', 'account')).body.data
      return {
        body: { code: /\d{6}/.exec(shop.sent.findLast(({ to }) => to === phone_number)?.text ?? '')?.[0] ?? '' },
      }
    },
    writes: ['customers', 'login_codes'],
  },
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
  sellerLicencePhotograph: {
    send: async (shop) => {
      const { id, token } = await people.invited(shop)
      const licence = randomUUID()
      const paper = { kind: 'seed', number: '7', state: 'Goa', expiresOn: '2030-03-31' }
      await shop.db.insert(licenceRequests).values({ id: licence, sellerId: Number(id), ...paper })
      const file = { type: 'application/octet-stream', text: PICTURE }
      return { params: { id, licence }, query: { token }, file }
    },
    writes: ['licence_requests'],
  },
  enquiry: {
    ...ofGoods(({ sku }) => ({
      body: {
        message: 'Bulk',
        ...people.contact(),
        pincode: '411001',
        lines: [
          { sku, quantity: 100 },
          { words: 'Jute bags', quantity: 50 },
        ],
        language: 'hi',
      },
    })),
    writes: ['enquiries', 'outbox'],
  },
  enquiries: nothing,
  quoteAccept: {
    send: async (shop, me) => {
      const { sku, listing } = await addGoods(shop.db, { stock: 1000 })
      const phone = await provePhone(shop, me.id)
      const id = await enquire(shop, { phone, lines: [{ sku, quantity: 500 }] })
      const { ask } = await shop.staff(listing.sellerId)
      const sent = await quote(ask, id, offer(sku))
      return {
        params: { id: String(sent.body.data.quotes[0].id) },
        body: { delivery_address_id: me.deliveryId, billing_address_id: me.billingId },
      }
    },
    stranger: 404,
    writes: [...ORDER, 'quotes', 'enquiries'],
  },

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
  complaints: nothing,
  complaintCreate: {
    send: async () => ({ body: { subject: 'other', complaint: 'Nobody answers the telephone' } }),
    writes: ['complaints', 'outbox'],
  },
  stockAlerts: nothing,
  stockAlertCreate: { ...ofGoods(({ sku }) => ({ body: { sku } })), writes: ['stock_alerts'] },
  stockAlertDelete: { ...ofGoods(({ sku }) => ({ params: { sku } })), writes: ['stock_alerts'] },
  pushKey: nothing,
  pushSubscribe: {
    send: async () => ({ body: { ...pushBrowser(), language: 'hi' } }),
    writes: ['push_subscriptions'],
  },
  pushUnsubscribe: {
    send: async (_, me) => {
      const { endpoint, keys } = pushBrowser()
      await me.ask('POST', 'push/subscribe', { body: { endpoint, keys, language: 'hi' } })
      return { body: { endpoint } }
    },
    writes: ['push_subscriptions'],
  },
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
  orderRefundTo: {
    send: async (shop, me) => ({
      params: { orderItemId: await people.askedBack(shop, me) },
      body: { upi: 'asha@okaxis' },
    }),
    stranger: 404,
    writes: ['refund_destinations'],
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
