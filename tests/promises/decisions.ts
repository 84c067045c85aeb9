import { promise } from './promise.ts'

export const decisions = {
  'd14/keyed': promise('Every queued change and every order is sent with a key', [
    'src/contract/calls/wishlist.ts',
    "    keyed: true,\n    summary: 'Put a product on the wishlist'",
    "    summary: 'Put a product on the wishlist'",
  ]),
  'd71/deal-home': promise('The deal stands on the home page alone', [
    'src/app/layout/Layout.tsx',
    "{path === '/' && <DealBanner",
    "{path !== '' && <DealBanner",
  ]),
}
