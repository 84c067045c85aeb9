import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Declarations } from '../../../src/contract/product/declarations.ts'
import { listings } from './catalogue.ts'
import { createdAt, id, moment, reference } from './columns.ts'
import { sellers } from './sellers.ts'

/** What sellers declare of their products. The product's page shows what the operator has approved. */
export const declarations = pgTable(
  'declarations',
  {
    id: id(),
    listingId: reference('listing_id', () => listings.id),
    sellerId: reference('seller_id', () => sellers.id),
    said: jsonb('said').$type<Declarations>().notNull(),
    /** Those that wait are replaced when others are sent before anybody has decided. */
    state: text('state', { enum: ['waiting', 'approved', 'refused', 'replaced'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    /** Why they were refused. */
    reason: text('reason'),
  },
  (t) => [
    index('declarations_listing').on(t.listingId, t.id),
    uniqueIndex('declarations_waiting')
      .on(t.listingId)
      .where(sql`${t.state} = 'waiting'`),
  ],
)
