import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocalLanguage } from '../../../src/contract/product/local.ts'
import { listings } from './catalogue.ts'
import { reference } from './columns.ts'

/** Title and short description of a listing in other languages than English. */
export const listingTexts = pgTable(
  'listing_texts',
  {
    listingId: reference('listing_id', () => listings.id),
    language: text('language').$type<LocalLanguage>().notNull(),
    title: text('title').notNull(),
    /** Empty where only the title was translated. */
    shortDescription: text('short_description').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.language] })],
)
