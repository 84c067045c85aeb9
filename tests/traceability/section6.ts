import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import { buying, forms, longPage, orderCard, reviewed, seller, session } from './proofs.ts'

const token = by('server/http/http-routing')(
  'without a token a call that needs one is 401, whatever else is wrong with it',
)
const call = by('unit/offline/call')

export const section6: Section = {
  title: '6. Roles and permissions',
  parts: [
    {
      title: '',
      rows: [
        row(
          'A guest browses and searches; wishes, checkout and new addresses lead to the log-in',
          'src/app/actions/useWish.ts src/app/layout/menus/Panels.tsx',
          buying('who wishes for something is told to log in and sent there'),
          buying('checkout waits for the terms and for something in the cart, and sends a guest to the log-in'),
          by('journeys/routes')('%s sends a guest to the log-in', '/address/add-new'),
        ),
        row(
          'A customer logs in by email or phone number',
          'server/shop/accounts/accounts.ts',
          by('server/accounts/accounts')('who registers can log in by email and by phone'),
          forms('a customer is welcomed home; cookie, user and token are kept'),
        ),
        row(
          'Recognised by stored user and cookie; the token in local storage',
          'src/features/account/auth-storage.ts',
          session('token, user and cookie are enough to be logged in again when the database is gone'),
        ),
        row(
          'A seller applies without a password and goes to the admin site',
          'server/shop/sellers/seller-requests.ts',
          seller,
          by('server/accounts/accounts')(
            'a seller is sent to the operator’s site with an id and no token, and is no customer',
          ),
        ),
        row(
          'Admin or vendor speaks in review threads',
          'server/shop/reviews/moderation.ts',
          reviewed,
          by('server/reviews/reviews')('the shop’s answer stands below the review and in the thread'),
        ),
        row(
          'Address, order, payment, review and wishlist calls need a bearer token, the enquiry none',
          'server/http/rpc/identify.ts',
          token,
          call('a call goes below the base, as JSON, with the token in its header and without cookies'),
        ),
        row(
          'Private pages without a log-in lead to it',
          'src/app/pages/addresses/AddressListPage.tsx',
          by('journeys/routes')('%s sends a guest to the log-in', '/payment'),
          orderCard,
        ),
        row(
          'Terms: checked sellers, 18 or older, one account each',
          'src/texts/en/policies.ts',
          longPage('/terms-of-service'),
        ),
        row(
          'One account per email and phone number',
          'server/shop/accounts/accounts.ts#register',
          by('server/accounts/accounts')('email and phone open one account each, however they are written'),
        ),
      ],
    },
  ],
}
