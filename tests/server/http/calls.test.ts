import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { addGoods, addressForm, type Goods } from '../support/fixtures.ts'
import type { PromiseId } from '../../proofs/promises/registry.ts'
import { keeps } from '../../support/keeps.ts'
import { openBuyer, orderAndRequest, pay, type Buyer, type Requested } from '../payments/payment-steps.ts'
import { onBothDatabases, type Answered, type Ask } from '../support/support.ts'

/** Every call's method, path, payload and answer, spelled out here independently of the contract. */

type TitleOf<Id> = Id extends `7/${infer Title}`
  ? Title extends `${Uppercase<string>} ${string}`
    ? Title
    : never
  : never
/** The promises about calls are named after them. */
type CallTitle = TitleOf<PromiseId>

interface World {
  guest: Ask
  me: Buyer
  goods: Goods
  paid: Requested
  seller: { id: number; token: string }
}

const NUMBER = expect.any(Number)
const TEXT = expect.any(String)
const listOf = (row: object) => ({ status: true, data: expect.arrayContaining([expect.objectContaining(row)]) })
const DONE = { status: true, message: TEXT }

const brand = { id: NUMBER, name: TEXT, slug: TEXT, image_url: TEXT }
const product = {
  id: NUMBER,
  product_id: NUMBER,
  slug: TEXT,
  title: TEXT,
  short_description: TEXT,
  image_url: TEXT,
  average_rating: NUMBER,
  review_count: NUMBER,
  stock_quantity: NUMBER,
  brand: expect.objectContaining(brand),
  vendor: expect.objectContaining({ name: TEXT, slug: TEXT, avatar: TEXT }),
  variants: [
    expect.objectContaining({
      id: NUMBER,
      variant_name: TEXT,
      price: NUMBER,
      selling_price: NUMBER,
      product_discount: NUMBER,
      sku: TEXT,
      cod_available: 1,
    }),
  ],
}
const address = { ...addressForm, id: TEXT, is_default: NUMBER, lat: null, lng: null }
const person = () => {
  const digits = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  return { name: 'Asha', phone_number: digits, whats_app_number: digits, email: `${digits}@farm.example` }
}
const PASSWORD = 'kharif-2026-soya'

const CATALOGUE: [CallTitle, (w: World) => Promise<Answered>, object][] = [
  ['GET brands', ({ guest }) => guest('GET', 'brands'), listOf(brand)],
  [
    'GET category-listing',
    ({ guest }) => guest('GET', 'category-listing'),
    listOf({ id: NUMBER, name: TEXT, slug: TEXT }),
  ],
  [
    'GET category-brands/{id}',
    ({ guest, goods }) => guest('GET', `category-brands/${goods.product.categoryId}`),
    listOf(brand),
  ],
  ['GET products?{query}', ({ guest }) => guest('GET', 'products?limit=5'), listOf(product)],
  [
    'GET vendors',
    ({ guest }) => guest('GET', 'vendors'),
    listOf({ id: NUMBER, name: TEXT, shop_name: TEXT, slug: TEXT, avatar: TEXT }),
  ],
  [
    'GET vendor-brands/{id}',
    ({ guest, goods }) => guest('GET', `vendor-brands/${goods.listing.sellerId}`),
    listOf(brand),
  ],
  [
    'GET get-banner',
    ({ guest }) => guest('GET', 'get-banner'),
    listOf({ source_type: 'home', image_urls: ['home-1.webp', 'home-2.webp'] }),
  ],
  [
    'GET product/details/{slug}',
    ({ guest, goods }) => guest('GET', `product/details/${goods.listing.slug}`),
    { status: true, data: expect.objectContaining({ ...product, product_details: TEXT }) },
  ],
  [
    'GET get-review/{slug}',
    ({ guest, goods }) => guest('GET', `get-review/${goods.listing.slug}`),
    {
      ...DONE,
      data: {
        avgRating: 4,
        reviewsCount: 1,
        ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
        user_reviews: [
          expect.objectContaining({
            id: NUMBER,
            rating: 4,
            comment: 'Good',
            updated_at: TEXT,
            user: { name: 'Ramesh Y.' },
          }),
        ],
      },
    },
  ],
  [
    'GET similar-products/{slug}',
    ({ guest, goods }) => guest('GET', `similar-products/${goods.listing.slug}`),
    { ...listOf({ title: 'Wheat seed, other' }), message: TEXT },
  ],
  [
    'GET get-deal',
    ({ guest }) => guest('GET', 'get-deal'),
    { ...listOf({ deals: 'Ten for nine', start_date_time: TEXT, end_date_time: TEXT }), message: TEXT },
  ],
  [
    'GET search/{text}',
    ({ guest }) => guest('GET', 'search/wheat'),
    listOf({ title: 'Wheat seed', variants: product.variants }),
  ],
]

