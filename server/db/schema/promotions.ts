import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Banners and deals. */

export const banners = pgTable('banners', {
  sourceType: text('source_type', { enum: ['home', 'category', 'brands', 'seller'] }).primaryKey(),
  imageUrls: text('image_urls').array().notNull(),
})

export const deals = pgTable('deals', {
  id: id(),
  text: text('text').notNull(),
  startDate: text('start_date').notNull(),
  endDate: text('end_date').notNull(),
  createdAt: createdAt(),
})
