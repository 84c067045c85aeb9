import { promise } from './promise.ts'

const layout = 'src/app/layout'
const early = 'src/app/startup/early-input.ts'
const back = 'src/ui/base/back.ts'

/** And on every screen. */
export const handScreens = {
  'hand/back-list': promise('Back finds a list as long as it was left, at the same place', [
    'src/app/actions/usePagination.ts',
    'left.get(place) ?? begin',
    'begin',
  ]),
  'hand/back-home': promise('And what lies far below the first screen where it was left', [
    'src/ui/display/Section.tsx',
    'if (height !== undefined) element',
    'if (height === null) element',
  ]),
  'hand/back-dialog': promise('Back closes what lies above the page, which is not even read again', [
    'src/ui/overlay/Dialog.tsx',
    'const leave = closeOnBack(() => close.current())',
    'const leave = () => undefined',
  ]),
  'hand/back-hanging': promise('And a list that hangs from the header', [
    `${layout}/menus/useDismiss.ts`,
    'stopBack = closeOnBack(onOutside)',
    'stopBack = () => undefined',
  ]),
  'hand/back-once': promise('What was closed otherwise costs no second Back', [
    back,
    '  if (closers.length <= depth) return history.back()\n',
    '',
  ]),
  'hand/opened-between': promise('A menu opened while a page comes stays open', [
    `${layout}/menus/panels.store.ts`,
    '(navigation.location ?? location).key',
    'location.key',
  ]),
  'hand/typed-between': promise('What is typed into the search while a page comes stays', [
    `${layout}/header/Header.tsx`,
    'key={next.key}',
    'key={here.key}',
  ]),
  'hand/focus-between': promise('And the page that comes does not take the focus from it', [
    `${layout}/Layout.tsx`,
    'else if (usePanel.getState().open === null) main',
    'else main',
  ]),
  'hand/bars': promise('The bottom bar lies above whatever a page piles up', [
    `${layout}/nav/BottomBar.module.css`,
    '  z-index: var(--z-bar);\n',
    '  z-index: -1;\n',
  ]),
  'hand/early-press': promise(
    'What is pressed before the page is alive is done once, when it is',
    [early, '    pressed.add(control)\n', ''],
    [early, 'answered.has(event) || ', ''],
    [early, '  addEventListener(type, onBubble)\n', ''],
    [early, 'if (answered.has(event)', 'if (isHydrated(control) || answered.has(event)'],
  ),
  'hand/held': promise('A button is there as long as a finger is on it', [
    'src/app/pages/catalogue/DeliveryPlace.tsx',
    '{!hasPin && (',
    '{!hasPin && !ready && (',
  ]),
  'hand/early-part': promise('Also while another part of the page does not come', [
    early,
    '[...pressed].filter(isSettled)',
    "[...pressed].filter(() => [...document.querySelectorAll('button')].every(isSettled))",
  ]),
  'hand/slow-name': promise('A page that is long on its way stands at the top with its name', [
    `${layout}/status/useSlowNavigation.ts`,
    'if (shown) scrollTo(0, 0)',
    '',
  ]),
  'hand/slow-shape': promise('And with its own shape', [
    `${layout}/status/PageSkeleton.tsx`,
    "{path.startsWith('/product-details/') && (",
    "{path === '' && (",
  ]),
  'hand/slow-left': promise('The page before keeps its place, whatever is done meanwhile', [
    `${layout}/Layout.tsx`,
    "slow && other.key === location.key ? '' : scrollKeyOf(other)",
    'scrollKeyOf(other)',
  ]),
  'hand/slow-due': promise('And a page that comes when its skeleton is due stands where it was left', [
    `${layout}/status/useSlowNavigation.ts`,
    'setTimeout(() => setSlow(true), DELAY_MS)',
    'setTimeout(() => { setSlow(true); scrollTo(0, 0) }, DELAY_MS)',
  ]),
  'hand/counts-known': promise('Without the shop a list counts what this phone knows', [
    'src/features/catalogue/browse/count-of.ts',
    'part ? text.catalogue.countHere : text.catalogue.count',
    'text.catalogue.count',
  ]),
  'hand/whole-again': promise('And is whole when the shop is back', [
    'src/app/startup/start-client.ts',
    'if (online && !before.online && hasPartialData()) void router.revalidate()',
    'if (online && before.online && hasPartialData()) void router.revalidate()',
  ]),
  'hand/error-once': promise('A connection that brings nothing shows its face once, without a second wait', [
    `${layout}/status/useCachedDocument.ts`,
    '      if (!(await isKept())) return\n',
    '',
  ]),
  'hand/later': promise('An update can wait: Later leaves the old build at work', [
    'src/app/updates/UpdatePrompt.tsx',
    'onNo={later}',
    'onNo={update}',
  ]),
  'hand/first-wrong': promise('A form leads to its first wrong field', [
    'src/ui/form/useSchemaForm.ts',
    'if (first instanceof HTMLElement) first.focus()',
    'if (first instanceof HTMLElement) first.blur()',
  ]),
  'hand/pin': promise('A PIN is looked up at its last digit', [
    'src/features/addresses/usePlaces.ts',
    'if (pin === lastPin.current || !isPincode(pin)) return',
    "if (pin !== '') return",
  ]),
  'hand/cause': promise('A message goes with its cause', [
    'src/features/reviews/ReviewForm.tsx',
    'shouldValidate: form.formState.isSubmitted',
    'shouldValidate: false',
  ]),
  'hand/phone-typed': promise('A phone number is taken as people write it and kept as ten digits', [
    'src/contract/forms.ts',
    'TRUNK = /^(?:[+＋]91|0{0,2}91)?0?',
    'TRUNK = /^(?:[+＋]91|0091)?',
  ]),
  'hand/phone-known': promise('And known by the shop however it is written', [
    'src/contract/forms.ts',
    'joinedDigits(typed).replace(TRUNK',
    'typed.replace(TRUNK',
  ]),
  'hand/plain-words': promise('No answer has the words of the schema library', [
    'src/contract/plain-messages.ts',
    'return fieldMessages.notValid',
    "return 'Invalid type: Expected string but received undefined'",
  ]),
  'hand/no-link': promise('A seller who comes without a link reads words, not those of a program', [
    'src/app/pages/sellers/SellerFormPage.tsx',
    "  token === ''\n    ?",
    "  token === 'none'\n    ?",
  ]),
  'hand/own-desk': promise('Sellers without a site of their own stay at the desk of this one', [
    'server/shop/accounts/accounts.ts',
    'desk.origin === PLACEHOLDER_ORIGIN ? desk.pathname + desk.search : desk.href',
    'desk.href',
  ]),
  'hand/no-empty-links': promise('The footer links only what is there', [
    'src/ui/display/OutsideLink.tsx',
    'href === undefined',
    'href === null',
  ]),
  'hand/contact': promise('Every page tells what is set, examples without a link, in production nothing untrue', [
    'server/config/contact.ts',
    'contact.length === 0 && !production',
    'contact.length === 0',
  ]),
  'hand/settings': promise('Address, phone, WhatsApp and email of the shop stand on every page, without network too', [
    'src/app/read-shop-settings.ts',
    "told || localStorage.getItem(SHOP_SETTINGS) || '{}'",
    "told || '{}'",
  ]),
  'hand/contact-rendered': promise('Whatever characters they are written in', [
    'server/http/routes/pages.ts',
    "JSON.stringify(data).replaceAll('<', '\\\\u003c')",
    'JSON.stringify(data)',
  ]),
}
