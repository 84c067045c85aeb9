import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** The rows of the security checklist, in its order; each names what it asks for in our own words. */

const door = by('server/http/http-routing')
const front = by('resilience/front-door')
const matrix = by('resilience/authorisation')
const fuzz = by('resilience/fuzz')('$name takes whatever is sent')
const odd = by('resilience/odd')
const accounts = by('server/accounts/accounts')
const orders = by('server/orders/orders')
const payments = by('server/payments/payments')
const reviews = by('server/reviews/reviews')
const selling = by('server/sellers/seller-onboarding')
const guessing = by('server/accounts/guessing')
const session = by('unit/offline/session')
const worker = by('unit/offline/worker')
const crowd = by('resilience/concurrency')
const patience = by('resilience/slow-clients')
const supply = by('resilience/supply')
const secrets = by('server/http/config')('in production a weak %s is named in one line that does not tell it')

export const security: Section = {
  title: 'The security checklist',
  parts: [
    {
      title: '',
      rows: [
        row(
          '1. Another customer’s thing is answered as if there were none, on every call; a door that is in no table fails',
          'server/http/rpc/identify.ts#identify tests/resilience/routes.ts#ROUTES',
          matrix('$name turns away whoever may not ask, and does nothing'),
          matrix('$name of another customer’s thing is answered as if there were none'),
          matrix('$name serves its owner and writes only where it has to'),
          matrix('$name serves whoever may ask'),
          matrix('every door of the server is in the matrix, or among the few that are named here'),
        ),
        row(
          '2. Fields that nobody asked for are ignored and never stored',
          'server/http/rpc/parse-body.ts#parseInput tests/resilience/mutations.ts#FORBIDDEN',
          fuzz,
        ),
        row(
          '3. Lists tell no email, phone or bank account; reviews name a first name and an initial',
          'server/http/rpc/serve-call.ts#serveCall',
          by('server/catalogue/catalogue')('sellers are listed with their goods, without anything private'),
          by('server/catalogue/catalogue')('only approved reviews are told and counted, with first name and initial'),
        ),
        row(
          '4. The seller form opens with its own unexpired token only, and masks the account number',
          'server/shop/sellers/seller-requests.ts#submitSellerForm',
          selling('a wrong, another’s or an expired token opens nothing'),
          selling('the account number is told masked, and a masked one that comes back changes nothing'),
        ),
        row(
          '5. A token in an address leaves the address bar, is kept by nobody and is in no log',
          'server/http/routes/pages.ts#createPages server/http/middleware/access-log.ts',
          by('journeys/seller')('a seller applies, hands in the form, is accepted and is sent to the admin site'),
          front('the log is lines of JSON that name the request and tell nobody’s secrets'),
          worker('calls, files and the seller form with its secret address are not the worker’s pages'),
        ),
        row(
          '6. Passwords are kept as Argon2id, and a crowd at the log-in slows nobody else',
          'server/shop/accounts/login/passwords.ts#hashPassword',
          accounts('passwords are kept as Argon2id and tokens as hashes'),
          patience('… log-ins at once leave the catalogue quick'),
        ),
        row(
          '7. Passwords that others would try first are refused, the own phone number too',
          'server/shop/accounts/login/passwords.ts#checkPassword',
          accounts('a password that others would try first is refused beside its field'),
        ),
        row(
          '8. Failed log-ins are limited; an unknown account is told by neither words nor time',
          'server/shop/accounts/accounts.ts#loginByPassword',
          accounts('after five failures an account waits a quarter of an hour, with the right password too'),
          accounts('an unknown account and a wrong password get the same answer'),
          patience('a wrong password costs as much as an unknown account'),
          guessing('of 200 guesses at once behind a full queue at most five are tried'),
          guessing('a right password is given back, so that it never counts towards the limit'),
          guessing('addresses of one /64 count as one, and a whole net of guessers leaves the owner in'),
          guessing('a neighbour behind the same address cannot lock out a browser that was here before'),
        ),
        row(
          '9. Orders, reviews, forms and registrations are limited, and a known key never counts',
          'server/shop/core/rate-limits.ts#LIMITS',
          orders('orders are limited per account, and a known key never counts'),
          reviews('the thirty-first review in an hour waits'),
          selling('a second application of the same person is told so, and the sixth in an hour waits'),
          guessing('%s is limited by address and by phone, each for itself'),
          guessing(
            'whoever applies first with a dealer’s phone does not keep the dealer from applying and being accepted',
          ),
          accounts('registration is limited per email and per phone'),
          by('resilience/processes')('limits count what came to both, by the address the proxy names'),
        ),
        row(
          '10. A session’s token is random, kept as a hash, and ends with log-out, a new password, a day or 90 days',
          'server/shop/accounts/login/sessions.ts#newToken',
          accounts('a token ends with log-out, after a day without use, and not before'),
          accounts('a log-in ends after 90 days, however much it is used'),
          accounts('sets a new password and ends every log-in that the old one opened'),
          matrix('$name turns away whoever may not ask, and does nothing'),
        ),
        row(
          '11. The cookie is a mark and not the token; alone it opens nothing',
          'server/http/rpc/identify.ts#bearerOf',
          session('a log-in is kept in local storage, in a cookie that is not the token, and for the worker'),
          front('a cookie alone opens nothing'),
        ),
        row(
          '12. What a phone keeps of an account goes with the log-out that discards',
          'src/offline/account/session.ts',
          session('a log-out that discards changes leaves none'),
          by('unit/offline/queue')('a log-out that discards leaves nothing of the account'),
        ),
        row(
          '13. Pages and worker have a strict policy of their own, and no route breaks it',
          'server/http/middleware/security-headers.ts#documentPolicies server/http/middleware/security-headers.ts#WORKER_POLICY',
          front('every kind of answer carries the security headers and its request’s number'),
          by('server/http/rendered-pages')('markup from a script is reported in every document and forbidden in none'),
          by('journeys/routes')('no route broke the policy of its page, and what breaks it is noticed'),
        ),
        row(
          '14. Text is never read as markup',
          'server/http/routes/pages.ts#scriptJson',
          by('boundaries')('%s', 'text is never read as markup'),
          front('%s in a title is a text on the page'),
        ),
        row(
          '15. The security headers are on every kind of answer, and nobody keeps what belongs to somebody',
          'server/http/middleware/security-headers.ts#securityHeaders',
          front('every kind of answer carries the security headers and its request’s number'),
        ),
        row(
          '16. Only named origins may call from elsewhere, and only with JSON',
          'server/http/app.ts',
          by('server/http/cors')('a page of a named origin may call, with success, refusal and error alike'),
          by('server/http/cors')('a form of another page reaches nothing: a body that is no JSON is refused'),
        ),
        row(
          '17. The worker keeps the catalogue and nothing of the farmer',
          'sw/index.ts',
          worker('the worker keeps the catalogue and nothing else of the API'),
          worker('pages about the farmer are never kept'),
          by('unit/offline/queue')('what a captive portal answers never counts as sent'),
        ),
        row(
          '18. Files are what they claim to be, small enough, cleaned, and private until approved',
          'server/shop/uploads/review-media.ts server/adapters/sharp.ts',
          reviews('what is no honest picture or film is refused, and nothing of it stays'),
          reviews('the fourth file is refused in the shop’s words, at once or later'),
          reviews('place and camera are gone from what is kept'),
          reviews('a picture is seen by its owner and the operator, and by everybody once it is approved'),
        ),
        row(
          '19. Whatever is sent is parsed at the door: never a server error, and a refused form names its field',
          'server/http/rpc/parse-body.ts#parseJson tests/resilience/mutations.ts#mutationsOf tests/resilience/odd-texts.ts#oddTexts',
          fuzz,
          odd('$name breaks at no text that cannot be stored'),
          door('malformed JSON is 400, another type 415, too much 413, and neither has an effect'),
        ),
        row(
          '20. Statements have parameters; signs with a meaning in a search mean themselves',
          'server/shop/catalogue/search.ts',
          by('server/catalogue/catalogue')('percent, underscore, backslash and slash mean themselves in a search'),
          fuzz,
        ),
        row(
          '21. A failure is answered without its reason',
          'server/http/rpc/answer.ts#refusalAnswer',
          door('a surprise is answered without its reason, and logged with it'),
          front('every kind of answer carries the security headers and its request’s number'),
          fuzz,
        ),
        row(
          '22. Log-ins, refusals, payments and limits are logged with the request’s number, without anybody’s secrets',
          'server/http/middleware/access-log.ts#accessLog server/adapters/pino.ts#SECRETS',
          front('the log is lines of JSON that name the request and tell nobody’s secrets'),
          door('a statement that fails is logged without what was typed'),
        ),
        row(
          '23. Crowds buy what is there and no more, and no step is skipped',
          'server/shop/orders/place-order.ts#placeOrder server/shop/core/idempotency.ts#idempotent',
          crowd('… buyers of … bags at once buy exactly …'),
          crowd('orders that name the same goods in opposite order never wait for each other in a circle'),
          crowd('… copies of one order at once are one order with one answer'),
          by('resilience/payments')('… random sequences of payment events lose no money and no stock'),
          payments('another customer’s order can be neither requested nor paid nor verified'),
          reviews('only what was delivered to the caller is reviewed'),
        ),
        row(
          '24. Secrets come from the environment, short, default and placeholder ones are refused in production, and neither sources nor bundle hold one',
          'server/config/config.ts#readConfig server/config/secrets.ts#weakSecret',
          supply('neither the sources nor what is built and served holds a secret'),
          secrets,
          by('server/http/start')(
            'in production a placeholder for a secret stops the start with one line that does not tell it',
          ),
        ),
        row(
          '25. Every package is held by its hash and named in the bill of materials, and none has a known weakness',
          'package-lock.json package.json',
          supply('every package of the lockfile is held by its hash, and none by an address'),
          supply('the bill of materials names every package of the lockfile, with its version and its hash'),
          supply('%s is at least %s'),
          supply('what the browser gets is of the versions that the lockfile names'),
          supply('no known weakness in what the shop runs on'),
        ),
        row(
          '26. A wrong method is 405, TRACE is refused, and forwarded addresses are believed of named proxies only',
          'server/http/rpc/identify.ts#clientAddressReader',
          door('an unknown path is 404, a known one with another method 405 that names what is allowed'),
          front('TRACE is refused'),
          by('server/http/malformed-paths')('a forwarded address is believed only from a configured proxy'),
        ),
        row(
          '27. Slow senders hold up nobody and are sent away',
          'server/listen.ts#listen server/http/rpc/parse-body.ts#readBytes',
          patience('… senders that never finish hold up nobody else, and are sent away'),
          by('server/http/parse-body')('a body that does not come to an end is given up'),
        ),
      ],
    },
  ],
}
