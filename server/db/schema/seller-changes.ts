import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SellerChangeForm } from '../../../src/contract/seller-changes.ts'
import { createdAt, id, moment, reference } from './columns.ts'
import { sellers } from './sellers.ts'

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
