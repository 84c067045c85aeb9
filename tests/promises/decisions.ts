import { promise } from './promise.ts'

const list = 'server/shop/catalogue/product-list.ts'

export const decisions = {
  'd14/keyed': promise('Every queued change and every order is sent with a key', [
    'src/contract/calls/wishlist.ts',
    'body: f.WishlistCreate,\n    keyed: true,',
    'body: f.WishlistCreate,',
  ]),
  'd71/deal-home': promise('The deal stands on the home page alone', [
    'src/app/layout/Layout.tsx',
    "{path === '/' && <DealBanner",
    "{path !== '' && <DealBanner",
  ]),
  'd15/newest': promise('`newest`: the youngest first', [
    list,
    '    descending: true,\n    value: sql<string>`(extract',
    '    descending: false,\n    value: sql<string>`(extract',
  ]),
  'd15/cheapest': promise('`price_asc`: the cheapest first', [
    list,
    "price_asc: number(sql`${facets.pricePaise}`, 'int8', false)",
    "price_asc: number(sql`${facets.pricePaise}`, 'int8', true)",
  ]),
  'd15/dearest': promise('`price_desc`: the dearest first', [
    list,
    "price_desc: number(sql`${facets.pricePaise}`, 'int8', true)",
    "price_desc: number(sql`${facets.pricePaise}`, 'int8', false)",
  ]),
  'd15/best': promise('`rating`: the best first', [
    list,
    "rating: number(sql`${facets.rating}`, 'float4', true)",
    "rating: number(sql`${facets.rating}`, 'float4', false)",
  ]),
  'd15/relevance': promise('`relevance` without a text: the youngest first', [
    list,
    'relevance: found === null ? newest',
    "relevance: found === null ? number(sql`${facets.rating}`, 'float4', true)",
  ]),
  'd23/no-authorised': promise(
    'The worker keeps no answer to a request with a log-in',
    ['sw/catalogue.ts', "  !request.headers.has('Authorization') &&\n", ''],
    ['sw/pictures.ts', "  !request.headers.has('Authorization') &&\n", ''],
  ),
  'd31/restorable': promise('What an order swept away can be had back', [
    'src/offline/cart/cart-storage.ts',
    'restorable: left.length === 0 ? stored.restorable : left',
    'restorable: null',
  ]),
  'd25/price-down': promise('A price that went down is charged, and the answer says so', [
    'server/shop/orders/place-order.ts',
    '(lowered.length === 0 ? {} : { lowered })',
    '{}',
  ]),
  'd26/amount': promise('The amount of a payment is the order’s own, in whole rupees', [
    'server/shop/payments/request-payment.ts',
    'paise(amount) !== chargedPaise(order)',
    'paise(amount) === 0',
  ]),
  'd45/licence': promise('What needs a licence is sold only with a valid one', [
    'server/shop/orders/order-lines.ts',
    'isOnSale && !withoutLicence.has(sku)',
    'isOnSale',
  ]),
}
