import { promise } from './promise.ts'

const book = 'src/app/pages/addresses/AddressBook.tsx'
const cart = 'src/features/cart/cart.ts'

export const section4 = {
  '4/one-more': promise('Adding a known sku: one more of it', [
    cart,
    'line.sku === item.sku ? {',
    'line.sku === item.title ? {',
  ]),
  '4/minus': promise('Minus one, never below 1', [cart, 'Math.max(1, line.quantity - 1)', 'line.quantity - 1']),
  '4/deal-days': promise('The deal shows from its first to its last day, both inclusive', [
    'src/features/catalogue/home/deal.ts',
    'today <= span.last',
    'today < span.last',
  ]),
  '4/status-colours': promise(
    'Colours: placed primary, shipped info, delivered success, cancelled danger, anything else neutral',
    ['src/features/orders/OrderStatus.tsx', 'look: tone.info', 'look: tone.done'],
    ['src/ui/base/tone.module.css', 'color: var(--danger)', 'color: var(--info)'],
  ),
  '4/review-once-delivered': promise('Review buttons on delivered items alone', [
    'src/features/orders/OrderCard.tsx',
    "{status === 'delivered' && (\n          <CardFooterLink",
    "{status !== 'placed' && (\n          <CardFooterLink",
  ]),
  '4/search-wait': promise(
    'A search is asked 500 ms after the last letter, once, and never for nothing',
    ['src/contract/constants.ts', 'SEARCH_DEBOUNCE_MS = 500', 'SEARCH_DEBOUNCE_MS = 400'],
    ['src/features/catalogue/search/useSearch.ts', "if (text === '') return", ''],
    ['src/features/catalogue/search/useSearch.ts', 'clearTimeout(timer)', ''],
  ),
  '4/loading': promise('The indicator goes when the call has ended', [
    'src/app/layout/status/loading.store.ts',
    '    add(-1)\n',
    '',
  ]),
  '4/deal-hidden': promise('A deal is hidden on other days', [
    'src/app/layout/header/DealBanner.tsx',
    'if (!end) return null',
    'if (!deal) return null',
  ]),
  '4/default-chosen': promise('The default address is preselected', [
    book,
    'is_default === 1) ??',
    'is_default === 2) ??',
  ]),
  '4/first-chosen': promise('Else the first address', [book, '?? addresses[0]', '?? addresses.at(-1)']),
  '4/buy-now-alone': promise('Buy Now orders that thing alone', [
    'src/app/pages/orders/usePurchase.ts',
    'isBuyNow ? buyNowItems : ',
    '',
  ]),
  '4/cleared': promise('An order clears cart and buy-now', [
    'src/offline/cart/cart-storage.ts',
    'return { cart: [], buyNow: [], restorable',
    'return { cart: [], buyNow: basket.buyNow, restorable',
  ]),
}