const WISHLIST: typeof CATALOGUE = [
  [
    'POST wishlist/create',
    ({ me, goods }) =>
      me.ask('POST', 'wishlist/create', { body: { product_id: goods.product.id, customer_id: me.id } }),
    DONE,
  ],
  [
    'GET wishlist/get-wishlist-items',
    async ({ me, goods }) => {
      await me.ask('POST', 'wishlist/create', { body: { product_id: goods.product.id, customer_id: me.id } })
      return me.ask('GET', 'wishlist/get-wishlist-items')
    },
    listOf({ id: NUMBER, product_id: NUMBER, customer_id: NUMBER, slug: TEXT, name: 'Wheat seed', image_url: TEXT }),
  ],
  [
    'DELETE wishlist/delete-wishlist-items/{productId}',
    ({ me, goods }) => me.ask('DELETE', `wishlist/delete-wishlist-items/${goods.product.id}`),
    DONE,
  ],
]

const SELLER_FORM = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'MH' }
const PEOPLE: typeof CATALOGUE = [
  [
    'POST auth/register',
    ({ guest }) => guest('POST', 'auth/register', { body: { ...person(), password: PASSWORD } }),
    DONE,
  ],
  [
    'POST auth/login',
    async ({ guest }) => {
      const someone = person()
      await guest('POST', 'auth/register', { body: { ...someone, password: PASSWORD } })
      return guest('POST', 'auth/login', { body: { email: someone.email, password: PASSWORD } })
    },
    { ...DONE, token: TEXT, user: { id: NUMBER, name: 'Asha' } },
  ],
  ['POST vendor/request', ({ guest }) => guest('POST', 'vendor/request', { body: person() }), DONE],
  [
    'GET vendor-request?token={token}',
    ({ guest, seller }) => guest('GET', `vendor-request?token=${seller.token}`),
    { status: true, data: expect.objectContaining({ id: NUMBER, name: 'Asha', vendor_status: TEXT }) },
  ],
  [
    'PUT vendor/send-form/{id}',
    ({ guest, seller: { id, token } }) => guest('PUT', `vendor/send-form/${id}`, { body: { ...SELLER_FORM, token } }),
    DONE,
  ],
  [
    'POST enquiry',
    ({ guest }) => guest('POST', 'enquiry', { body: { message: 'Contact for Bulk Order', ...person() } }),
    DONE,
  ],
]

