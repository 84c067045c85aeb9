import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { listings } from './catalogue.ts'
import { id, reference } from './columns.ts'

/**
 * Photographs of what a seller offers, in their order. They belong to the listing and not to the product: a label, a
 * batch and a bag are those of one seller, and no other may change them.
 */
export const listingPictures = pgTable(
  'listing_pictures',
  {
    id: id(),
    listingId: reference('listing_id', () => listings.id),
    position: smallint('position').notNull(),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    /** SHA-256 of the file as it was sent, hex: the same one is not sent a second time. */
    digest: text('digest').notNull(),
  },
  (t) => [index('listing_pictures_listing').on(t.listingId, t.position)],
)
