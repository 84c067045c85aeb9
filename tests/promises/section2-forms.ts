import { promise } from './promise.ts'

/** Forms, log-in and addresses. */
export const section2Forms = {
  '5/beside': promise(
    'Every form says beside each field what is wrong with it, in the words of its first wrong rule',
    ['src/ui/form/fields.tsx', '          <span>{error}</span>\n', ''],
    ['src/ui/form/fields.tsx', "'aria-invalid': error ? true : undefined", "'aria-invalid': undefined"],
  ),
  '5/same-number': promise('Same Number For WhatsApp hides its field, copies the number, and is not sent itself', [
    'src/ui/form/useContactForm.ts',
    'values.isWhatsAppSame ? {',
    'values.isWhatsAppSame === undefined ? {',
  ]),
  '2.7/thanks': promise('A seller’s thank-you card: Thank You!, We shall get back to you soon., HOME', [
    'src/app/pages/sellers/SellerThankYouPage.tsx',
    'label: pageText.account.selling.home',
    'label: pageText.account.selling.thankYou',
  ]),
  '5/bulk-message': promise(
    'A bulk enquiry’s message is fixed and read-only: Contact for Bulk Order',
    [
      'src/features/enquiry/BulkEnquiryForm.tsx',
      '<TextField label={pageText.account.contact.message} readOnly ',
      '<TextField label={pageText.account.contact.message} ',
    ],
    ['src/contract/constants.ts', "ENQUIRY_MESSAGE = 'Contact for Bulk Order'", "ENQUIRY_MESSAGE = 'Bulk order'"],
  ),
  '2.8/sent': promise(
    'SUBMIT sends it: thanked in the shop’s words, the modal closes, home',
    ['src/app/layout/menus/Panels.tsx', "() => void navigate('/'))", '() => closePanel())'],
    ['src/app/layout/menus/panels.store.ts', '    if (next !== key) closePanel()\n', ''],
    [
      'src/app/actions/with-feedback.ts',
      "  if ('message' in answer && typeof answer.message === 'string') void toastSuccess(answer.message)\n",
      '',
    ],
  ),
  'd1/thanks': promise('The thank-you page: the initial ID is the email, the password the one chosen at sign-up', [
    'src/app/pages/account/ThankYouPage.tsx',
    '<dd>{words.passwordIs}</dd>',
    '<dd>{words.idIs}</dd>',
  ]),
  '2.6/login': promise(
    'Log-in: roles, Email ID or Phone No., Forgot Password, Use OTP, sign-up; isSellerLogin=1 chooses the seller',
    ['src/app/pages/account/LoginPage.tsx', "query.get('isSellerLogin') === '1'", "query.get('isSellerLogin') === '2'"],
    ['src/app/pages/account/LoginPage.tsx', '            {words.toSignUp}\n', '            {words.title}\n'],
  ),
  '8/refused': promise('A failed call shows the shop’s own message, and what was typed stays', [
    'src/app/actions/with-feedback.ts',
    '    void toastError(answer)\n',
    '',
  ]),
  '8/login-failed': promise('A log-in that the phone cannot keep: “Login failed: {message}”', [
    'src/contract/messages.ts',
    '`Login failed: ${message}`',
    '`Failed: ${message}`',
  ]),
  '4/logged-in': promise(
    'A customer is welcomed home; token and user are in local storage',
    [
      'src/features/account/auth-storage.ts',
      'localStorage.setItem(USER_KEY, JSON.stringify(user))',
      "localStorage.setItem('usr', JSON.stringify(user))",
    ],
    ['src/app/pages/account/LoginPage.tsx', '    void toastSuccess(words.done)\n', ''],
  ),
  '9/cookie': promise('The cookie lasts one day, with path /', [
    'src/contract/constants.ts',
    'SESSION_DAYS = 1',
    'SESSION_DAYS = 2',
  ]),
  '2.9/pin': promise('A pincode fills in area, city, district and state, and takes their messages away', [
    'src/features/addresses/usePlaces.ts',
    "    form.trigger(names.filter((name) => place[name] !== ''))\n",
    '',
  ]),
  '2.9/cancel': promise('isBuyNow goes along to the list after Cancel', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    'const back = backPath(query)',
    'const back = backPath(new URLSearchParams())',
  ]),
  '2.9/save': promise('And after Save', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    '    void navigate(back, { replace: true })\n    return undefined',
    '    void navigate(listPath({ isBuyNow: null, only: null }))\n    return undefined',
  ]),
  '2.9/edit': promise('/address/edit loads the address of its editId', [
    'src/app/pages/addresses/AddressFormPage.tsx',
    'book[kind].find(({ id }) => id === editId)',
    "book[kind].find(({ id }) => id === '')",
  ]),
  '2.9/position': promise('Use My Location fills in the address', [
    'src/features/addresses/UseMyLocation.tsx',
    'if (places && places.length > 0) onFound(places)',
    'if (places && places.length > 0) onFound([])',
  ]),
}
