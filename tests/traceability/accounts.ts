import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** What an account is worth to strangers, beyond the checklist. */

const guessing = by('server/accounts/guessing')
const unproven = by('server/accounts/unproven-number')
const keys = by('server/accounts/encryption')
const own = by('server/accounts/own-account')
const page = by('journeys/account')

export const accounts: Section = {
  title: 'Accounts',
  parts: [
    {
      title: '',
      rows: [
        row(
          'Bank data is sealed in database and backup, and codes cannot be found from what is stored',
          'server/shop/core/encryption.ts#seal server/shop/sellers/bank-data.ts#sealBankData server/config/secret-files.ts#readDataKeys',
          keys('bank data is in neither the database nor a backup in plain text'),
          keys('what is sealed opens with its key and in its place alone'),
          keys('a start seals what an older version left in plain text, and seals anew after a change of the key'),
          keys('a code cannot be found by trying all codes against what is stored'),
        ),
        row(
          'A code tells nobody who has an account, and nobody’s tries lock its owner out',
          'server/shop/accounts/login/otp.ts#requestCode server/shop/accounts/login/known-browsers.ts#countAttempt',
          guessing(
            'asking for a code says the same, at once, whether there is an account and whether the message goes',
          ),
          guessing('a reset looks at the code before it says anything about the password'),
          guessing('a stranger who asks for codes all the time locks nobody out, who never logged in either'),
          guessing('nobody spends the attempts of a code that another browser asked for'),
          guessing('codes are limited by address, whatever the number'),
          guessing('a code is entered over another network by the browser that asked for it'),
        ),
        row(
          'A number that was not proven owns nothing',
          'server/shop/accounts/login/otp-login.ts#loginByCode',
          unproven(
            'the first code for %s voids the password of whoever took the number in advance, and ends their log-ins',
          ),
          unproven('once the number is proven a code ends nothing'),
          unproven('an account that was opened for a farmer is the farmer’s with its first code'),
          unproven('who asks for a code with the browser that signed up keeps what is saved'),
        ),
        row(
          'A customer sees and ends her log-ins, and takes her data with her',
          'server/shop/accounts/login/sessions.ts#listSessions server/shop/accounts/own-account.ts#exportAccount src/contract/calls/own-account.ts#ownAccountCalls',
          own('the log-ins are listed with their browser, and one or all others can be ended'),
          own('the data of an account is handed out whole, and nothing of anybody else'),
          page('a guest is asked to log in, and a customer finds her account in the menu under You'),
          page('the log-ins are told apart, one and all others are ended, and this one stays'),
          page('the data comes as a file with everything in it'),
          page('without network the page says so and comes by itself when it is back'),
        ),
        row(
          'An account is erased by its owner alone, not while an order is open; the books keep its orders for a set time',
          'server/shop/accounts/erase-account.ts#eraseAccount server/shop/maintenance/purge-erased.ts#purgeErasedOrders',
          own('an account is erased with the password; nothing of its owner is left but what the books need'),
          own('without an order nothing at all is left of an erased account'),
          own('a public review stays without a name, one that waits goes'),
          own('an account stays while an order, a return or a refund is open'),
          own('who has no password erases the account with a code, which a stranger’s tries do not spend'),
          page('an account is deleted by its owner, not while an order is open; nothing of it stays on the phone'),
          own('orders of an erased account go after eight years, those of all others stay'),
        ),
      ],
    },
  ],
}
