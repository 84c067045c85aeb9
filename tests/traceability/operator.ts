import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** What the person who runs the shop can do, by call and by command. */

const shipping = by('server/orders/shipping')
const takedown = by('server/orders/takedown')
const refunds = by('server/payments/refund-sending')
const selling = by('server/sellers/seller-onboarding')
const calls = by('server/orders/admin-products')
const admin = by('admin/admin')

export const operator: Section = {
  title: 'The operator',
  parts: [
    {
      title: '',
      rows: [
        row(
          'An order tells all that is needed to ship it: address, phone, items, seller, cash to collect',
          'server/shop/orders/admin-orders.ts#showOrder server/admin/orders.ts#orders',
          shipping(
            'an order is shown with all that is needed to ship it: address, phone, items, seller, cash to collect',
          ),
          admin('an operator reads where an order goes, finds it by a text, and tells of what came back'),
          admin('an operator ships and delivers what a farmer has ordered'),
        ),
        row(
          'Lists are searched by name, phone, PIN, sku and number, and paged without a gap or a row twice',
          'server/shop/core/paging.ts#pageOf server/admin/command.ts#list',
          shipping('a list is searched by name, phone, PIN, sku and number, and paged without a gap or a row twice'),
          admin('a list is whole, however many pages the shop cuts it into'),
        ),
        row(
          'What came back, was lost or wrongly moved has its way, each with a reason in the log of moves',
          'server/shop/orders/change-item-status.ts#changeItemStatus',
          shipping('what came back or was lost is cancelled with its reason; stock returns only when it was looked at'),
          shipping('a wrongly moved item goes one step back, with a reason; not once its return was asked for'),
          shipping('an item of a paid order that was lost makes its refund due, once'),
          calls('an item goes from placed over shipped to delivered, and every move is written down'),
        ),
        row(
          'Stock changes by a difference with a reason, never below what is held, and every change is logged',
          'server/shop/catalogue/admin-products.ts#changeVariant',
          shipping('stock changes by a difference with a reason, never below what is held, and every change is logged'),
          admin(
            'stock changes by a difference, a customer is found and blocked, a listing and a seller are taken down',
          ),
        ),
        row(
          'A seller is suspended, a listing taken down, a customer blocked — and each comes back as it was',
          'server/shop/sellers/admin-sellers.ts#setSuspended server/shop/catalogue/on-sale.ts#showListing server/shop/accounts/admin-customers.ts#blockCustomer',
          takedown(
            'a suspended seller is in no list, search, page, bundle or order, is logged out, and comes back whole',
          ),
          takedown('a listing that was taken down is nowhere until it is published again'),
          takedown('a blocked customer is logged out, cannot log in and is told why; unblocked, all is as before'),
        ),
        row(
          'The operator reads all of a seller’s form; only an accepted seller logs in',
          'server/shop/sellers/admin-sellers.ts#showSeller server/shop/sellers/seller-requests.ts#decideSeller server/admin/sellers.ts#sellers',
          takedown('the operator sees all of a seller’s form, the account number in full there and in no list'),
          selling('an application goes from request over invitation and form to acceptance'),
          selling('only an accepted seller can set a password and log in, and is told so'),
          selling('a licence is written down, and a newer one of the same kind and state takes its place'),
          selling('an enquiry reaches the operator with everything that was typed'),
          admin('sellers and enquiries are listed, and an applicant becomes a seller'),
        ),
        row(
          'A refund goes through the provider once, with its reference, and the provider’s word ends it',
          'server/shop/payments/send-refunds.ts#sendRefund server/shop/payments/send-refunds.ts#applyRefund server/admin/refunds.ts#refunds',
          refunds('a refund goes through the provider once, with amount and currency, and its webhook ends it'),
          refunds('a refund that is sent from many sides at once goes back once'),
          refunds('a try whose answer was lost is found again by its receipt and never made twice'),
          refunds('the webhook of a try whose answer was lost ends it, and so does the reconciler'),
          refunds(
            'a refund that failed or was refused may be sent again as another try, or another way with a reference',
          ),
          refunds('a webhook of another amount, another payment or an unknown refund changes nothing'),
          admin('a refund goes out through the provider, or another way with its reference'),
        ),
        row(
          'An offer of the provider or its fee paid by the customer pays for an order; any other amount goes back',
          'server/shop/payments/apply-payment.ts#applyPaymentEvent',
          refunds(
            'a discount of the provider and its fee paid by the customer pay for an order; other amounts go back',
          ),
        ),
        row(
          'Prices, deals, banners and a seller’s file show in the shop at once, bad rows are told',
          'server/admin/catalogue.ts#products server/admin/promotions.ts#deals server/admin/promotions.ts#banners server/admin/catalogue.ts#catalogue',
          admin('a new price and stock show in the shop at once'),
          admin('the deal is the one that was set'),
          admin('banners are set from a file of this machine, and an account is opened for a farmer'),
          admin('a seller’s file is imported, and its bad rows are told in a table or as JSON'),
        ),
        row(
          'A mistake is told on standard error with exit code 1, and help teaches with examples',
          'server/admin/command.ts#printAnswer server/admin/shop-call.ts#callShop',
          admin('%s is refused on standard error with exit code 1'),
          admin('a wrong token, a missing token and a closed shop are told apart'),
          admin('help teaches with examples'),
        ),
        row(
          'A backup is restored in an empty folder, which then serves the same shop',
          'server/admin/backup.ts#addBackup server/shop/maintenance/restore.ts#restoreBackup',
          admin('a backup is restored in an empty folder, which then serves the same shop'),
        ),
      ],
    },
  ],
}
