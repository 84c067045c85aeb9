import { by, row } from './promise.ts'
import type { Part } from './promise.ts'

const looksWell = by('journeys/routes')
const shown = (path: string) => looksWell('%s shows its title, one main, one heading, and nothing sticks out', path)
const catalogue = looksWell('product, seller and brand pages of the catalogue do too')

/** `[path, page, what it is, path looked at by the test]` */
const PAGES: [string, string, string, string?][] = [
  ['/category/{slug}', 'catalogue/CategoryPage', 'Category page', '/category/seeds'],
  ['/seller-form', 'sellers/SellerFormPage', 'Full seller form, opened with a token'],
  ['/seller-request', 'sellers/SellerRequestPage', 'Short seller application'],
  ['/bulk-order-request', 'sellers/BulkOrderPage', 'Contact for Bulk Orders'],
  ['/about', 'info/AboutPage', 'About page'],
  ['/terms-of-service', 'info/PolicyPage', 'Terms'],
  ['/terms-and-conditions', 'info/PolicyPage', 'The same terms, canonical to the first'],
  ['/return-and-refund', 'info/PolicyPage', 'Return and refund policy'],
  ['/privacy-policy', 'info/PolicyPage', 'Privacy policy'],
  ['/cancellation-policy', 'info/PolicyPage', 'Cancellation policy'],
  ['/shipping-and-delivery', 'info/PolicyPage', 'Shipping and delivery policy'],
  ['/disclaimer-policy', 'info/PolicyPage', 'Disclaimer policy'],
  ['/order-history', 'orders/OrderHistoryPage', 'Order history'],
  ['/wishlist', 'WishlistPage', 'Wishlist'],
  ['/login', 'account/LoginPage', 'Log-in'],
  ['/signup', 'account/SignUpPage', 'Sign-up'],
  ['/my-reviews', 'reviews/MyReviewsPage', 'Delivered products to review'],
  ['/product-review', 'reviews/ProductReviewPage', 'Review of one product'],
  ['/hero-component', 'catalogue/HeroPage', 'The hero carousel alone'],
  ['/thankyou', 'account/ThankYouPage', 'After a customer’s sign-up, outside the layout'],
  ['/seller-thankyou-card', 'sellers/SellerThankYouPage', 'After a seller’s request, outside the layout'],
]
const PRIVATE: [string, string, string][] = [
  ['/address', 'addresses/AddressListPage', 'Addresses of both kinds'],
  ['/address/add-new', 'addresses/AddressFormPage', 'New delivery address'],
  ['/address/edit', 'addresses/AddressFormPage', 'Change of a delivery address'],
  ['/billing-address', 'addresses/AddressListPage', 'The same screen'],
  ['/billing-address/add-new', 'addresses/AddressFormPage', 'New billing address'],
  ['/billing-address/edit', 'addresses/AddressFormPage', 'Change of a billing address'],
  ['/payment', 'orders/PaymentPage', 'Payment'],
]
const page = (name: string) => `src/app/pages/${name}.tsx`

export const routes: Part = {
  title: '2.1 Routes',
  rows: [
    row('`/` Home', page('catalogue/HomePage'), shown('/')),
    row('`/brand/{slug}` Brand page', page('catalogue/BrandPage'), catalogue),
    row('`/seller/{slug}` Seller page, found by the number in the route', page('catalogue/SellerPage'), catalogue),
    row('`/product-details/{slug}` Product page', page('catalogue/ProductPage'), catalogue),
    ...PAGES.map(([path, name, what, looked]) => row(`\`${path}\` ${what}`, page(name), shown(looked ?? path))),
    ...PRIVATE.map(([path, name, what]) =>
      row(`\`${path}\` ${what}`, page(name), looksWell('%s is shown to whoever is logged in', path)),
    ),
    row(
      '`/PD` has no content: it leads to the home page',
      'src/app/routes.tsx',
      looksWell('/PD leads to the home page'),
    ),
    row('An unknown route says Not found', page('info/NotFoundPage'), shown('/nothing/here')),
  ],
}
