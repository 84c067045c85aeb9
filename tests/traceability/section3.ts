import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import { answers, cart, cashOrder, expiry, loggedIn, reviewed } from './proofs.ts'

const e = 'src/contract/entities.ts'

export const section3: Section = {
  title: '3. Entities and their fields',
  parts: [
    {
      title: '',
      rows: [
        row(
          'Product and variant',
          `${e}#Product ${e}#Variant`,
          answers('GET products?{query}'),
          answers('GET product/details/{slug}'),
        ),
        row('Brand', `${e}#Brand`, answers('GET brands')),
        row('Category', `${e}#Category`, answers('GET category-listing')),
        row('Seller', `${e}#Seller`, answers('GET vendors')),
        row('Banner', `${e}#Banner`, answers('GET get-banner')),
        row('Deal', `${e}#Deal`, answers('GET get-deal')),
        row(
          'Cart item: price from the selling price, original price from the list price, the chosen pack alone',
          'src/features/cart/cart.ts',
          cart('adding the same pack again raises its quantity, another pack is a line of its own'),
        ),
        row(
          'Cart state: items, visibility, one buy-now item',
          'src/features/cart/cart.store.ts',
          cart('buying now is about one item only and leaves the cart alone'),
          cart('the drawer opens and closes'),
        ),
        row('Wishlist item', `${e}#WishlistItem`, answers('GET wishlist/get-wishlist-items')),
        row('Stored user', 'src/features/account/auth-storage.ts', loggedIn, expiry),
        row('Address', `${e}#Address`, answers('GET address/get-address/{userId}')),
        row(
          'Seller request',
          'src/contract/calls/forms.ts#VendorRequestData src/contract/forms.ts#SellerForm',
          answers('GET vendor-request?token={token}'),
          answers('PUT vendor/send-form/{id}'),
        ),
        row('Enquiry', 'src/contract/forms.ts#EnquiryForm', answers('POST enquiry')),
        row('Log-in response', 'src/contract/calls.ts#calls', answers('POST auth/login')),
        row('Review summary', 'src/contract/reviews.ts#ReviewSummary', answers('GET get-review/{slug}')),
        row(
          'Review thread and conversation',
          'src/contract/reviews.ts#ReviewThread',
          answers('GET view-comments/{published_product_id}'),
          reviewed,
        ),
        row(
          'Review submission and its files',
          'src/features/reviews/submit-review.ts src/features/reviews/useReviewFiles.ts',
          answers('POST product-review'),
          by('server/reviews/reviews')('the fourth file is refused in the shop’s words, at once or later'),
        ),
        row('Order item', `${e}#OrderItem`, answers('GET order/get-history')),
        row('Order creation payload', 'src/features/checkout/checkout.ts#orderPayload', cashOrder),
        row('Delivered product', `${e}#DeliveredProduct`, answers('GET order/get-delivered-product')),
      ],
    },
  ],
}
