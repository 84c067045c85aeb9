import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import { badToken, buying, cashOrder, catalogue, forms, layout, paysAhead, reviewed, seller } from './proofs.ts'

export const section1: Section = {
  title: '1. What the product does',
  parts: [
    {
      title: '',
      rows: [
        row(
          'Browse by brand, category and seller',
          'src/app/layout/nav/Navigation.tsx',
          layout('the drop-down %s leads to its pages and closes on an outside press', 'Brands'),
        ),
        row(
          'Search products',
          'src/app/layout/header/SearchBox.tsx server/shop/catalogue/search.ts',
          by('server/catalogue/catalogue')(
            'search finds what was misspelt, transliterated or written in another script',
          ),
        ),
        row(
          'Cart and wishlist',
          'src/features/cart/cart.store.ts src/features/wishlist/wishlist-actions.ts',
          buying('fills a cart: lines, quantities, their sum, and what they cost together'),
          buying('finds an empty wishlist, fills it, moves one thing to the cart and takes another off'),
        ),
        row(
          'Buy one product at once',
          'src/app/pages/catalogue/ProductPage.tsx#Purchase',
          buying('buys one thing now: isBuyNow goes along, and only that thing is ordered'),
        ),
        row(
          'Check out with two addresses, in cash or prepaid; the orders are listed',
          'src/app/pages/orders/Checkout.tsx',
          cashOrder,
          paysAhead,
        ),
        row('Review what was delivered', 'src/features/reviews/ReviewForm.tsx', reviewed),
        row(
          'Bulk-order enquiry',
          'src/features/enquiry/EnquiryForm.tsx',
          forms(
            'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
          ),
        ),
        row(
          'Sellers apply without a password, and after acceptance go to the admin site',
          'server/shop/sellers/seller-requests.ts src/app/pages/sellers/SellerFormPage.tsx',
          seller,
          badToken,
        ),
        row('The shop answers in review conversations', 'server/shop/reviews/moderation.ts', reviewed),
        row(
          'Product pages are found by everybody',
          'src/app/pages/catalogue/ProductPage.tsx',
          catalogue('a product page tells everything about a product, and leads to its brand and its seller'),
        ),
      ],
    },
  ],
}
