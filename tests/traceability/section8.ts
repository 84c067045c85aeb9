import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import { badToken, buying, catalogue, expiry, failingPayment, forms, layout, paysAhead, reviewed } from './proofs.ts'

const call = by('unit/offline/call')
const message = (name: string) => `src/contract/messages.ts#${name}`

export const section8: Section = {
  title: '8. Error catalogue',
  parts: [
    {
      title: '',
      rows: [
        row(
          'Failed call: the server’s message as an error toast; success messages as success toasts',
          'src/app/actions/with-feedback.ts',
          forms('a refusal is told in the shop’s words and what was typed stays'),
          forms(
            'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
          ),
        ),
        row(
          'No message of the server: “Server error, Please try again later”',
          `src/offline/api/api-request.ts#readFailure ${message('serverError')}`,
          call('without words of the server it says that the server is in trouble: %s', 'an empty refusal'),
        ),
        row(
          'Token required but missing: “No token found”',
          `src/offline/api/api-request.ts#apiRequest ${message('noToken')}`,
          call('without a token a call that needs one never leaves the phone: No token found'),
        ),
        row(
          'Cookie gone: “Your session has expired. Please log in again.”, and logged out',
          `src/app/startup/start-client.ts ${message('sessionExpired')}`,
          expiry,
        ),
        row(
          'Guest’s wish: “Please login to add product in wishlist”',
          `src/app/actions/useWish.ts ${message('loginForWishlist')}`,
          buying('who wishes for something is told to log in and sent there'),
        ),
        row(
          'Log-in thrown: “Login failed: {message}”',
          `src/features/account/session.ts#enter ${message('loginFailed')}`,
          forms('a log-in that the phone cannot keep says why: Login failed'),
        ),
        row(
          'Seller’s token: the alert “Required send form data not fetched”',
          `src/app/pages/sellers/SellerFormPage.tsx ${message('sellerFormNotFetched')}`,
          badToken,
        ),
        row(
          'The provider’s script does not come: the alert “Razorpay SDK failed to load. Are you online?”',
          `src/features/checkout/razorpay.ts ${message('checkoutNotLoaded')}`,
          paysAhead,
        ),
        row(
          'Window dismissed: “Payment process was cancelled. Please try again.”',
          `src/app/actions/pay-order.ts ${message('paymentCancelled')}`,
          paysAhead,
          failingPayment,
        ),
        row(
          'Request failed: “Payment could not be processed. Please try again later.”',
          `src/app/actions/pay-order.ts ${message('paymentFailed')}`,
          failingPayment,
        ),
        row(
          'Verification failed: “An error occurred during payment verification.”',
          `src/app/actions/pay-order.ts ${message('verificationFailed')}`,
          failingPayment,
        ),
        row(
          'Too many files: “You can select a maximum of 3 files.”',
          `src/features/reviews/useReviewFiles.ts ${message('tooManyFiles')}`,
          reviewed,
        ),
        row(
          'Order history: the message as a toast',
          'src/app/pages/orders/OrderHistoryPage.tsx',
          buying('is told in the shop’s words when the history does not load'),
        ),
        row(
          'Empty or failed search: “No Product Found”',
          `src/features/catalogue/search/SearchResults.tsx ${message('noProductFound')}`,
          layout('a search without a find, or that fails, says No Product Found'),
        ),
        row(
          'Empty cart: “No Products Added to Cart”',
          `src/features/cart/CartPanel.tsx ${message('emptyCart')}`,
          layout('the cart opens at the side, at most 350 px wide; the page behind it stays where it is'),
        ),
        row(
          'Product or home not loaded: “Error: {message}”',
          `src/app/layout/PageError.tsx src/app/actions/ProductRail.tsx ${message('error')}`,
          catalogue('products that do not load say Error and why, at home and on their own page'),
        ),
        row(
          'Broken picture: a placeholder',
          'src/ui/media/Picture.tsx',
          catalogue('a picture that does not come is replaced by a drawing, and tried again with the network'),
        ),
        row(
          'Missing addresses: the messages of section 4',
          'src/app/pages/addresses/AddressBook.tsx',
          buying('is asked for a delivery address first, and there is no way on without one'),
          buying('needs a billing address too, which may be made from the delivery address'),
        ),
        row(
          'Form fields: the messages of section 5',
          'src/contract/forms.ts',
          forms('the form says beside each field what is wrong with it: %s', 'Seller request'),
          by('server/http/messages')('%s with %s “%s” is refused: %s', 'Name is required'),
        ),
      ],
    },
  ],
}
