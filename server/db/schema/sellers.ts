import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  jsonb,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../../src/contract/languages.ts'
import type { SellerChangeForm } from '../../../src/contract/seller-changes.ts'
import { createdAt, id, moment, reference } from './columns.ts'

/** Sellers, their applications and licences. */

export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    whatsAppNumber: text('whats_app_number').notNull(),
    shopName: text('shop_name'),
    avatar: text('avatar').notNull().default('shop.webp'),
    address: text('address'),
    pincode: text('pincode'),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Encrypted with the shop's data key, like its owner's name and its branch. */
    accountNo: text('account_no'),
    acName: text('ac_name'),
    ifscCode: text('ifsc_code'),
    accountType: text('account_type', { enum: ['saving', 'current'] }),
    gstNo: text('gst_no'),
    /** What the law asks a seller to tell customers; null until the seller does. */
    legalName: text('legal_name'),
    careName: text('care_name'),
    carePhone: text('care_phone'),
    careEmail: text('care_email'),
    /** First and last day of a closing, past or to come. */
    closedFrom: date('closed_from'),
    closedTo: date('closed_to'),
    /** What is ordered from this hour of the day on, in India, counts as ordered the next day; null for no such hour. */
    orderUntil: smallint('order_until'),
    vendorStatus: text('vendor_status', {
      enum: ['requested', 'invited', 'submitted', 'accepted', 'rejected', 'suspended'],
    })
      .notNull()
      .default('requested'),
    /** That of the application, in which its news come. */
    language: text('language').$type<Language>(),
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    /** Since when what they list goes on sale without approval; null where it does not. */
    trustedAt: moment('trusted_at'),
    /** Null before the first: after long silence the number may be somebody else's. */
    lastLoginAt: moment('last_login_at'),
  },
  (t) => [
    check(
      'sellers_closed',
      sql`(${t.closedFrom} is null) = (${t.closedTo} is null) and ${t.closedFrom} <= ${t.closedTo}`,
    ),
    check('sellers_order_until', sql`${t.orderUntil} between 1 and 23`),
    index('sellers_phone').on(t.phoneNumber),
    // Anybody may apply with a dealer's phone or email, so these are unique only among those who sell, or may again.
    uniqueIndex('sellers_open_phone')
      .on(t.phoneNumber)
      .where(sql`${t.vendorStatus} in ('accepted', 'suspended')`),
    uniqueIndex('sellers_open_email')
      .on(t.email)
      .where(sql`${t.vendorStatus} in ('accepted', 'suspended')`),
    uniqueIndex('sellers_same_application')
      .on(t.phoneNumber, t.email)
      .where(sql`${t.vendorStatus} <> 'rejected'`),
  ],
)

export const sellerTokens = pgTable('seller_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sellerId: reference('seller_id', () => sellers.id),
  expiresAt: moment('expires_at').notNull(),
})

export const licences = pgTable('licences', {
  id: id(),
  sellerId: reference('seller_id', () => sellers.id),
  /** What it allows to sell; equals `products.licenceKind`. */
  kind: text('kind').notNull(),
  number: text('number').notNull(),
  state: text('state').notNull(),
  /** The place that it was issued for, as it stands on the paper. */
  premises: text('premises'),
  pincode: text('pincode'),
  /** First day; null where the paper was written down without it. */
  validFrom: date('valid_from'),
  expiresOn: date('expires_on').notNull(),
  /** When the operator wrote down having seen it. */
  verifiedAt: moment('verified_at'),
})

/** Licences that sellers hand in, by the names that their phones give to them; in force is what stands in `licences`. */
export const licenceRequests = pgTable(
  'licence_requests',
  {
    id: uuid('id').primaryKey(),
    sellerId: reference('seller_id', () => sellers.id),
    kind: text('kind').notNull(),
    number: text('number').notNull(),
    /** Of India. */
    state: text('state').notNull(),
    premises: text('premises'),
    pincode: text('pincode'),
    validFrom: date('valid_from'),
    expiresOn: date('expires_on').notNull(),
    /** The photograph's name in the file store, once it has come; the operator alone sees it. */
    file: text('file').unique(),
    decision: text('decision', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    /** Why it was sent back. */
    reason: text('reason'),
    /** One that was sent back, which it is handed in anew for. */
    replaces: uuid('replaces'),
  },
  (t) => [
    index('licence_requests_seller').on(t.sellerId, t.createdAt),
    index('licence_requests_waiting')
      .on(t.sellerId)
      .where(sql`${t.decision} = 'waiting'`),
  ],
)

/** What accepted sellers ask to change of their registered data; in force is what stands in `sellers`. */
export const sellerChanges = pgTable(
  'seller_changes',
  {
    id: id(),
    sellerId: reference('seller_id', () => sellers.id),
    /** What changes, but for the bank. */
    wanted: jsonb('wanted').$type<Omit<SellerChangeForm, 'account_no' | 'ac_name' | 'ifsc_code'>>().notNull(),
    /** Encrypted as in `sellers`; null where it stays, and once it was decided. */
    accountNo: text('account_no'),
    acName: text('ac_name'),
    ifscCode: text('ifsc_code'),
    /** One that waits is replaced when another is asked for before anybody has decided. */
    state: text('state', { enum: ['waiting', 'approved', 'refused', 'replaced'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    /** Why it was sent back. */
    reason: text('reason'),
  },
  (t) => [
    index('seller_changes_seller').on(t.sellerId, t.id),
    uniqueIndex('seller_changes_waiting')
      .on(t.sellerId)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
