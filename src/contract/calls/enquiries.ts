import * as v from 'valibot'
import { OwnEnquiry, QuoteAcceptance } from '../enquiries.ts'
import { customer, dataOf, doneWith, InLanguage, type Call } from './call.ts'

/** The customer's own enquiries and the quotes for them. */
export const enquiryCalls = {
  enquiries: customer.get(
    'enquiries',
    'List the enquiries that were sent with the proven phone number of the account, with their quotes',
    dataOf(
      v.object({
        /** Without a number that was proven by a code nothing is shown. */
        phone_proven: v.boolean(),
        enquiries: v.array(OwnEnquiry),
      }),
    ),
  ),
  quoteAccept: customer.post(
    'quotes/:id/accept',
    'Order what a quote offers, at its prices',
    v.object({
      // The order's id.
      ...doneWith(v.string()).entries,
      /** Whole rupees to pay now, for prepaid alone. */
      amount: v.optional(v.number()),
    }),
    { query: InLanguage, body: QuoteAcceptance, success: 201, keyed: true },
  ),
} as const satisfies Record<string, Call>
