import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import {
  answers,
  buying,
  cart,
  cashOrder,
  catalogue,
  expiry,
  forms,
  layout,
  loggedIn,
  longPage,
  orderCard,
  reviewed,
  session,
} from './proofs.ts'

const c = (name: string) => `src/contract/constants.ts#${name}`
const door = (message: string) => by('server/http/messages')('%s with %s “%s” is refused: %s', message)
const payments = by('server/payments/payments')
const returns = by('server/orders/returns')

export const section9: Section = {
  title: '9. Business constants and limits',
  parts: [
    {
      title: 'Constants',
      rows: [
        row(
          'Phone and WhatsApp 10 digits',
          'src/contract/forms.ts#tenDigits',
          door('Valid phone number is required'),
          door('Phone number must be 10 digits'),
        ),
        row('Pincode 6 digits', c('PINCODE_DIGITS'), door('Pincode must be 6 digits')),
        row('Password at least 8', c('PASSWORD_MIN'), door('Password must be at least 8 characters')),
        row('Cookie for 1 day', c('SESSION_DAYS'), loggedIn),
        row('Check every 5 minutes', c('SESSION_CHECK_MS'), session('the check runs every five minutes')),
        row(
          'Keys token, user, sessionToken',
          `${c('TOKEN_KEY')} ${c('USER_KEY')} ${c('SESSION_COOKIE')}`,
          loggedIn,
          expiry,
        ),
        row(
          'Cart floor 1, one buy-now item',
          'src/features/cart/cart.ts#decrement',
          cart('a quantity goes down to one and no further; a line goes by its own button'),
          cart('buying now is about one item only and leaves the cart alone'),
        ),
        row('At most 3 review files, stars 1 to 5', `${c('REVIEW_FILES_MAX')} ${c('STARS')}`, reviewed),
        row(
          'The average with one decimal',
          'src/app/startup/ui-labels.ts#oneDecimal',
          catalogue('a product page tells everything about a product, and leads to its brand and its seller'),
        ),
        row(
          'The search’s list is at most 40vh',
          'src/app/layout/header/SearchBox.module.css',
          layout('what is found scrolls in a list of at most 40 % of the window’s height'),
        ),
        row(
          'Cart panel 350 px, mobile up to 768 px',
          'src/ui/overlay/Dialog.module.css src/app/layout/nav/BottomBar.module.css',
          layout('the cart opens at the side, at most 350 px wide; the page behind it stays where it is'),
          layout('the phone’s header ends at 768 px'),
        ),
        row(
          'Banners every 5000 ms, looped',
          c('BANNER_AUTOPLAY_MS'),
          catalogue('the home banners change every 5000 ms, in a circle'),
        ),
        row(
          'Rails show 2 at the narrowest, 4 to 7 on wide screens',
          'src/ui/carousel/Rail.tsx',
          catalogue('a rail shows two cards on the narrowest phone and four to seven on a desk'),
        ),
        row(
          'Toasts stand at the top right',
          'src/ui/base/Toaster.tsx',
          catalogue('a toast stands at the top right for 5000 ms'),
        ),
        row(
          'Rupees with two decimals; subtotal is the sum of price times quantity',
          'src/texts/format.ts src/features/cart/cart.ts#subtotalPaise',
          buying('fills a cart: lines, quantities, their sum, and what they cost together'),
          orderCard,
        ),
        row(
          'Prepaid amount in whole rupees',
          'src/contract/money.ts#wholeRupees',
          payments('the amount is the order’s own; what the phone believes is only compared'),
          answers('POST create-payment-request'),
        ),
        row(
          'Methods c and p; cod_available 1',
          `${c('CASH_ON_DELIVERY')} ${c('PREPAID')} ${c('COD_AVAILABLE')}`,
          cashOrder,
          by('server/orders/orders')('mixed methods, no lines, too many, and odd quantities are refused'),
        ),
        row(
          'Product types, account types, default flag 1',
          `${c('PRODUCT_TYPES')} ${c('ACCOUNT_TYPES')} ${c('DEFAULT_ADDRESS')}`,
          by('server/catalogue/catalogue')('filters by category, brand, seller, type, price and stock go together'),
          answers('GET address/get-address/{userId}'),
        ),
        row('Statuses placed, shipped, delivered, cancelled', c('ITEM_STATUSES'), orderCard),
        row(
          'Enquiry message fixed',
          c('ENQUIRY_MESSAGE'),
          forms(
            'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
          ),
        ),
      ],
    },
    {
      title: 'Policy limits',
      rows: [
        row(
          'Return within 10 days, perishable within 24 hours',
          c('returnDays'),
          longPage('/return-and-refund'),
          returns('a return is asked for within ten days, and the refusal says which window ended'),
          returns('what perishes goes back within 24 hours'),
        ),
        row(
          'Damage reported within 24 hours, with images',
          c('damageReportHours'),
          longPage('/shipping-and-delivery'),
          returns('damage is reported within 24 hours with pictures that nobody else sees'),
        ),
        row('Refund within 7 business days', c('refundBusinessDays'), longPage('/return-and-refund')),
        row(
          'Cancellation: started in 2, credited in 7 business days, none after shipping, no fee before',
          c('cancellationRefundStartBusinessDays'),
          longPage('/cancellation-policy'),
          by('server/orders/orders')(
            'an item can be cancelled while it is placed, by its owner, and its stock comes back once',
          ),
        ),
        row(
          '30 days’ notice; liability of 12 months’ fees; grievances 48 hours and 30 days; 18 years; Indian law, New Delhi; 25 September 2025; third-party gateways, no card data',
          c('POLICY'),
          longPage('/terms-of-service'),
          longPage('/privacy-policy'),
          longPage('/disclaimer-policy'),
        ),
      ],
    },
  ],
}
