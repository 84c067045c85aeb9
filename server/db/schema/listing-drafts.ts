import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ListingForm } from '../../../src/contract/product/listing-form.ts'
import { listings, products } from './catalogue.ts'
import { createdAt, moment, reference } from './columns.ts'
import { sellers } from './sellers.ts'

/** Listings and changes of listings that sellers send for approval, by the names that their phones give to them. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: uuid('id').primaryKey(),
    sellerId: reference('seller_id', () => sellers.id),
    /** The listing that it changes, or has become. */
    listingId: integer('listing_id').references(() => listings.id),
    /** The product beside whose offers it is put, or that it has become. */
    productId: integer('product_id').references(() => products.id),
    form: jsonb('form').$type<ListingForm>().notNull(),
    state: text('state', { enum: ['waiting', 'returned', 'approved'] })
      .notNull()
      .default('waiting'),
    /** Photographs that its form names and that have not come: it is decided once there are none. */
    picturesMissing: smallint('pictures_missing').notNull(),
    createdAt: createdAt(),
    /** Later each time that it is sent: whoever decides names the one that was seen. */
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Why it was returned, by fields. */
    reasons: jsonb('reasons').$type<Record<string, string>>(),
  },
  (t) => [
    index('listing_drafts_seller').on(t.sellerId, t.state, t.sentAt, t.id),
    index('listing_drafts_open')
      .on(t.sentAt, t.id)
      .where(sql`${t.state} <> 'approved'`),
    index('listing_drafts_approved')
      .on(t.sentAt, t.id)
      .where(sql`${t.state} = 'approved'`)
      .concurrently(),
    index('listing_drafts_listing').on(t.listingId),
    uniqueIndex('listing_drafts_waiting')
      .on(t.listingId)
      .where(sql`${t.state} = 'waiting'`),
  ],
)

/**
 * Photographs of drafts, by the names that phones give to them. They stay when a draft is approved, so that one sent
 * again is known; its file is the listing's then.
 */
export const draftPictures = pgTable(
  'draft_pictures',
  {
    id: uuid('id').notNull(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => listingDrafts.id),
    sellerId: reference('seller_id', () => sellers.id),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    /** SHA-256 of the file as it was sent, hex. */
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.id] })],
)
