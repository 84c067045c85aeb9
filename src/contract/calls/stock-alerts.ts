import * as v from 'valibot'
import { required } from '../text-fields.ts'
import { fieldMessages } from '../field-messages.ts'
import { customer, done, listOf, type Call } from './call.ts'

const StockAlertCreate = v.object({ sku: required(fieldMessages.skuRequired) })

/** Sold-out packs that the caller wants to be told of when they are back. */
export const stockAlertCalls = {
  stockAlerts: customer.get(
    'stock-alerts',
    'List the packs that the caller waits for',
    listOf(v.object({ sku: v.string() })),
  ),
  stockAlertCreate: customer.post('stock-alerts/create', 'Wait for a pack that is sold out', done, {
    body: StockAlertCreate,
    keyed: true,
  }),
  stockAlertDelete: customer.delete('stock-alerts/:sku', 'Wait for a pack no more', done, { keyed: true }),
} as const satisfies Record<string, Call>
