import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrderAddress } from '../../../src/contract/entities.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { ShipmentState } from '../../../src/contract/shipments.ts'
import {
  bigId,
  bigIdFrom,
  bigReference,
  createdAt,
  idOfMonth,
  moment,
  ofCustomer,
  reference,
  textReference,
  unfilled,
} from './columns.ts'
import { customers } from './accounts.ts'
import { sellers } from './sellers.ts'
import { staff } from './staff.ts'

/** Orders, their parcels, items, the stock that these hold, and what comes back. */

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    paymentMethod: text('payment_method', { enum: ['c', 'p'] }).notNull(),
    /** The payment's own states, apart from the items' status; `cash` for cash on delivery. */
    paymentState: text('payment_state', {
      enum: ['cash', 'created', 'payment_requested', 'attempt_failed', 'paid', 'expired', 'refund_due', 'refunded'],
    }).notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** What the prepaid amount was rounded by, in paise; may be negative. */
    roundOffPaise: integer('round_off_paise').notNull().default(0),
    reservedUntil: moment('reserved_until'),
    gatewayOrderId: text('gateway_order_id').unique(),
    gatewayPaymentId: text('gateway_payment_id').unique(),
    /** That of the page on which it was placed: news of it comes in it. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_payment').on(t.paymentState, t.reservedUntil),
    index('orders_newest').on(t.createdAt, t.id).concurrently(),
  ],
)

/** A parcel of one seller: its lines move together. Lines that go another way are moved to a parcel of their own. */
export const shipments = pgTable(
  'shipments',
  {
    /** The order's number and the parcel's: `HD23456789AB-1`, as it stands on the label. */
    id: text('id').primaryKey(),
    orderId: textReference('order_id', () => orders.id),
    customerId: ofCustomer(),
    sellerId: reference('seller_id', () => sellers.id),
    state: text('state').$type<ShipmentState>().notNull(),
    /** First and last day that were promised; its seller packs what is promised first. */
    promisedFrom: date('promised_from'),
    promisedTo: date('promised_to'),
    /** Absent while nobody has it, or while the seller's own people carry it. */
    carrier: text('carrier'),
    tracking: text('tracking'),
    /** For bringing it, as it was agreed; 0 for what is brought for nothing. */
    chargePaise: bigint('charge_paise', { mode: 'number' }).notNull().default(0),
    /** What its lines and its delivery cost in cash; 0 for what was paid in advance. */
    cashDuePaise: bigint('cash_due_paise', { mode: 'number' }).notNull(),
    /** What counts of its `cash_notes`, null while nobody has said; and who has noted it last. */
    cashTakenPaise: bigint('cash_taken_paise', { mode: 'number' }),
    cashTakenBy: integer('cash_taken_by').references(() => staff.id),
    packedAt: moment('packed_at'),
    movedAt: moment('moved_at').notNull(),
  },
  (t) => [
    unfilled('shipments', t.id, t.customerId),
    index('shipments_order').on(t.orderId),
    index('shipments_state').on(t.state, t.promisedTo, t.id).concurrently(),
    index('shipments_differing')
      .on(t.id)
      .where(
        sql`case when ${t.state} = 'delivered' then ${t.cashTakenPaise} <> ${t.cashDuePaise} else ${t.cashTakenPaise} > 0 end`,
      )
      .concurrently(),
    index('shipments_queue').on(t.sellerId, t.state, t.promisedTo, t.id),
    check('shipments_cash', sql`${t.cashDuePaise} >= 0 and ${t.cashTakenPaise} >= 0`),
    check('shipments_charge', sql`${t.chargePaise} >= 0`),
  ],
)

/** Photographs that show that a parcel was delivered, by the names that phones give to them; they go with the account. */
export const shipmentProofs = pgTable(
  'shipment_proofs',
  {
    id: uuid('id').notNull(),
    shipmentId: textReference('shipment_id', () => shipments.id),
    sellerId: reference('seller_id', () => sellers.id),
    /** Null for the command line. */
    staffId: integer('staff_id').references(() => staff.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shipmentId, t.id] })],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: bigIdFrom(70001),
    orderId: textReference('order_id', () => orders.id),
    customerId: ofCustomer(),
    sku: text('sku').notNull(),
    listingId: integer('listing_id').notNull(),
    productId: integer('product_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    quantity: integer('quantity').notNull(),
    unitPaise: integer('unit_paise').notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    variantName: text('variant_name').notNull(),
    imageUrl: text('image_url').notNull(),
    slug: text('slug').notNull(),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
    itemStatus: text('item_status', {
      enum: ['payment_pending', 'placed', 'shipped', 'delivered', 'cancelled'],
    }).notNull(),
    deliveryDate: moment('delivery_date'),
    /** The days that were promised at the order; absent in older orders. */
    promisedFrom: date('promised_from'),
    promisedTo: date('promised_to'),
    shipmentId: textReference('shipment_id', () => shipments.id),
    /** Of the goods that were packed, as it stands on the bag. */
    lot: text('lot'),
  },
  (t) => [
    unfilled('order_items', t.id, t.customerId),
    index('order_items_order').on(t.orderId),
    index('order_items_status').on(t.itemStatus),
    index('order_items_shipment').on(t.shipmentId),
  ],
)

/** Stock that an item holds: released or consumed exactly once. */
export const reservations = pgTable('reservations', {
  orderItemId: bigReference('order_item_id', () => orderItems.id).primaryKey(),
  customerId: ofCustomer(),
  sku: text('sku').notNull(),
  quantity: integer('quantity').notNull(),
  state: text('state', { enum: ['held', 'released', 'consumed'] }).notNull(),
})

/** Every change of an item's status, with who and when; a part for each month. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idOfMonth(),
    orderItemId: bigReference('order_item_id', () => orderItems.id),
    customerId: ofCustomer(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actor: text('actor').notNull(),
    /** Why, in the operator's words: for what came back, was lost or was moved by mistake. */
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.id, t.at] }), index('order_events_item').on(t.orderItemId)],
)

/** A request to return a whole item, made once; kept apart from the item's own status. */
export const returns = pgTable(
  'returns',
  {
    id: bigId(),
    orderItemId: bigReference('order_item_id', () => orderItems.id).unique(),
    customerId: ofCustomer(),
    problem: text('problem', { enum: ['unwanted', 'damaged', 'wrong'] }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['requested', 'approved', 'rejected'] })
      .notNull()
      .default('requested'),
    /** The shop's note on its decision, which the farmer reads. */
    note: text('note'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [index('returns_state').on(t.state, t.id).concurrently()],
)

/** Pictures and videos of damaged or wrong goods; only their owner and the operator ever see them. */
export const returnMedia = pgTable(
  'return_media',
  {
    id: bigId(),
    returnId: bigReference('return_id', () => returns.id),
    customerId: ofCustomer(),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('return_media_return').on(t.returnId)],
)
