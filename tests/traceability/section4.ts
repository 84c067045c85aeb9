import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import {
  badToken,
  buying,
  cart,
  cashOrder,
  expiry,
  failingPayment,
  forms,
  layout,
  loggedIn,
  paysAhead,
  reviewed,
  seller,
  session,
} from './proofs.ts'

const places = by('unit/addresses/places')
const fillsCart = buying('fills a cart: lines, quantities, their sum, and what they cost together')
const guestWish = buying('who wishes for something is told to log in and sent there')
const wishes = buying('finds an empty wishlist, fills it, moves one thing to the cart and takes another off')
const checkout = buying('checkout waits for the terms and for something in the cart, and sends a guest to the log-in')
const chooses = buying('finds the default chosen, may choose another, and makes another the default')
const sameAddress = buying('needs a billing address too, which may be made from the delivery address')
const noAddress = buying('is asked for a delivery address first, and there is no way on without one')
const paysInCash = buying('pays in cash unless something forbids it, and the payment page knows both addresses')
const buysNow = buying('buys one thing now: isBuyNow goes along, and only that thing is ordered')
const enquiry = forms(
  'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
)
const cartRules = 'src/features/cart/cart.ts'
const addressBook = 'src/app/pages/addresses/AddressBook.tsx'

export const section4: Section = {
  title: '4. States and transitions',
  parts: [
    {
      title: 'Cart',
      rows: [
        row(
          '“Product added to cart successfully”',
          'src/app/actions/add-pack-to-cart.ts src/contract/messages.ts#productAdded',
          fillsCart,
        ),
        row(
          'Plus one by sku',
          `${cartRules}#increment`,
          cart('a quantity goes down to one and no further; a line goes by its own button'),
          fillsCart,
        ),
        row(
          'Remove by sku',
          `${cartRules}#remove`,
          cart('a quantity goes down to one and no further; a line goes by its own button'),
          fillsCart,
        ),
        row('Clear', 'src/features/cart/cart.store.ts#clearCart', checkout),
        row('The drawer toggles', 'src/features/cart/cart.store.ts#toggleCart', cart('the drawer opens and closes')),
        row(
          'Buy Now: a single item of quantity 1; it can be cleared',
          'src/features/cart/cart.store.ts#buyNow',
          cart('buying now is about one item only and leaves the cart alone'),
          buysNow,
        ),
        row(
          'Checkout: terms and an item; closes the panel; to the log-in or to the addresses',
          'src/features/cart/CartFoot.tsx src/app/layout/menus/Panels.tsx',
          checkout,
          noAddress,
        ),
      ],
    },
    {
      title: 'Session',
      rows: [
        row(
          'A stored user without cookie: “Your session has expired. Please log in again.”',
          'src/features/account/session.ts#checkSession src/app/startup/start-client.ts src/contract/messages.ts#sessionExpired',
          expiry,
          session('with network a missing cookie ends the log-in, and what waits to be sent stays'),
        ),
        row(
          'Then cookie, user and token go, the name is cleared, and the log-in opens',
          'src/features/account/session.ts#forget',
          expiry,
        ),
        row(
          'Checked on load',
          'src/features/account/session.ts#startSession',
          session('the check runs at the start as well'),
          expiry,
        ),
        row(
          'Checked every 5 minutes',
          'src/features/account/session.ts#startSession',
          session('the check runs every five minutes'),
        ),
      ],
    },
    {
      title: 'Log-in',
      rows: [
        row(
          'A cookie for one day with path /; user and token in local storage',
          'src/features/account/auth-storage.ts',
          loggedIn,
          session('a log-in is kept in local storage, in a cookie that is not the token, and for the worker'),
        ),
        row('A customer goes home with a message', 'src/app/pages/account/LoginPage.tsx', loggedIn),
        row(
          'A seller goes to the admin site with the id',
          'src/features/account/session.ts#login server/shop/accounts/accounts.ts',
          seller,
          session('a seller is sent to the admin site and this phone keeps nothing'),
        ),
        row(
          '“Login failed: {message}”',
          'src/features/account/session.ts#enter src/contract/messages.ts#loginFailed',
          forms('a log-in that the phone cannot keep says why: Login failed'),
        ),
      ],
    },
    {
      title: 'Seller request and deal banner',
      rows: [
        row(
          'An accepted token leads to the log-in of sellers',
          'src/app/pages/sellers/SellerFormPage.tsx#useApplication',
          seller,
        ),
        row(
          'A token that fails: the alert “Required send form data not fetched”',
          'src/app/pages/sellers/SellerFormPage.tsx#useApplication src/contract/messages.ts#sellerFormNotFetched',
          badToken,
        ),
      ],
    },
    {
      title: 'Wishlist and enquiries',
      rows: [
        row(
          'Wishing creates, unwishing deletes, then the list is read again',
          'src/features/wishlist/wishlist-actions.ts src/features/sync/sync-scheduler.ts#send',
          wishes,
          by('unit/offline/optimistic-view')(
            'a wish made offline fills the heart at once and says that it is only on this phone',
          ),
        ),
        row(
          'A guest: “Please login to add product in wishlist”, and the log-in',
          'src/app/actions/useWish.ts src/contract/messages.ts#loginForWishlist',
          guestWish,
        ),
        row(
          'A sent enquiry: form reset, the server’s words, modal closed, home',
          'src/app/actions/submit-forms.ts#sendEnquiry src/features/enquiry/EnquiryForm.tsx',
          enquiry,
          forms('a quick inquiry is emptied once the shop has it, and leads home'),
        ),
        row(
          'Same Number For WhatsApp copies the number and hides the field',
          'src/ui/form/useContactForm.ts#withSameNumber',
          forms('the same number for WhatsApp hides its field and is sent as the phone number'),
        ),
      ],
    },
    {
      title: 'Address selection and form',
      rows: [
        row('The default is preselected, else the first; a radio changes it', `${addressBook}#selected`, chooses),
        row(
          '“This address is already set as the default.”',
          `${addressBook}#AddressBook src/contract/messages.ts#alreadyDefault`,
          chooses,
        ),
        row(
          'My billing and delivery Address are the same: shown without billing addresses, creates one, hides the section',
          `${addressBook}#AddressBook`,
          sameAddress,
          by('unit/offline/optimistic-view')('billing to the delivery address makes a copy with an id of its own'),
        ),
        row('Proceed to Payment only with a delivery address', `${addressBook}#AddressBook`, noAddress),
        row(
          '“Please add delivery address to continue”',
          `${addressBook}#AddressBook src/contract/messages.ts#addDeliveryToContinue`,
          noAddress,
        ),
        row(
          '“Please add billing address to continue”',
          `${addressBook}#AddressBook src/contract/messages.ts#addBillingToContinue`,
          sameAddress,
        ),
        row(
          '“Please add a delivery address first”',
          `${addressBook}#AddressBook src/contract/messages.ts#addDeliveryFirst`,
          noAddress,
        ),
        row(
          'A new address without a log-in: the log-in',
          'src/app/pages/addresses/AddressFormPage.tsx',
          by('journeys/routes')('%s sends a guest to the log-in', '/address/add-new'),
        ),
        row(
          'Leaving the pincode fills in area, city, district, state and position, and checks them again; the city is a map’s town, else the district',
          'src/features/addresses/usePlaces.ts src/features/addresses/places.ts',
          forms('leaving the pincode fills in the place and takes its messages away'),
          places('a PIN with one area fills in everything'),
          places('where a map was asked the town is the map’s'),
        ),
        row(
          'Create without editId, edit with it',
          'src/app/pages/addresses/AddressFormPage.tsx',
          chooses,
          by('journeys/sync-queue')('what waits is listed in words, outlives a restart, and a refused change says why'),
        ),
      ],
    },
    {
      title: 'Orders and payment',
      rows: [
        row(
          'Cash by default; one item that forbids it leaves prepaid alone',
          'src/features/checkout/checkout.ts#methodsFor',
          paysInCash,
          buysNow,
          by('server/orders/orders')('one item without cash on delivery makes the whole cash order impossible'),
        ),
        row(
          'Cash: created with c, cart and buy-now cleared, drawer closed, to the history',
          'src/app/pages/orders/usePlaceOrder.ts src/features/checkout/checkout.store.ts',
          cashOrder,
          by('unit/offline/checkout')('an order empties the cart, and what it did not buy can be had back'),
        ),
        row(
          '“Order created successfully”',
          'src/app/pages/orders/usePlaceOrder.ts src/contract/messages.ts#orderCreated',
          cashOrder,
        ),
        row(
          'Prepaid: created with p, requested, the window loaded on demand, verified, then the same',
          'src/app/actions/pay-order.ts src/features/checkout/razorpay.ts',
          paysAhead,
          failingPayment,
        ),
        row('A dismissed window: an error, and it can be tried again', 'src/app/actions/pay-order.ts', paysAhead),
      ],
    },
    {
      title: 'Review, menus, loading',
      rows: [
        row(
          'Waiting for approval hides the form, pending after submitting',
          'src/app/pages/reviews/ProductReviewPage.tsx',
          reviewed,
        ),
        row(
          'POST while posting is allowed, else ADD COMMENT with locked stars',
          'src/features/reviews/ReviewForm.tsx server/shop/reviews/reviews.ts',
          reviewed,
          by('server/reviews/reviews')('a later comment waits with locked stars while the approved text stays public'),
        ),
        row('Files beyond three are dropped', 'src/features/reviews/useReviewFiles.ts', reviewed),
        row(
          'Footer parts and side menu: one open at a time',
          'src/app/layout/footer/Footer.tsx src/app/layout/menus/SideMenu.tsx',
          layout('the footer’s parts open one at a time'),
          layout('the side menu opens one of its three parts at a time, and leads to the seller request'),
        ),
      ],
    },
  ],
}
