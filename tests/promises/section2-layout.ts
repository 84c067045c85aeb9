import { promise } from './promise.ts'

/** What stands on every page. */
export const section2Layout = {
  '2.2/drop-downs': promise(
    'Drop-downs Brands, Categories and Sellers lead to their pages, and an outside press closes them',
    ['src/app/layout/nav/Navigation.tsx', '<MenuList kind="sellers" wide />', '<MenuList kind="brands" wide />'],
    [
      'src/app/layout/menus/useDismiss.ts',
      '!ref.current?.contains(event.target)) onOutside()',
      'ref.current === event.target) onOutside()',
    ],
  ),
  '2.2/about': promise('About Us is a link', [
    'src/app/layout/nav/Navigation.tsx',
    '<Link className={styles.link} to="/about">',
    '<Link className={styles.link} to="/seller-request">',
  ]),
  'd43/forum': promise('Forum is no link, and is coming', [
    'src/app/layout/nav/Navigation.tsx',
    '{text.menus.forum} <small>',
    '<Link to="/about">{text.menus.forum}</Link> <small>',
  ]),
  '2.2/guest': promise('A guest is called Guest and can only log in', [
    'src/app/layout/menus/UserMenu.tsx',
    '{user ? (',
    '{user !== undefined ? (',
  ]),
  '2.2/user': promise(
    'The user’s menu: name, Orders, Address, Review, Logout',
    ['src/app/layout/menus/UserMenu.tsx', '{text.menus.review}', '{text.menus.orders}'],
    [
      'src/app/layout/menus/UserMenu.tsx',
      'label={user ? <Name name={user.name || text.layout.you} /> : text.layout.guest}',
      'label={text.layout.guest}',
    ],
  ),
  '2.2/logout': promise('Logout makes a guest of her: token and user are gone', [
    'src/features/account/auth-storage.ts',
    'for (const key of [TOKEN_KEY, USER_KEY, WISHLIST_KEY])',
    'for (const key of [USER_KEY, WISHLIST_KEY])',
  ]),
  '2.2/cart-badge': promise('The cart’s badge is the sum of quantities', [
    'src/app/layout/nav/counts.ts',
    'countOf(cartItems)',
    'cartItems.length',
  ]),
  '2.2/wish-badge': promise('The wishlist’s badge is the number of wishes', [
    'src/app/layout/nav/counts.ts',
    'items.length)',
    'items.length * 2)',
  ]),
  '2.2/bare': promise('On the log-in and the sign-up only the way home is left of the header', [
    'src/app/layout/header/Header.tsx',
    '        {!bare && (\n          <>\n',
    '        {(\n          <>\n',
  ]),
  '2.2/search-outside': promise('A press outside closes the list of what was found, and what was typed stays', [
    'src/app/layout/header/SearchBox.tsx',
    'useDismiss(box, isOpen, close)',
    'useDismiss(box, false, close)',
  ]),
  '2.2/clear': promise('Clear empties the box', [
    'src/app/layout/header/SearchBox.tsx',
    "    setQuery('')\n    input.current?.focus()\n",
    '    input.current?.focus()\n',
  ]),
  '2.2/search-40vh': promise('What was found scrolls in a list of at most 40vh', [
    'src/app/layout/header/SearchBox.module.css',
    'max-height: 40vh',
    'max-height: 60vh',
  ]),
  '8/no-product': promise(
    'A search without a find, or that fails: “No Product Found”',
    ['src/contract/messages.ts', "  noProductFound: 'No Product Found'", "  noProductFound: 'Wrong'"],
    [
      'src/features/catalogue/search/SearchResults.tsx',
      '{found !== null && products.length === 0 && (',
      '{found !== null && products.length < 0 && (',
    ],
  ),
  '2.2/phone': promise(
    'The phone’s layout ends at 768 px',
    ['src/ui/base/layout.module.css', '(min-width: 769px)', '(min-width: 768px)'],
    ['src/ui/base/layout.module.css', '(min-width: 769px)', '(min-width: 770px)'],
  ),
  '2.2/side-menu': promise('The side menu opens Shop by Brand, Category or Seller, one at a time', [
    'src/app/layout/menus/SideMenu.tsx',
    'aria-expanded={open === kind}',
    'aria-expanded={open !== null}',
  ]),
  '2.2/sell': promise('Contact us to sell your products leads to the seller request', [
    'src/app/layout/menus/SideMenu.tsx',
    'to="/seller-request"',
    'to="/seller-form"',
  ]),
  '2.2/bar-guest': promise('The bottom bar’s Guest: Sign Up and Login', [
    'src/app/layout/menus/AccountSheet.tsx',
    'label={text.menus.signUp}',
    'label={text.menus.orders}',
  ]),
  '2.2/bar-menu': promise('Its Menu: Orders, Address, Reviews', [
    'src/app/layout/menus/SideMenu.tsx',
    'label={text.menus.reviews}',
    'label={text.menus.orders}',
  ]),
  '2.2/bar-cart': promise('Its Cart opens the cart', [
    'src/app/layout/nav/BottomBar.tsx',
    'onClick={() => toggleCart(true)}',
    "onClick={() => openPanel('menu')}",
  ]),
  '2.2/bar-ways': promise('Its Home and Wishlist lead there', [
    'src/app/layout/nav/BottomBar.tsx',
    '<NavLink to="/wishlist"',
    '<NavLink to="/my-reviews"',
  ]),
  '2.2/you': promise('Its You: Profile and Logout', [
    'src/app/layout/menus/AccountSheet.tsx',
    'label={text.menus.profile}',
    'label={text.menus.orders}',
  ]),
  '2.2/back': promise('A page with a sub-header has Back; the first page of a visit leads home', [
    'src/app/layout/header/TitleBar.tsx',
    "key === 'default' ? navigate('/') : navigate(-1)",
    'navigate(-1)',
  ]),
  '2.2/cart-350': promise('The cart’s panel is at most 350 px wide', [
    'src/ui/overlay/Dialog.module.css',
    '  width: 350px;\n  max-width: min(350px,',
    '  width: 360px;\n  max-width: min(360px,',
  ]),
  '2.2/scroll': promise('The page behind it stays where it is', [
    'src/ui/base/base.css',
    'body.modal-active {\n  overflow: hidden;',
    'body.modal-active {\n  overflow: auto;',
  ]),
  '8/empty-cart': promise(
    'An empty cart says “No Products Added to Cart”, and Checkout waits',
    ['src/contract/messages.ts', "  emptyCart: 'No Products Added to Cart'", "  emptyCart: 'Wrong'"],
    [
      'src/features/cart/CartFoot.tsx',
      'disabled={!accepted || items.length === 0}',
      'disabled={!accepted && items.length > 0}',
    ],
  ),
  'd64/mark': promise(
    'While a dialog is open the body carries modal-active',
    [
      'src/ui/base/body-modal-flag.ts',
      'document.body.toggleAttribute(MARK, open.length > 0)',
      'document.body.toggleAttribute(MARK, open.length > 1)',
    ],
    ['src/ui/base/body-modal-flag.ts', 'filter((one) => one !== mine)', 'filter((one) => one === mine)'],
  ),
  'd64/focus-in': promise('Focus goes into it', [
    'src/ui/overlay/open-modal.ts',
    '    dialog.open = false\n    dialog.showModal()\n',
    '',
  ]),
  'd64/escape': promise('Escape closes it, and focus returns to what opened it', [
    'src/ui/overlay/Dialog.tsx',
    '      dialog.close()\n      unmark()\n      if (before instanceof HTMLElement) before.focus({ preventScroll: true })\n',
    '      unmark()\n',
  ]),
  '2.2/footer-folds': promise('The footer’s parts on a phone open one at a time', [
    'src/app/layout/footer/Footer.tsx',
    'open: open === name,',
    'open: open !== null,',
  ]),
  '2.2/quick': promise(
    'The footer’s quick inquiry is emptied once the shop has it, and leads home',
    ['src/features/enquiry/EnquiryForm.tsx', '    if (!refused) form.reset()\n', ''],
    [
      'src/app/layout/footer/Footer.tsx',
      "sendEnquiry(enquiry, () => void navigate('/'))",
      "sendEnquiry(enquiry, () => void navigate('/about'))",
    ],
  ),
}
