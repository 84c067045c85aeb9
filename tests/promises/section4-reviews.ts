import { promise } from './promise.ts'

/** Reviews, payment in advance and sellers. */
export const section4Reviews = {
  '8/files': promise(
    'Files beyond three are dropped: “You can select a maximum of 3 files.”',
    ['src/contract/messages.ts', "  tooManyFiles: 'You can select a maximum of 3 files.'", "  tooManyFiles: 'Wrong'"],
    ['src/features/reviews/useReviewFiles.ts', 'chosen.slice(0, Math.max(0, room))', 'chosen'],
  ),
  '2.14/form': promise('Your Comment and stars are kept on the phone until they are posted', [
    'src/features/reviews/ReviewForm.tsx',
    'setTimeout(() => void save(of, { rating: canRate ? rating : null, comment }), SAVE_AFTER_MS)',
    'setTimeout(() => undefined, SAVE_AFTER_MS)',
  ]),
  '8/waiting': promise(
    'After posting only “Waiting for Admin Approval...”, and no form',
    [
      'src/contract/messages.ts',
      "  waitingForApproval: 'Waiting for Admin Approval...'",
      "  waitingForApproval: 'Wrong'",
    ],
    [
      'src/app/pages/reviews/ProductReviewPage.tsx',
      "thread?.review_status === 'pending' ? { state: 'waiting' } : ",
      '',
    ],
  ),
  '2.14/locked': promise(
    'Once it is posted: ADD COMMENT, with the stars locked and the shop’s files fixed',
    ['src/features/reviews/ReviewForm.tsx', 'locked={!canRate}', 'locked={false}'],
    ['src/features/reviews/ReviewForm.tsx', '{canRate ? words.post : words.addComment}', '{words.post}'],
  ),
  '6/shop-speaks': promise('The shop speaks in review threads as Vendor/Admin', [
    'server/shop/reviews/moderation.ts',
    ".values({ reviewId, author: 'shop', message, at: clock() })",
    ".values({ reviewId, author: 'customer', message, at: clock() })",
  ]),
  '8/dismissed': promise(
    'A dismissed window: “Payment process was cancelled. Please try again.”, and the same order can be paid again',
    [
      'src/contract/messages.ts',
      "  paymentCancelled: 'Payment process was cancelled. Please try again.'",
      "  paymentCancelled: 'Wrong'",
    ],
  ),
  '4/prepaid': promise(
    'Prepaid: created with p, paid on the same order, placed, and the cart is empty',
    ['src/features/checkout/unpaid.store.ts', 'who.acct, orderId, isPaid)', 'who.acct, orderId, false)'],
    ['src/features/checkout/checkout.ts', 'payment_method: method', "payment_method: 'c'"],
  ),
  '8/no-script': promise(
    'The provider’s script does not come: the alert “Razorpay SDK failed to load. Are you online?”',
    [
      'src/contract/messages.ts',
      "  checkoutNotLoaded: 'Razorpay SDK failed to load. Are you online?'",
      "  checkoutNotLoaded: 'Wrong'",
    ],
  ),
  '8/request-failed': promise('A request that fails: “Payment could not be processed. Please try again later.”', [
    'src/contract/messages.ts',
    "  paymentFailed: 'Payment could not be processed. Please try again later.'",
    "  paymentFailed: 'Wrong'",
  ]),
  '8/verification-failed': promise('A verification that fails: “An error occurred during payment verification.”', [
    'src/contract/messages.ts',
    "  verificationFailed: 'An error occurred during payment verification.'",
    "  verificationFailed: 'Wrong'",
  ]),
  '4/seller-accepted': promise('An accepted token leads to the log-in of sellers', [
    'src/app/pages/sellers/SellerFormPage.tsx',
    "answer.data.vendor_status === 'accepted'",
    "answer.data.vendor_status === 'rejected'",
  ]),
  '8/seller-token': promise('A token that fails: the alert “Required send form data not fetched”', [
    'src/contract/messages.ts',
    "  sellerFormNotFetched: 'Required send form data not fetched'",
    "  sellerFormNotFetched: 'Wrong'",
  ]),
  '2.7/form': promise('Seller form by token: Seller Form, and the token leaves the address bar', [
    'src/app/pages/sellers/SellerFormPage.tsx',
    '    setQuery({}, { replace: true })\n',
    '',
  ]),
  '2.7/account-types': promise('Account types saving and current', [
    'src/app/pages/sellers/SellerForm.tsx',
    'value="saving"',
    'value="savings"',
  ]),
  '9/default-flag': promise('The default address has the flag 1, all others 0', [
    'server/shop/accounts/addresses.ts',
    'is_default: row.isDefault ? 1 : 0',
    'is_default: 1',
  ]),
  '4/wish-read': promise('After a wish the list is read again', [
    'src/features/sync/sync-scheduler.ts',
    '  await pullCollections(local, drained.collections)\n',
    '',
  ]),
  'd8/cancel': promise('Cancel of the log-out’s dialog logs nobody out', [
    'src/app/layout/menus/LogOutDialog.tsx',
    'onClick={onClose} label={text.menus.cancel}',
    "onClick={() => void logOut('keep')} label={text.menus.cancel}",
  ]),
  'd72/from-phone': promise('A search that fails shows what the phone knows, under From this phone', [
    'src/features/catalogue/search/SearchResults.tsx',
    '{products.length > 0 && (found?.isOwn || showAge) && <p className={styles.age}>{text.status.fromPhone}</p>}',
    '{products.length > 0 && !found?.isOwn && showAge && <p className={styles.age}>{text.status.fromPhone}</p>}',
  ]),
  'd74/oldest': promise('Page and worker call nothing that Chrome 87, Firefox 98 or Safari 15.4 lack', [
    'src/offline/sync/queue.ts',
    'return records.filter(validateRecord).sort((',
    'return records.filter(validateRecord).toSorted((',
  ]),
  'd68/update': promise('The prompt’s button says Update, and an update takes over by it alone, or after a week', [
    'src/app/updates/updates.ts',
    'FORCE_AFTER_MS = 7 *',
    'FORCE_AFTER_MS = 9 *',
  ]),
  'f25/never-under': promise('No update is offered while a window pays or writes into a form', [
    'src/app/updates/updates.ts',
    '    await whenFree()\n    if',
    '    if',
  ]),
  'f24/parts': promise('A window open over a deployment still gets its parts', [
    'server/http/app.ts',
    "  app.get('/assets/*', async (c, next) => (await replaced(c.req.raw)) ?? (await next()))\n",
    '',
  ]),
  'f24/once': promise('And is loaded anew, once, when they are gone', [
    'src/app/startup/stale-chunk-reload.ts',
    'if (!there) return',
    'if (there) return',
  ]),
  'f24/in-vain': promise(
    'A reload that did not help is not repeated',
    ['src/app/startup/stale-chunk-reload.ts', 'if (isStillMissed()) return noteMiss()', 'if (isStillMissed()) return'],
    [
      'src/app/startup/stale-chunk-reload.ts',
      '      if (!there) return\n      noteMiss()',
      '      noteMiss()\n      if (!there) return',
    ],
  ),
  'f26/nowhere': promise('A build with a missing file installs nowhere, and the one before goes on', [
    'sw/precache.ts',
    'new PrecacheController()',
    'new PrecacheController({ plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(response) }] })',
  ]),
  'f27/off': promise('A broken worker is taken off the phones; log-in, cart and what waits stay', [
    'server/http/routes/sw-kill-switch.ts',
    '  await self.registration.unregister()\n',
    '',
  ]),
  'f27/choice': promise('And so does the choice to use little data', [
    'server/http/routes/sw-kill-switch.ts',
    '/^(kept-|data-use$|language$)/',
    '/^(kept-|language$)/',
  ]),
  'f22/words': promise('Words that cannot be sent stay on the phone', [
    'src/features/reviews/ReviewForm.tsx',
    '    await save(of, { rating: canRate ? rating : null, comment })\n    setNotSent',
    '    await removeDraft(await getDb(), of)\n    setNotSent',
  ]),
}
