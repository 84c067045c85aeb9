import { by, row } from './promise.ts'
import type { Part } from './promise.ts'
import { buying, cashOrder, forms, longPage, paysAhead, reviewed } from './proofs.ts'

const paths = by('unit/addresses/paths')('whether it is a Buy Now goes along through every address screen')
const privatePage = (path: string) => by('journeys/routes')('%s is shown to whoever is logged in', path)
const payment = buying('pays in cash unless something forbids it, and the payment page knows both addresses')

export const screens: readonly Part[] = [
  {
    title: '2.8 Bulk-order enquiry',
    rows: [
      row(
        'Contact for Bulk Orders with SUBMIT; success is told and leads home',
        'src/app/pages/sellers/BulkOrderPage.tsx src/features/enquiry/EnquiryForm.tsx',
        forms('the form says beside each field what is wrong with it: %s', 'Contact for Bulk Orders'),
        forms(
          'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
        ),
      ),
    ],
  },
  {
    title: '2.9 Addresses',
    rows: [
      row(
        'Both kinds with radios',
        'src/app/pages/addresses/AddressBook.tsx src/features/addresses/AddressCard.tsx',
        buying('finds the default chosen, may choose another, and makes another the default'),
      ),
      row(
        'Buy Now goes to /address/?isBuyNow=1',
        'src/app/pages/catalogue/ProductPage.tsx#Purchase',
        buying('buys one thing now: isBuyNow goes along, and only that thing is ordered'),
      ),
      row(
        'One form for both kinds, told by the path; editId loads the address; four titles',
        'src/app/pages/addresses/AddressFormPage.tsx',
        privatePage('/address/add-new'),
        privatePage('/billing-address/add-new'),
        by('journeys/sync-queue')('what waits is listed in words, outlives a restart, and a refused change says why'),
      ),
      row(
        'isBuyNow is carried to the list, after Save and after Cancel',
        'src/features/addresses/paths.ts',
        paths,
        forms('Cancel leaves the form for the list, with isBuyNow'),
      ),
      row(
        'Use My Location fills in the address',
        'src/features/addresses/UseMyLocation.tsx server/shop/accounts/places.ts',
        forms('the device’s position fills in the address'),
        by('server/catalogue/maps')(
          'a position is asked of the map provider with the shop’s key, which the phone never sees',
        ),
      ),
      row('/payment with isBuyNow and both selected addresses', 'src/features/addresses/paths.ts#paymentPath', payment),
    ],
  },
  {
    title: '2.12 Payment',
    rows: [
      row(
        'Methods, items with subtotal, Place Order or Pay Now',
        'src/app/pages/orders/Checkout.tsx src/features/checkout/PlaceOrder.tsx',
        payment,
      ),
      row('Success leads to the order history', 'src/app/pages/orders/usePlaceOrder.ts', cashOrder, paysAhead),
    ],
  },
  {
    title: '2.13 and 2.14 Reviews',
    rows: [
      row(
        'PRODUCT REVIEW; while it waits only “Waiting for Admin Approval...”',
        'src/app/pages/reviews/ProductReviewPage.tsx src/contract/messages.ts#waitingForApproval',
        reviewed,
      ),
      row('Stars 1 to 5, locked once posted', 'src/features/reviews/StarRatingInput.tsx', reviewed),
      row(
        'Your Comment; POST or ADD COMMENT',
        'src/features/reviews/ReviewForm.tsx src/features/reviews/ReviewImages.tsx',
        reviewed,
      ),
      row(
        'An existing review brings its comments and media',
        'src/features/reviews/useReviewFiles.ts server/shop/reviews/review-threads.ts',
        reviewed,
      ),
    ],
  },
  {
    title: '2.15 About and policies',
    rows: [
      row(
        'About: hero, mission, vision, values, story with figures',
        'src/app/pages/info/AboutPage.tsx',
        longPage('/about'),
      ),
      row(
        'Six policies',
        'src/texts/en/policies.ts src/app/pages/info/PolicyPage.tsx',
        ...((
          [
            '/terms-of-service',
            '/return-and-refund',
            '/privacy-policy',
            '/cancellation-policy',
            '/shipping-and-delivery',
            '/disclaimer-policy',
          ] as const
        ).map(longPage) as [ReturnType<typeof longPage>]),
      ),
    ],
  },
]
