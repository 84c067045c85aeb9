import { createECDH, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../../server/db/database.ts'
import { searchTextOf } from '../../../server/shop/search/search-text.ts'
import * as tables from '../../../server/db/schema.ts'
import type { TestCustomer } from './support.ts'

/** Small fixtures, each row its own, so that tests of one file do not meet. */

const first = <T>(rows: T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('The row was not stored')
  return row
}
/** A number for names: the search reads words of their own into random letters. */
export const unique = (): string => String(randomInt(1e8, 1e9))

export const addCategory = async (db: Db, name = 'Seeds') =>
  first(
    await db
      .insert(tables.categories)
      .values({ name, slug: `${name.toLowerCase()}-${unique()}`, icon: 'seeds', ground: 'sprout' })
      .returning(),
  )

export const addBrand = async (db: Db, name = 'Annapurna') =>
  first(
    await db
      .insert(tables.brands)
      .values({ name, slug: `${name.toLowerCase()}-${unique()}`, imageUrl: 'brand.webp' })
      .returning(),
  )

export const addSeller = async (db: Db, values: Partial<typeof tables.sellers.$inferInsert> = {}) => {
  const tag = unique()
  const phoneNumber = String(Math.floor(6e9 + Math.random() * 3e9))
  return first(
    await db
      .insert(tables.sellers)
      .values({
        slug: `green-shop-${tag}`,
        name: 'Gita Devi',
        shopName: 'Green Shop',
        email: `${tag}@seller.example`,
        phoneNumber,
        whatsAppNumber: phoneNumber,
        vendorStatus: 'accepted',
        accountNo: '123456789012',
        ...values,
      })
      .returning(),
  )
}

export interface Goods {
  listing: typeof tables.listings.$inferSelect
  product: typeof tables.products.$inferSelect
  sku: string
}

interface Wanted {
  title?: string
  /** Further words that it is found by. */
  searchText?: string
  /** Rupees. */
  price?: number
  mrp?: number
  stock?: number
  cod?: boolean
  type?: 'New Arrival' | 'Top Product' | 'Deal Of The Day'
  licenceKind?: string
  perishable?: boolean
  collectOnly?: boolean
  sku?: string
  createdAt?: Date
  categoryId?: number
  brandId?: number
  sellerId?: number
  /** Another seller's offer of the same thing. */
  productId?: number
}

/** A listing with one variant, and every row it refers to. */
export const addGoods = async (db: Db, wanted: Wanted = {}): Promise<Goods> => {
  const { title = 'Wheat seed', price = 100, mrp = price + 20, stock = 10, cod = true } = wanted
  const sellerId = wanted.sellerId ?? (await addSeller(db)).id
  const product =
    wanted.productId === undefined
      ? first(
          await db
            .insert(tables.products)
            .values({
              categoryId: wanted.categoryId ?? (await addCategory(db)).id,
              brandId: wanted.brandId ?? (await addBrand(db)).id,
              imageUrl: 'picture.webp',
              licenceKind: wanted.licenceKind ?? null,
              perishable: wanted.perishable ?? false,
              collectOnly: wanted.collectOnly ?? false,
            })
            .returning(),
        )
      : first(await db.query.products.findMany({ where: (p, { eq }) => eq(p.id, wanted.productId ?? 0) }))
  const listing = first(
    await db
      .insert(tables.listings)
      .values({
        productId: product.id,
        sellerId,
        title,
        slug: `thing-${unique()}`,
        shortDescription: 'Short.',
        productDetails: 'Long.',
        searchText: searchTextOf({
          title,
          brand: '',
          category: '',
          short: 'Short.',
          crops: [],
          origin: null,
          more: wanted.searchText,
        }),
        productType: wanted.type ?? null,
        ...(wanted.createdAt === undefined ? {} : { createdAt: wanted.createdAt }),
      })
      .returning(),
  )
  const sku = wanted.sku ?? `SKU-${unique()}`
  await db.insert(tables.variants).values({
    sku,
    listingId: listing.id,
    name: '1 kg',
    mrpPaise: Math.round(mrp * 100),
    sellingPaise: Math.round(price * 100),
    codAvailable: cod,
    onHand: stock,
    amount: 1,
    unit: 'kg',
  })
  return { listing, product, sku }
}

/** Listings of which lists do not filter and sort by what is true. */
export const staleFacets = (db: Db) =>
  rowsOf<{ id: number }>(
    db,
    sql`select coalesce(f.listing_id, c.listing_id) as id
      from internal.current_listing_facets c full join internal.listing_facets f using (listing_id)
      where f is distinct from c`,
  )

/** What can still be sold of a sku. */
export const stockOf = async (db: Db, sku: string): Promise<number> => {
  const row = first(await db.query.variants.findMany({ where: (v, { eq }) => eq(v.sku, sku) }))
  return row.onHand - row.reserved
}

export const addressForm = {
  name: 'Asha Rao',
  phone_number: '9000000001',
  house_number: '12',
  area: 'Main road',
  pincode: '411001',
  city: 'Pune',
  district: 'Pune',
  state: 'Maharashtra',
}

/** One address of each kind, and the line of an order that goes there. */
export const addAddresses = async ({ id, ask }: TestCustomer) => {
  const delivery = await ask('POST', 'address/create', { body: addressForm, key: randomUUID() })
  const billing = await ask('POST', 'billing-address/create', { body: addressForm, key: randomUUID() })
  const line = (sku: string, item_price: number, quantity = 1) => ({
    sku,
    quantity,
    item_price,
    payment_method: 'c',
    delivery_address_id: delivery.body.data.id as string,
    billing_address_id: billing.body.data.id as string,
    customer_id: id,
  })
  return { line, deliveryId: delivery.body.data.id as string, billingId: billing.body.data.id as string }
}

/** What a browser gives out that has subscribed to messages. */
export const pushBrowser = (keys: { p256dh: string; auth: string } = newBrowserKeys()) => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys,
})

const newBrowserKeys = () => {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** What a seller declares of a product's label, whole. */
export const DECLARED = {
  generic_name: 'Wheat seed',
  maker: 'Kisan Biotech Private Limited',
  maker_address: 'Plot 12, MIDC, Nashik 422007',
  maker_role: 'packer',
  importer: '',
  importer_address: '',
  origin: 'India',
  best_before: '24 months from packing',
  care_name: 'Customer care',
  care_phone: '18001234567',
  care_email: 'care@kisan.example',
  crops: 'Wheat',
  pests: '',
  dose: '40 kg per acre',
  dose_per_pump: '',
  dose_to_calculate: 'Wheat: 40 kg per acre',
  waiting_days: '',
  collect_only: false,
}
