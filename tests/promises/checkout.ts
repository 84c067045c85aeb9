import { promise } from './promise.ts'

const login = 'src/app/pages/account/LoginPage.tsx'
const codeStep = 'src/features/account/CodeStep.tsx'
const cart = 'src/features/cart/cart.ts'

/** From a guest's first press on Buy Now to the placed order, with as little as possible in between. */
export const checkout = {
  'checkout/opens': promise('A code opens the account of a number that has none', [
    'server/shop/accounts/login/otp.ts',
    "role === 'customer' && purpose === 'login'",
    'false && role === purpose',
  ]),
  'checkout/names': promise('Its first address gives it a name', [
    'server/shop/accounts/addresses.ts',
    '    await nameAccount(inner, book.customerId, form.name)\n',
    '',
  ]),
  'checkout/taps-new': promise('A new customer orders with at most 8 taps and 5 typed fields', [
    'src/app/pages/addresses/AddressListPage.tsx',
    'isAnswered && delivery.length === 0',
    'isAnswered && delivery.length < 0',
  ]),
  'checkout/taps-returning': promise('A returning one with 3 and none', [
    'src/app/pages/addresses/AddressBook.tsx',
    'addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]',
    'undefined',
  ]),
  'checkout/code-first': promise('Number and code are the first way in, and the marigold one', [
    'src/features/account/LoginForm.tsx',
    "kind={number ? 'leaf' : 'main'}",
    "kind={number ? 'main' : 'leaf'}",
  ]),
  'checkout/sixth': promise('The sixth digit sends the code, however it is written', [
    'src/features/account/CodeField.tsx',
    'if (submits === true && digits.length === DIGITS)',
    'if (submits === true && digits.length > DIGITS)',
  ]),
  'checkout/code-refused': promise('A wrong code is told at its field', [
    codeStep,
    "refused?.code === 'WRONG_CREDENTIALS'",
    "refused?.code === 'OTHER'",
  ]),
  'checkout/code-focus': promise('The field of the code is ready to be typed into', [
    codeStep,
    "  useEffect(() => form.setFocus('code'), [form])\n",
    '',
  ]),
  'checkout/prefilled': promise('The number just proven stands in the new address', [
    'src/features/addresses/AddressForm.tsx',
    "form.setValue('phone_number', ownNumber)",
    "form.setValue('phone_number', '')",
  ]),
  'checkout/selected': promise('The address just written is the one that is chosen', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '    void navigate(back, { replace: true })\n    return undefined',
    '    return undefined',
  ]),
  'checkout/named': promise('And names the account on the phone too', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '    nameAccount(form.name)\n',
    '',
  ]),
  'checkout/lost-code': promise('Who gets no answer but a code can enter it', [
    login,
    'const isLost = isFailure(answer) && answer.httpStatus === undefined',
    'const isLost = isFailure(answer) && answer.httpStatus === 0',
  ]),
  'checkout/number-serves': promise('The number above serves the password too', [
    'src/features/account/LoginForm.tsx',
    "phone_number: number.form.getValues('phone_number')",
    "phone_number: ''",
  ]),
  'checkout/foot': promise('The way on is always in sight', [
    'src/app/pages/orders/CheckoutFoot.module.css',
    'position: sticky',
    'position: static',
  ]),
  'checkout/no-bar': promise('A step of a purchase has no bar at its foot', [
    'src/app/layout/Layout.tsx',
    '{!handle?.checkout && <BottomBar />}',
    '<BottomBar />',
  ]),
  'checkout/one-line': promise('And a footer of one line', [
    'src/app/layout/footer/Footer.tsx',
    'short ? <ShortFooter /> : <WholeFooter />',
    '<WholeFooter />',
  ]),
  'checkout/folded': promise('A billing address that exists is one line', [
    'src/features/addresses/AddressSection.tsx',
    '{folded && chosen ? ',
    '{!folded && chosen ? ',
  ]),
  'checkout/rest': promise('Cash goods are ordered first, and the rest stays in the cart', [
    'src/offline/orders/order-attempts.ts',
    'isPart === true ? withoutBought(bought) : ',
    '',
  ]),
  'checkout/typed': promise('A quantity can be typed', [
    'src/features/cart/CartLine.tsx',
    '      if (read !== quantity) void setQuantity(sku, read)\n',
    '',
  ]),
  'checkout/wrong': promise('What is no quantity is told at its field, and stays there', [
    cart,
    "  if (typeof quantity === 'string' || quantity < 1) return 'whole'\n",
    '',
  ]),
  'checkout/said': promise('What cannot be had is said in the cart', [
    'src/features/cart/CartLine.tsx',
    'problem === undefined ? stockOf(item) : problemSaid(problem)',
    'undefined',
  ]),
  'checkout/collect': promise('What is collected at the dealer is said in the cart, and not counted', [
    'src/features/cart/stock.ts',
    "collect_only ? 'collect_only' : undefined",
    'undefined',
  ]),
  'checkout/collect-rest': promise('It holds up no other line, and stays in the cart', [
    'src/app/pages/orders/usePurchase.ts',
    'isPart: isForCash || (!isBuyNow && orderable.length < wanted.length)',
    'isPart: isForCash',
  ]),
  'checkout/old-stock': promise('An old answer leaves nothing out of an order', [
    'src/features/cart/line-problem.ts',
    '!news[item.sku]?.isFresh || problemOf',
    'problemOf',
  ]),
  'checkout/collect-now': promise('A Buy Now of it ends before the order', [
    'src/app/pages/orders/usePurchase.ts',
    'askProblems(isBuyNow ? now : inCart)',
    'askProblems(inCart.slice(1))',
  ]),
  'checkout/collect-again': promise('Buy again does not put it into the cart', [
    'src/app/actions/add-pack-to-cart.ts',
    'if (product.collect_only) {',
    'if (product.collect_only && !product.id) {',
  ]),
  'checkout/price': promise('And what has another price', [
    'src/features/cart/stock.ts',
    'const was = now.offer !== undefined && now.offer.price !== price ? price : earlier.was',
    'const was = earlier.was',
  ]),
}
