import { promise } from './promise.ts'

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
}
