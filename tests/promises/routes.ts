import { by, row } from './promise.ts'
import type { Part } from './promise.ts'

const looksWell = by('journeys/routes')
const shown = (path: string) => looksWell('%s shows its title, one main, one heading, and nothing sticks out', path)
const catalogue = looksWell('product, seller and brand pages of the catalogue do too')

/** `[path, page, what it is, path looked at by the test]` */
const PAGES: [string, string, string, string?][] = [
  ['/category/{slug}', 'CategoryPage', 'Category page', '/category/seeds'],
  ['/seller-form', 'SellerFormPage', 'Full seller form, opened with a token'],
  ['/seller-request', 'SellerRequestPage', 'Short seller application'],
  ['/bulk-order-request', 'BulkOrderPage', 'Contact for Bulk Orders'],
  ['/about', 'AboutPage', 'About page'],
  ['/terms-of-service', 'PolicyPage', 'Terms'],
  ['/terms-and-conditions', 'PolicyPage', 'The same terms, canonical to the first'],
  ['/return-and-refund', 'PolicyPage', 'Return and refund policy'],
  ['/privacy-policy', 'PolicyPage', 'Privacy policy'],
  ['/cancellation-policy', 'PolicyPage', 'Cancellation policy'],
  ['/shipping-and-delivery', 'PolicyPage', 'Shipping and delivery policy'],
  ['/disclaimer-policy', 'PolicyPage', 'Disclaimer policy'],
  ['/order-history', 'OrderHistoryPage', 'Order history'],
  ['/wishlist', 'WishlistPage', 'Wishlist'],
  ['/login', 'LoginPage', 'Log-in'],
  ['/signup', 'SignUpPage', 'Sign-up'],
  ['/my-reviews', 'MyReviewsPage', 'Delivered products to review'],
  ['/product-review', 'ProductReviewPage', 'Review of one product'],
  ['/hero-component', 'HeroPage', 'The hero carousel alone'],
  ['/thankyou', 'ThankYouPage', 'After a customer’s sign-up, outside the layout'],
  ['/seller-thankyou-card', 'SellerThankYouPage', 'After a seller’s request, outside the layout'],
]
const PRIVATE: [string, string, string][] = [
  ['/address', 'AddressListPage', 'Addresses of both kinds'],
  ['/address/add-new', 'AddressFormPage', 'New delivery address'],
  ['/address/edit', 'AddressFormPage', 'Change of a delivery address'],
  ['/billing-address', 'AddressListPage', 'The same screen'],
  ['/billing-address/add-new', 'AddressFormPage', 'New billing address'],
  ['/billing-address/edit', 'AddressFormPage', 'Change of a billing address'],
  ['/payment', 'PaymentPage', 'Payment'],
]
const page = (name: string) => `src/app/pages/${name}.tsx`

export const routes: Part = {
  title: '2.1 Routes',
  rows: [
    row('`/` Home', page('HomePage'), shown('/')),
    row('`/brand/{slug}` Brand page', page('BrandPage'), catalogue),
    row('`/seller/{slug}` Seller page, found by the number in the route', page('SellerPage'), catalogue),
    row('`/product-details/{slug}` Product page', page('ProductPage'), catalogue),
    ...PAGES.map(([path, name, what, looked]) => row(`\`${path}\` ${what}`, page(name), shown(looked ?? path))),
    ...PRIVATE.map(([path, name, what]) =>
      row(`\`${path}\` ${what}`, page(name), looksWell('%s is shown to whoever is logged in', path)),
    ),
    row(
      '`/PD` has no content: it leads to the home page',
      'src/app/routes.tsx',
      looksWell('/PD leads to the home page'),
    ),
    row('An unknown route says Not found', page('NotFoundPage'), shown('/nothing/here')),
  ],
}
