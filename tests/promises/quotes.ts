import { promise } from './promise.ts'

const accepting = 'server/shop/enquiries/accept-quote.ts'
const desk = 'server/shop/enquiries/desk-enquiries.ts'
const asked = 'server/shop/enquiries/wanted-lines.ts'

/** From a bulk enquiry to an order. */
export const quotes = {
  'quotes/price': promise('An accepted quote is an order at its price, whatever the pack costs today', [
    'server/shop/orders/order-lines.ts',
    'unitPaise: agreed?.get(offer.sku) ?? offer.unitPaise',
    'unitPaise: offer.unitPaise',
  ]),
  'quotes/once': promise('Accepted twice it is the same order', [
    accepting,
    "    if (quote.state === 'accepted' && quote.orderId !== null) return quote.orderId\n",
    '',
  ]),
  'quotes/either': promise('Of an accept and a withdrawal at once one happens', [
    accepting,
    "await db.select().from(enquiries).where(isOwn).for('update')",
    'await db.select().from(enquiries).where(isOwn)',
  ]),
  'quotes/closed': promise('When one quote is accepted, the others are closed', [
    accepting,
    "eq(quotes.state, 'open'), ne(quotes.id, quoteId)",
    "eq(quotes.state, 'open'), eq(quotes.id, quoteId)",
  ]),
  'quotes/expired': promise('A quote that is past its day, withdrawn or replaced orders nothing', [
    accepting,
    '    refuseEnded(inner, quote)\n',
    '',
  ]),
  'quotes/pin': promise('The goods of a quote go to the PIN that it was asked for', [
    accepting,
    'addresses.delivery.pincode !== enquiry.pincode',
    'addresses.delivery.pincode === null',
  ]),
  'quotes/delivery': promise('The agreed delivery is paid once, however the parcel is split', [
    'server/shop/shipments/split.ts',
    '{ ...shipment, id, chargePaise: 0, ',
    '{ ...shipment, id, ',
  ]),
  'quotes/private': promise('Before a quote is accepted, no shop learns more of the customer than the first name', [
    desk,
    'contact: isKnown ? wire(row) : null',
    'contact: wire(row)',
  ]),
  'quotes/words': promise('Numbers and addresses that were typed among other words are left out', [
    asked,
    "words.replaceAll(CONTACTS, '…')",
    'words',
  ]),
  'quotes/concerned': promise('Only shops that sell what is asked for see an enquiry; own words, every shop', [
    desk,
    'and(eq(enquiries.id, id), seenBy(me))',
    'eq(enquiries.id, id)',
  ]),
  'quotes/proven': promise('Only the account that has proven the number sees its quotes', [
    'server/shop/enquiries/own-enquiries.ts',
    'row === undefined ? null : provenPhoneOf(row)',
    'row === undefined ? null : provenPhoneOf({ ...row, phoneProvenAt: row.phoneProvenAt ?? row.createdAt })',
  ]),
  'quotes/cash': promise('What a shop takes in cash is compared with goods and agreed delivery', [
    'server/shop/orders/order-delivery.ts',
    '[...lines, { ...first, paise: chargePaise }]',
    'lines',
  ]),
}
