import { promise } from './promise.ts'

/** From the cart to the order. */
export const section4Buying = {
  '8/guest-wish': promise(
    'A guest’s wish: “Please login to add product in wishlist”, and the log-in',
    [
      'src/contract/messages.ts',
      "  loginForWishlist: 'Please login to add product in wishlist'",
      "  loginForWishlist: 'Wrong'",
    ],
    ['src/app/actions/useWish.ts', "      void navigate('/login', toThisPage(product))\n", ''],
  ),
  '4/added': promise('“Product added to cart successfully”', [
    'src/contract/messages.ts',
    "  productAdded: 'Product added to cart successfully'",
    "  productAdded: 'Wrong'",
  ]),
  '4/plus': promise('Plus one by sku, and the sum follows', [
    'src/features/cart/cart.ts',
    'Math.min(remainingStock(line), line.quantity + 1)',
    'Math.min(remainingStock(line), line.quantity)',
  ]),
  '4/remove': promise('Remove by sku', [
    'src/features/cart/cart.ts',
    'items.filter((line) => line.sku !== sku)',
    '[...items]',
  ]),
  '4/drawer': promise('The drawer opens and closes', [
    'src/features/cart/cart.store.ts',
    'isCartVisible: visible ?? !state.isCartVisible',
    'isCartVisible: visible ?? state.isCartVisible',
  ]),
  '4/buy-now': promise(
    'Buy Now is one item of quantity 1 and leaves the cart alone',
    [
      'src/features/cart/cart-actions.ts',
      'buyNow: [cart.cartItemFrom(product, variant)] }',
      'cart: [], buyNow: [cart.cartItemFrom(product, variant)] }',
    ],
    [
      'src/features/cart/cart-actions.ts',
      'buyNow: [cart.cartItemFrom(product, variant)] }',
      'buyNow: cart.addItem(basket.buyNow, cart.cartItemFrom(product, variant)) }',
    ],
  ),
  '4/subtotal': promise('The subtotal is the sum of price times quantity, in rupees with two decimals', [
    'src/features/cart/cart.ts',
    'sum + paise(price) * quantity',
    'sum + paise(price)',
  ]),
  '4/terms': promise(
    'Checkout waits for the accepted terms and for something in the cart',
    ['src/features/cart/CartFoot.tsx', 'disabled={!accepted || items.length === 0}', 'disabled={items.length === 0}'],
    ['src/features/cart/CartFoot.tsx', 'disabled={!accepted || items.length === 0}', 'disabled={!accepted}'],
  ),
  '4/clear': promise('Clear empties the cart', [
    'src/features/cart/cart-actions.ts',
    'change(() => [])',
    'change((items) => [...items])',
  ]),
  '4/checkout-guest': promise('Checkout closes the panel and leads a guest to the log-in', [
    'src/app/layout/menus/Panels.tsx',
    ": navigate('/login', { state: { returnTo: path } satisfies ReturnTo }))",
    ": navigate('/'))",
  ]),
  '4/no-delivery': promise(
    '“Please add delivery address to continue”, and no way on without one',
    [
      'src/contract/messages.ts',
      "  addDeliveryToContinue: 'Please add delivery address to continue'",
      "  addDeliveryToContinue: 'Wrong'",
    ],
    ['src/app/pages/addresses/AddressBook.tsx', '{delivery.length > 0 && (', '{delivery.length >= 0 && ('],
  ),
  '4/delivery-first': promise(
    '“Please add a delivery address first”, and the box stays unticked',
    [
      'src/app/pages/addresses/AddressBook.tsx',
      '    if (!deliverTo) return toastError(text.messages.addDeliveryFirst)\n',
      '    if (!deliverTo) return setSame(true)\n',
    ],
    [
      'src/contract/messages.ts',
      "  addDeliveryFirst: 'Please add a delivery address first'",
      "  addDeliveryFirst: 'Wrong'",
    ],
  ),
  '4/radio': promise('A radio chooses another address', [
    'src/app/pages/addresses/AddressBook.tsx',
    '      chooseAddress(kind, address)\n',
    '',
  ]),
  '4/already-default': promise('“This address is already set as the default.”', [
    'src/contract/messages.ts',
    "  alreadyDefault: 'This address is already set as the default.'",
    "  alreadyDefault: 'Wrong'",
  ]),
  '4/same': promise(
    'My billing and delivery Address are the same creates a billing address of the same fields, and hides the section',
    ['src/app/pages/addresses/AddressBook.tsx', '    copying.current = copyDeliveryToBilling(deliverTo.id)\n', ''],
    [
      'src/app/pages/addresses/AddressBook.tsx',
      '{!isSame && <AddressSection folded addresses={billing}',
      '{<AddressSection folded addresses={billing}',
    ],
  ),
  '4/billing-needed': promise('“Please add billing address to continue”', [
    'src/contract/messages.ts',
    "  addBillingToContinue: 'Please add billing address to continue'",
    "  addBillingToContinue: 'Wrong'",
  ]),
  '2.9/payment-query': promise('/payment carries isBuyNow and both chosen addresses', [
    'src/features/addresses/paths.ts',
    "isBuyNow: isBuyNow ?? '0',",
    'isBuyNow,',
  ]),
  '4/cash-default': promise('Cash is the default', [
    'src/features/checkout/checkout.ts',
    "? [CASH_ON_DELIVERY, 'p'] :",
    "? ['p', CASH_ON_DELIVERY] :",
  ]),
  '2.12/button': promise('Place Order for cash, Pay Now for prepaid', [
    'src/features/checkout/PlaceOrder.tsx',
    'again ? pageText.payment.again : words.pay',
    'again ? pageText.payment.again : words.place',
  ]),
  '3/order-payload': promise(
    'An order’s payload: every field of a line as the specification names it',
    ['src/features/checkout/checkout.ts', '    variant_name: item.variant_name,\n', ''],
    ['src/features/checkout/checkout.ts', '    original_price: item.original_price,\n', ''],
  ),
  '4/order-done': promise(
    '“Order created successfully”: the drawer closes, the cart is empty, the history opens',
    ['src/contract/messages.ts', "  orderCreated: 'Order created successfully'", "  orderCreated: 'Wrong'"],
    ['src/app/pages/orders/usePlaceOrder.ts', "    void navigate('/order-history')\n", ''],
  ),
  '4/prepaid-alone': promise('One item that forbids cash leaves prepaid alone', [
    'src/contract/money.ts',
    'lines.every(({ cod_available })',
    'lines.some(({ cod_available })',
  ]),
  '2.9/buy-now-path': promise('Buy Now goes to /address/?isBuyNow=1', [
    'src/app/pages/catalogue/ProductPage.tsx',
    "const returnTo = '/address/?isBuyNow=1'",
    "const returnTo = '/address'",
  ]),
  '8/history': promise('An order history that does not load: the shop’s message as a toast', [
    'src/app/pages/orders/OrderHistoryPage.tsx',
    "if (state === 'failed' && failure !== undefined) void toastError(failure)",
    '',
  ]),
  '8/expired': promise(
    '“Your session has expired. Please log in again.”, logged out, and the log-in; the cart stays',
    [
      'src/contract/messages.ts',
      "  sessionExpired: 'Your session has expired. Please log in again.'",
      "  sessionExpired: 'Wrong'",
    ],
    [
      'src/app/startup/start-client.ts',
      "if (path !== '/login') void router.navigate(",
      "if (path === '/login') void router.navigate(",
    ],
  ),
  '4/checked-start': promise('The session is checked on load', [
    'src/features/account/session.ts',
    '  const check = () => void checkSession()\n  check()\n',
    '  const check = () => void checkSession()\n',
  ]),
  '4/checked-5': promise('And every 5 minutes', [
    'src/contract/constants.ts',
    'SESSION_CHECK_MS = 5 * 60 * 1000',
    'SESSION_CHECK_MS = 6 * 60 * 1000',
  ]),
  '6/private': promise(
    'Private pages lead a guest to the log-in',
    ['src/app/pages/addresses/AddressListPage.tsx', '  if (ready && !user) return <LoginFirst />\n', ''],
    ['src/app/pages/addresses/AddressFormPage.tsx', '  if (ready && !user) return <LoginFirst />\n', ''],
    ['src/app/pages/orders/PaymentPage.tsx', '  if (ready && !user) return <LoginFirst />\n', ''],
  ),
  'd62/landmarks': promise('Every route has one main, one h1, a title of its own, and nothing sticks out', [
    'src/app/head.ts',
    '`${head.title} | ${text.layout.shop}`',
    'text.layout.shop',
  ]),
  's13/no-breach': promise('No route breaks the policy of its page', [
    'server/http/middleware/security-headers.ts',
    "img-src 'self' data: blob:",
    'img-src data: blob:',
  ]),
  '8/server-error': promise('No message of the server: “Server error, Please try again later”', [
    'src/contract/messages.ts',
    "  serverError: 'Server error, Please try again later'",
    "  serverError: 'Wrong'",
  ]),
  '8/no-token': promise(
    'A token required but missing: “No token found”, and nothing leaves the phone',
    ['src/contract/messages.ts', "  noToken: 'No token found'", "  noToken: 'Wrong'"],
    ['src/offline/api/make-call.ts', '  if (isLoggedIn(call) && !token) return failure(messages.noToken)\n', ''],
  ),
  '7/helper': promise(
    'Calls go below one base, as JSON, with the token in its header, without cookies; the enquiry has none',
    ['src/offline/api/make-call.ts', '    credentials: settings.credentials,\n', "    credentials: 'include',\n"],
    [
      'src/offline/api/make-call.ts',
      'const token = isLoggedIn(call) ? (request.token',
      "const token = call.caller !== 'operator' ? (request.token",
    ],
  ),
  '7/own-words': promise('A refusal is told in the server’s words, with status false', [
    'src/offline/api/make-call.ts',
    'return { ...said.output, status: false, httpStatus }',
    'return { ...said.output, message: messages.serverError, status: false, httpStatus }',
  ]),
}
