import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

const says = (call: string) => by('server/http/calls')('%s answers what the specification says', call)
const call = by('unit/offline/call')
const sw = by('unit/offline/worker')

/** A call, its handlers, and what else is said of it beside its payload and answer. */
const handled = (handlers: string, calls: readonly string[]) =>
  calls.map((name) => row(`\`${name}\``, `server/http/calls/${handlers}.ts src/contract/calls.ts`, says(name)))

const book = (prefix: string) => [
  `GET ${prefix}/get-address/{userId}`,
  `GET ${prefix}/view/{id}`,
  `POST ${prefix}/create`,
  `PUT ${prefix}/edit-address/{id}`,
  `PUT ${prefix}/set-default/{id}`,
  `DELETE ${prefix}/delete-address/{id}`,
]

export const section7: Section = {
  title: '7. The calls',
  parts: [
    {
      title: 'The shared call helper',
      rows: [
        row(
          'Paths are relative to one base, bodies are JSON, no cookies travel',
          'src/offline/api/api-request.ts#send src/offline/api/api-settings.ts',
          call('a call goes below the base, as JSON, with the token in its header and without cookies'),
        ),
        row(
          'A failure has the server’s message, else “Server error, Please try again later”, and status false',
          'src/offline/api/api-request.ts#readFailure',
          call('a refusal is told in the server’s words'),
          call('without words of the server it says that the server is in trouble: %s', 'an empty refusal'),
        ),
        row(
          'A call that needs a token fails on the phone without one',
          'src/offline/api/api-request.ts#apiRequest',
          call('without a token a call that needs one never leaves the phone: No token found'),
        ),
        row('A 401 is only logged', 'src/offline/api/api-request.ts#apiRequest', call('a 401 is only logged')),
        row(
          'Authenticated answers are kept by no cache',
          'sw/cache-keys.ts',
          sw('the worker keeps the catalogue and nothing else of the API'),
        ),
      ],
    },
    {
      title: 'Catalogue and discovery',
      rows: handled('catalogue', [
        'GET brands',
        'GET category-listing',
        'GET category-brands/{id}',
        'GET products?{query}',
        'GET vendors',
        'GET vendor-brands/{id}',
        'GET get-banner',
        'GET product/details/{slug}',
        'GET get-review/{slug}',
        'GET similar-products/{slug}',
        'GET get-deal',
        'GET search/{text}',
      ]),
    },
    {
      title: 'Wishlist',
      rows: handled('wishlist', [
        'GET wishlist/get-wishlist-items',
        'POST wishlist/create',
        'DELETE wishlist/delete-wishlist-items/{productId}',
      ]),
    },
    {
      title: 'Authentication, sellers, enquiry',
      rows: [
        ...handled('account', ['POST auth/register', 'POST auth/login']),
        ...handled('forms', [
          'POST vendor/request',
          'GET vendor-request?token={token}',
          'PUT vendor/send-form/{id}',
          'POST enquiry',
        ]),
      ],
    },
    { title: 'Addresses', rows: handled('addresses', [...book('address'), ...book('billing-address')]) },
    {
      title: 'Orders, payment and reviews',
      rows: [
        ...handled('orders', ['GET order/get-history', 'POST order/create', 'GET order/get-delivered-product']),
        ...handled('payments', ['POST create-payment-request', 'POST verify-payment']),
        ...handled('reviews', ['GET view-comments/{published_product_id}', 'POST product-review']),
      ],
    },
  ],
}
