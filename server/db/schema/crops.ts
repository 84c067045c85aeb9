import { boolean, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { LocalNames } from '../../../src/contract/product/local.ts'
import { id, reference } from './columns.ts'

/** The crops that products name by their slugs, which never change. A migration brings those of a new shop. */
export const crops = pgTable('crops', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** In English. */
  name: text('name').notNull(),
  /** What it is called in other languages; texts of ours stand in where there is none. */
  names: jsonb('names').$type<LocalNames>(),
  /** By what else it is searched, beside what the lexicon knows. */
  words: text('words').array().notNull().default([]),
  /** Its place among those that stand first; null for all others, which stand by the number of their products. */
  position: smallint('position'),
  /** Filters, suggestions and forms leave it out; its products are sold as before. */
  paused: boolean('paused').notNull().default(false),
})

/** Slugs of crops that were merged into another one. */
export const formerCrops = pgTable(
  'former_crops',
  {
    slug: text('slug').primaryKey(),
    cropId: reference('crop_id', () => crops.id),
  },
  (t) => [index('former_crops_crop').on(t.cropId)],
)
