/** Pages that sweeps of every screen look at; each has some of its own beside them. */

/** As a guest sees them. */
export const PUBLIC = [
  '/',
  '/category/seeds',
  '/about',
  '/terms-of-service',
  '/login',
  '/signup',
  '/wishlist',
  '/order-history',
  '/bulk-order-request',
  '/seller-request',
  '/hero-component',
  '/search?q=zzzz',
  '/sellers',
  '/offline',
  '/complaints',
  '/data-use',
  '/waiting',
]
/** Outside the layout, which has the part by whose coming it is known that a page is alive. */
export const BARE = ['/thankyou', '/seller-thankyou-card']
/** Of whoever is logged in. */
export const PRIVATE = [
  '/address',
  '/address/add-new',
  '/billing-address',
  '/account',
  '/my-reviews',
  '/enquiries',
  '/order-history',
  '/payment',
  '/wishlist',
]
