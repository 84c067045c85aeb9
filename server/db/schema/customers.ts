import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, reference } from './columns.ts'
import { customers } from './accounts.ts'
import { products } from './catalogue.ts'

/** What belongs to a farmer beside orders and reviews, and what anybody writes to the shop. */

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
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

export const enquiries = pgTable('enquiries', {
  id: id(),
  message: text('message').notNull(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  whatsAppNumber: text('whats_app_number').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})
