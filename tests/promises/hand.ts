import { promise } from './promise.ts'

const login = 'src/app/pages/account/LoginPage.tsx'
const returnTo = 'src/features/account/return-to.ts'
const afterLogin = 'src/features/account/after-login.ts'
const book = 'src/app/pages/addresses/AddressBook.tsx'
const cart = 'src/features/cart/cart.ts'
const stock = 'src/features/cart/stock.ts'
const toaster = 'src/ui/base/Toaster.tsx'
const noAnswer = 'src/offline/api/log-no-answer.ts'
const history = 'server/shop/orders/order-history.ts'

/** What a farmer with a small phone in one hand must not stumble over when buying. */
export const hand = {
  'hand/leads-on': promise('A guest who buys logs in and is at the checkout', [
    login,
    'void navigate(kept.returnTo, { replace: true, state: justLoggedIn })',
    "void navigate('/', { replace: true })",
  ]),
  'hand/wish': promise(
    'A guest’s wish is done after the log-in, on the page where it was made',
    [login, '    if (kept.wish !== undefined) void addToWishlist(kept.wish)\n', ''],
    [returnTo, 'returnTo: withoutLanguage(location.pathname) + location.search', "returnTo: '/'"],
  ),
  'hand/asked-page': promise('A log-in leads back to the page that asked for it', [
    'src/features/account/LoginNeeded.tsx',
    'returnTo: pathname + search',
    "returnTo: '/'",
  ]),
  'hand/no-other-site': promise(
    'Never to another site, nor round in a circle',
    [afterLogin, 'return origin === BASE && !ENTRANCES', 'return !ENTRANCES'],
    [afterLogin, "origin === BASE && !ENTRANCES.has(pathname.replace(/\\/+$/, ''))", 'origin === BASE'],
  ),
  'hand/chosen': promise('The address just written is the chosen one', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '    chooseAddress(kind, { id: answer.id, pincode: form.pincode })\n',
    '',
  ]),
  'hand/edited': promise('And so is the one just edited', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '    chooseAddress(kind, {',
    '    if (editId === null) chooseAddress(kind, {',
  ]),
  'hand/empty-cart': promise('Nothing is paid for with an empty cart', [book, 'disabled={isIdle}', 'disabled={false}']),
  'hand/left': promise('The cart holds no more than is left', [
    cart,
    'Math.min(mostOf(), Math.max(1, stock_quantity))',
    'Math.min(mostOf(), Math.max(99, stock_quantity))',
  ]),
  'hand/plus': promise('And says so at the plus', [
    'src/features/cart/CartLine.tsx',
    '  if (item.quantity < remainingStock(item)) return undefined\n',
    '  if (item.quantity <= remainingStock(item)) return undefined\n',
  ]),
  'hand/lowered': promise('The shop’s word at the payment lowers a line to what is left', [
    stock,
    'clampToStock(withStock(basket.cart, left))',
    'withStock(basket.cart, left)',
  ]),
  'hand/most': promise('It holds no more than the shop sells in one order, and says so, without network too', [
    cart,
    "> mostOf() ? 'most' : 'left'",
    "> mostOf() ? 'left' : 'left'",
  ]),
  'hand/most-refused': promise('A refusal because the shop now sells fewer leads to a cart that can be had', [
    stock,
    '  applyShopSettings({ maxPieces: Math.min(...lines.map(({ available = Infinity }) => available)) })\n',
    '',
  ]),
  'hand/toast-free': promise('A toast covers no control of an open dialog', [
    toaster,
    'newestAt < (dialog?.since ?? 0)',
    'newestAt < 0',
  ]),
  'hand/one-kind': promise('Good and bad news never stand side by side', [
    toaster,
    "return toasts.filter(({ type }) => type === 'error')",
    'return [...toasts]',
  ]),
  'hand/newest': promise('Of what went well only the newest is told', [toaster, ': [newest]', ': [...toasts]']),
  'hand/words': promise('Without an answer the shop says “You are offline” or “The shop does not answer”', [
    noAnswer,
    '? networkMessages.offline : networkMessages.noAnswer',
    '? networkMessages.noAnswer : networkMessages.offline',
  ]),
  'hand/no-server-error': promise('And nobody is told of a server error', [
    noAnswer,
    "'onLine' in navigator && !navigator.onLine ? networkMessages.offline : networkMessages.noAnswer",
    "'Server error, Please try again later'",
  ]),
  'hand/strip': promise('The strip says so where only the shop is silent, and blames nobody without a link', [
    'src/app/layout/status/OfflineStrip.tsx',
    '{linked && `${inWords(networkMessages.noAnswer)}. `}',
    '{`${inWords(networkMessages.noAnswer)}. `}',
  ]),
  'hand/refund-told': promise('A cancelled item that was paid says where its money is, until it is back', [
    'src/features/orders/ReturnState.tsx',
    'words[state](formatRupees(amount)',
    'words.due(formatRupees(amount)',
  ]),
  'hand/refund-history': promise('The history knows it, from due over sent to done', [
    history,
    "sending: 'sent'",
    "sending: 'due'",
  ]),
  'hand/cancel-reason': promise('An item that the shop has cancelled says why, in the operator’s words', [
    history,
    'cancel_reason: cancelReason(row, events)',
    'cancel_reason: null',
  ]),
  'hand/packs': promise('Only packs on sale are compared', [
    'src/features/catalogue/product/unit-price.ts',
    'inStock.length > 0 ? inStock : variants',
    'variants',
  ]),
}
