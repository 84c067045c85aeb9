import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../../src/contract/languages.ts'
import { bigId, createdAt, id, reference } from './columns.ts'
import { customers } from './accounts.ts'
import { products } from './catalogue.ts'

/** What belongs to a farmer beside orders and reviews, and what anybody writes to the shop. */

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: bigId(),
    customerId: reference('customer_id', () => customers.id),
    productId: reference('product_id', () => products.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('wishlist_once').on(t.customerId, t.productId)],
)

export const addresses = pgTable(
  'addresses',
  {
    kind: text('kind', { enum: ['delivery', 'billing'] }).notNull(),
    /** UUID made on the phone, so that an address has its final id while offline. */
    id: uuid('id').notNull(),
    customerId: reference('customer_id', () => customers.id),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    houseNumber: text('house_number').notNull(),
    area: text('area').notNull(),
    pincode: text('pincode').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    state: text('state').notNull(),
    landmark: text('landmark'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('addresses_customer').on(t.customerId, t.kind),
    uniqueIndex('addresses_one_default')
      .on(t.customerId, t.kind)
      .where(sql`${t.isDefault}`),
  ],
)

/** One thing that is asked for: a pack as it was named then, or something in the customer's own words. */
export type StoredEnquiryLine = { quantity: number } & (
  | { sku: string; productId: number; title: string; variantName: string }
  | { words: string }
)

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    message: text('message').notNull(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    whatsAppNumber: text('whats_app_number').notNull(),
    email: text('email').notNull(),
    /** Where the goods are wanted. */
    pincode: text('pincode'),
    /** Without lines it is for the operator alone. */
    lines: jsonb('lines').$type<StoredEnquiryLine[]>().notNull().default([]),
    state: text('state', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    /** That of the page on which it was written: news of it comes in it. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [index('enquiries_phone').on(t.phoneNumber), index('enquiries_open').on(t.state, t.createdAt, t.id)],
)