const bookOf = (prefix: 'address' | 'billing-address'): typeof CATALOGUE => {
  const created = async ({ me }: World): Promise<string> =>
    (await me.ask('POST', `${prefix}/create`, { body: addressForm })).body.data.id
  return [
    [
      `GET ${prefix}/get-address/{userId}`,
      ({ me }) => me.ask('GET', `${prefix}/get-address/${me.id}`),
      listOf(address),
    ],
    [
      `GET ${prefix}/view/{id}`,
      async (w) => w.me.ask('GET', `${prefix}/view/${await created(w)}`),
      { ...DONE, data: expect.objectContaining(address) },
    ],
    [`POST ${prefix}/create`, ({ me }) => me.ask('POST', `${prefix}/create`, { body: addressForm }), DONE],
    [
      `PUT ${prefix}/edit-address/{id}`,
      async (w) => w.me.ask('PUT', `${prefix}/edit-address/${await created(w)}`, { body: addressForm }),
      DONE,
    ],
    [`PUT ${prefix}/set-default/{id}`, async (w) => w.me.ask('PUT', `${prefix}/set-default/${await created(w)}`), DONE],
    [
      `DELETE ${prefix}/delete-address/{id}`,
      async (w) => w.me.ask('DELETE', `${prefix}/delete-address/${await created(w)}`),
      DONE,
    ],
  ]
}
const snapshot = { name: TEXT, house_number: TEXT, area: TEXT, city: TEXT, district: TEXT, state: TEXT }
const delivered = {
  product_id: NUMBER,
  published_product_id: NUMBER,
  sku: TEXT,
  product: expect.objectContaining({ title: TEXT, image_url: TEXT, rating: 4 }),
}
const ORDERS: typeof CATALOGUE = [
  [
    'GET order/get-history',
    ({ me }) => me.ask('GET', 'order/get-history'),
    listOf({
      ...delivered,
      order_id: TEXT,
      quantity: 1,
      order_date: TEXT,
      total_price: 100,
      item_status: 'delivered',
      slug: TEXT,
      delivery_address_id: expect.objectContaining(snapshot),
      billing_address: expect.objectContaining(snapshot),
    }),
  ],
  [
    'POST order/create',
    ({ me, goods }) =>
      me.ask('POST', 'order/create', { body: { order_items: [me.line(goods.sku, 100)] }, key: randomUUID() }),
    { status: true, message: 'Order created successfully', data: TEXT },
  ],
  [
    'POST create-payment-request',
    ({ me, paid }) =>
      me.ask('POST', 'create-payment-request', {
        body: { amount: 100, payment_method: 'p', product_order_id: paid.id },
      }),
    { status: true, amount: 10_000, order_id: TEXT, currency: 'INR' },
  ],
  [
    'POST verify-payment',
    async ({ me, paid }) => {
      const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = await pay(me, paid)
      const order_id = paid.gatewayOrderId
      const ids = { order_creation_id: order_id, order_id, product_order_id: paid.id }
      return me.ask('POST', 'verify-payment', {
        body: { ...ids, razorpay_payment_id, razorpay_order_id, razorpay_signature },
      })
    },
    { status: 'success' },
  ],
  [
    'GET order/get-delivered-product',
    ({ me }) => me.ask('GET', 'order/get-delivered-product'),
    listOf({ ...delivered, delivery_date: TEXT }),
  ],
  [
    'GET view-comments/{published_product_id}',
    ({ me, goods }) => me.ask('GET', `view-comments/${goods.listing.id}`),
    listOf({ rating: 4, comment: 'Good', admin_comment: null, updated_at: TEXT, media: [], review_status: 'approved' }),
  ],
  [
    'POST product-review',
    ({ me, goods }) => {
      const form = new FormData()
      form.set('published_product_id', String(goods.listing.id))
      form.set('sku', goods.sku)
      form.set('comment', 'It stands well')
      return me.ask('POST', 'product-review', { form })
    },
    { ...DONE, data: { review_status: 'pending' } },
  ],
]

/** What is new is answered with 201. */
const CREATES: ReadonlySet<string> = new Set([
  'POST auth/register',
  'POST vendor/request',
  'POST enquiry',
  'POST address/create',
  'POST billing-address/create',
  'POST order/create',
])

