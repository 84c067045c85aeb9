/** What is promised for each row of the security checklist. */
export const security = {
  // 1 Ownership
  's1/turned-away': 'Whoever may not make a call is turned away, and nothing is written but the count',
  's1/as-if-none': 'Another customer’s thing is answered as if there were none, on every call',
  's1/no-other-door': 'A door that is in no table fails',
  // 2 Forbidden fields
  's2/ignored': 'Fields that nobody asked for are ignored and never stored',
  // 3 Public names
  's3/public-keys': 'What anybody may read names no email, no phone number and no bank',
  's3/first-name': 'A public review has the first name and an initial',
  // 4 Seller form
  's4/own-token': 'The seller form opens with its own token alone',
  's4/seven-days': 'Its token ends after seven days',
  's4/hashed': 'And is kept as a hash',
  's4/masked': 'The account number is told masked',
  's4/masked-back': 'A masked number that comes back changes nothing',
  // 5 Token in the address
  's5/no-store': 'A page whose address holds a token is kept by nobody',
  's5/not-the-workers': 'And not by the worker',
  // 6 Passwords at rest
  's6/argon2id': 'Passwords are kept as Argon2id: 19 MiB, two rounds',
  // 7 Password rules
  's7/guessable':
    'A password that others would try first is refused: a common one, one letter, one’s own name, email or phone number',
  // 8 Log-in limits
  's8/network': '2,000 log-ins in 15 minutes per network',
  's8/strangers': '20 failures in 15 minutes per account from wherever it was never used',
  's8/five': 'Five failures in 15 minutes close an account to that network, with the right password too',
  's8/quarter': 'And for a quarter of an hour',
  's8/same-words': 'An unknown account and a wrong password get the same answer',
  's8/before-the-work': 'An attempt is counted before it waits: of 200 at once five are tried',
  's8/given-back': 'A right password never counts',
  's8/known-network': 'Where the owner was before, strangers elsewhere never lock her out',
  's8/64': 'The addresses of one IPv6 /64 count as one',
  's8/known-browser': 'A browser that was here before is not locked out by its neighbour',
  // 9 Limits
  's9/search': '600 searches a minute per network',
  's9/products-search': '`products?q=` counts as a search',
  's9/enquiry-phone': '5 enquiries an hour per phone number',
  's9/enquiry-network': '100 enquiries an hour per network',
  's9/seller-phone': '5 seller requests an hour per phone number',
  's9/register-email': '5 registrations an hour per email',
  's9/register-phone': '5 registrations an hour per phone number',
  's9/register-network': '2,000 registrations an hour per network',
  's9/orders': '60 orders a minute per account',
  's9/reviews': '30 reviews an hour per account',
  's9/codes': '100 codes an hour per network, whatever the number',
  's9/codes-strangers': 'Who asks for codes all the time locks nobody else out: five an hour for a browser and account',
  's9/known-key': 'A key that the shop knows never counts',
  's9/dealer': 'Who applies first with a dealer’s phone does not keep the dealer out',
  // 10 Tokens
  's10/hashed': 'A token is kept as a hash',
  's10/log-out': 'And ends with the log-out',
  's10/day': 'After a day without use',
  's10/slides': 'And each use renews it',
  's10/ninety': 'But after 90 days',
  's10/new-password': 'With a new password all of the account',
  // 11 Cookie
  's11/no-token': 'The cookie is a mark and not the token',
  // 12 Storage
  's12/discard': 'A log-out that discards leaves nothing of the account: changes, refused ones, attempts, drafts',
  's12/mirror': 'A log-out takes wishes, addresses and orders off the phone',
  // 13 Policy
  's13/no-breach': 'No route breaks the policy of its page',
  's13/worker-policy': 'The worker has a policy of its own',
  's13/strict': 'No policy allows unsafe code, or all hosts',
  // 14 Markup
  's14/data': 'What a seller writes is a text on the page, in its data too',
  's14/head': 'And in its head',
  // 15 Headers
  's15/every-answer': 'The security headers stand on 29 kinds of answers',
  's15/no-store': 'What belongs to somebody is stored by nobody',
  // 16 Origins
  's16/named': 'Only named origins may call from elsewhere',
  's16/json': 'And only with JSON',
  // 17 Worker
  's17/catalogue-alone': 'The worker keeps the catalogue and nothing else of the API',
  's17/no-pages': 'And no page about the farmer',
  's17/whole': 'Only whole answers of our own server are kept',
  // 18 Uploads
  's18/honest': 'Files are what their first bytes say, whatever name and type they claim',
  's18/picture-size': 'A picture has 8 MB at most',
  's18/film-size': 'A film has 30 MB at most, all files together 60 MB',
  's18/cleaned': 'Place and camera are gone from what is kept',
  's18/private': 'Until it is approved its owner and the operator alone see a picture',
  's18/none-stays': 'Of what is refused nothing stays',
  // 19 Bodies
  's19/unstorable': 'Text that no column can store is refused at the door, and never a server error',
  // 20 SQL
  's20/signs': 'Percent, underscore and backslash mean themselves in a search',
  // 21 Errors
  's21/no-reason': 'A failure is answered without its reason, and logged with it',
  // 22 Logs
  's22/no-values': 'A statement that fails is logged without what was typed',
  's22/refusals': 'Refusals, log-ins and payments are logged with the request’s number',
  's22/no-secrets': 'And without anybody’s secrets',
  // 23 Steps
  's23/crowd': 'A crowd buys what is there and no more, and nobody has to ask again',
  's23/no-circle': 'Orders that name the same goods in opposite order never wait for each other in a circle',
  's23/delivered-alone': 'Only what was delivered to the caller is reviewed',
  's23/own-payment': 'Another customer’s order can be neither requested nor verified',
  // 24 Secrets
  's24/weak': 'In production a short, default or placeholder secret stops the start, in one line that does not tell it',
  // 25 Packages
  's25/hash': 'Every package is held by its hash',
  's25/bill': 'And named in the bill of materials',
  // 26 Methods and proxies
  's26/proxies': 'A forwarded address is believed of a configured proxy alone',
  's26/trace': 'TRACE is refused',
  // 27 Slow clients
  's27/given-up': 'A body that does not come to an end is given up',
} as const
