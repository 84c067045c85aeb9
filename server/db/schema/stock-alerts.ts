import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { variants } from './catalogue.ts'
import { createdAt, reference, textReference } from './columns.ts'

/** Who wants to be told when a sold-out pack is back. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    customerId: reference('customer_id', () => customers.id),
    sku: textReference('sku', () => variants.sku),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.sku] }), index('stock_alerts_sku').on(t.sku)],
)