onBothDatabases((shop) => {
  let world: World
  beforeAll(async () => {
    const { db, ask: guest, operator } = shop()
    const me = await openBuyer(shop())
    const goods = await addGoods(db, { price: 100 })
    await addGoods(db, { title: 'Wheat seed, other', categoryId: goods.product.categoryId })
    const { body } = await me.ask('POST', 'order/create', {
      body: { order_items: [me.line(goods.sku, 100)] },
      key: randomUUID(),
    })
    const arrived = { itemStatus: 'delivered' as const, deliveryDate: new Date() }
    await db.update(tables.orderItems).set(arrived).where(eq(tables.orderItems.orderId, body.data))
    const review = { listingId: goods.listing.id, sku: goods.sku, comment: 'Good', rating: 4, customerId: me.id }
    await db.insert(tables.reviews).values({ ...review, authorName: 'Ramesh Kumar Yadav', reviewStatus: 'approved' })
    await db.insert(tables.banners).values({ sourceType: 'home', imageUrls: ['home-1.webp', 'home-2.webp'] })
    await operator('PUT', 'admin/deal', {
      body: { text: 'Ten for nine', start: '2026-01-01', end: '2026-01-02' },
    })
    await guest('POST', 'vendor/request', { body: person() })
    const [applicant] = (await operator('GET', 'admin/sellers')).body.data
    const { token } = (await operator('POST', `admin/sellers/${applicant.id}/invite`)).body.data
    const paid = await orderAndRequest(me, goods.sku, 100)
    world = { guest, me, goods, paid, seller: { id: applicant.id, token } }
  })

  test('get-deal, reviews, similar products and one address say something beside their data', async () => {
    const { guest, me, goods } = world
    const id = (await me.ask('POST', 'address/create', { body: addressForm })).body.data.id
    const billing = (await me.ask('POST', 'billing-address/create', { body: addressForm })).body.data.id
    const answers = [
      await guest('GET', 'get-deal'),
      await guest('GET', `get-review/${goods.listing.slug}`),
      await guest('GET', `similar-products/${goods.listing.slug}`),
      await me.ask('GET', `address/view/${id}`),
      await me.ask('GET', `billing-address/view/${billing}`),
    ]
    await keeps('7/message', () =>
      expect(answers.map(({ body }) => body.message)).toEqual(
        Array.from({ length: 5 }, () => expect.stringMatching(/./)),
      ),
    )
  })

  test('product type, a wish’s variants and what a seller handed in are told whole', async () => {
    const { guest, me, seller } = world
    const { listing, product: master, sku } = await addGoods(shop().db, { type: 'Top Product' })
    const details = await guest('GET', `product/details/${listing.slug}`)
    await keeps('7/product-type', () => expect(details.body.data.product_type).toBe('Top Product'))
    await me.ask('POST', 'wishlist/create', { body: { product_id: master.id, customer_id: me.id } })
    const wishes = await me.ask('GET', 'wishlist/get-wishlist-items')
    await keeps('7/wish-variants', () =>
      expect(wishes.body.data[0]).toMatchObject({
        product_id: master.id,
        variants: [{ sku, selling_price: 100, product_discount: 17 }],
      }),
    )
    const { id, token } = seller
    const more = { account_type: 'current', gst_no: '27AAPFU0939F1ZV', district: 'Pune', ifsc_code: 'HDFC0000123' }
    await guest('PUT', `vendor/send-form/${id}`, { body: { ...SELLER_FORM, ...more, token } })
    const request = await guest('GET', `vendor-request?token=${token}`)
    await keeps('7/seller-fields', () => expect(request.body.data).toMatchObject({ ...SELLER_FORM, ...more }))
  })

  test.each([...CATALOGUE, ...WISHLIST, ...PEOPLE, ...bookOf('address'), ...bookOf('billing-address'), ...ORDERS])(
    '%s answers what the specification says',
    async (call, ask, answer) => {
      const { status, body } = await ask(world)
      await keeps(`7/${call}`, () => {
        expect(body).toMatchObject(answer)
        expect(status).toBe(CREATES.has(call) ? 201 : 200)
      })
    },
  )
})
