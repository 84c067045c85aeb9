import { by, row } from './promise.ts'
import type { Part } from './promise.ts'
import { buying, catalogue, forms, layout, seller } from './proofs.ts'

const dropDown = (name: string) => layout('the drop-down %s leads to its pages and closes on an outside press', name)
const guest = layout('a guest is called Guest and can only log in; the counts are nothing')
const farmer = layout('the header has the farmer’s name, with Orders, Address, Review and Logout; Logout makes a guest')
const subHeader = (kind: string) => layout('a %s page has a sub-header with Back and its name', kind)
const sideMenu = layout('the side menu opens one of its three parts at a time, and leads to the seller request')
const bottomBar = layout('the bottom bar leads home, to the wishlist and the cart, and a guest to Sign Up and Login')
const cartPanel = layout('the cart opens at the side, at most 350 px wide; the page behind it stays where it is')
const fillsCart = buying('fills a cart: lines, quantities, their sum, and what they cost together')
const checkout = buying('checkout waits for the terms and for something in the cart, and sends a guest to the log-in')
const modal = forms(
  'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
)
const formAt = (name: string) => forms('the form says beside each field what is wrong with it: %s', name)

export const commonLayout: Part = {
  title: '2.2 Common layout',
  rows: [
    row('Drop-down Brands', 'src/app/layout/nav/Navigation.tsx src/app/layout/menus/MenuList.tsx', dropDown('Brands')),
    row(
      'Drop-down Categories',
      'src/app/layout/nav/Navigation.tsx src/app/layout/menus/MenuList.tsx',
      dropDown('Categories'),
    ),
    row(
      'Drop-down Sellers',
      'src/app/layout/nav/Navigation.tsx src/app/layout/menus/MenuList.tsx',
      dropDown('Sellers'),
    ),
    row(
      'About Us is a link, Forum is none',
      'src/app/layout/nav/Navigation.tsx',
      layout('About Us is a link, Forum is none and is coming'),
    ),
    row('User menu of a guest: LogIn, and the name Guest', 'src/app/layout/menus/UserMenu.tsx', guest),
    row('User menu logged in: name, Orders, Address, Review, Logout', 'src/app/layout/menus/UserMenu.tsx', farmer),
    row('Cart badge: sum of quantities', 'src/app/layout/nav/counts.ts#useCartCount', guest, fillsCart),
    row(
      'Wishlist badge: number of wishes',
      'src/app/layout/nav/counts.ts#useWishCount',
      guest,
      buying('finds an empty wishlist, fills it, moves one thing to the cart and takes another off'),
    ),
    row(
      'Log-in page without the header’s tools',
      'src/app/layout/header/Header.tsx',
      layout('on %s only the way home is left of it', '/login'),
    ),
    row(
      'Sign-up page without the header’s tools',
      'src/app/layout/header/Header.tsx',
      layout('on %s only the way home is left of it', '/signup'),
    ),
    row(
      'Search: a list below the box, closed by an outside press or Clear',
      'src/app/layout/header/SearchBox.tsx src/app/layout/menus/useDismiss.ts',
      layout('a press outside closes the list, and Clear empties the box'),
    ),
    row(
      'Search: the list scrolls within 40vh',
      'src/app/layout/header/SearchBox.module.css',
      layout('what is found scrolls in a list of at most 40 % of the window’s height'),
    ),
    row(
      'Search: “No Product Found” without a find or after a failure',
      'src/features/catalogue/search/SearchResults.tsx src/contract/messages.ts#noProductFound',
      layout('a search without a find, or that fails, says No Product Found'),
    ),
    row(
      'Search that fails: what this phone knows, under “From this phone”',
      'src/features/catalogue/search/SearchResults.tsx src/features/catalogue/search/useSearch.ts',
      by('journeys/poor-network')(
        'without network old prices say how old they are, and the search finds what was visited',
      ),
    ),
    row(
      'Back closes what lies above the page before it leaves the page',
      'src/ui/base/back.ts src/ui/overlay/Dialog.tsx src/app/layout/menus/useDismiss.ts',
      by('journeys/back')('after Close one Back leads to the page before, and a dialog can be opened again'),
      by('journeys/back')('from a page that a menu has opened, Back leads to where the menu was, and from there on'),
      by('journeys/back')('%s', 'what the search has found'),
    ),
    row(
      'A page that is long on its way: its name and its shape, from the top',
      'src/app/layout/status/useSlowNavigation.ts src/app/layout/status/PageSkeleton.tsx src/app/layout/header/title-of.ts#comingTitle',
      by('journeys/back')('a page that is long on its way stands at the top with its name and its own shape'),
    ),
    row(
      'Without the shop a list counts what this phone knows, and is whole when the shop is back',
      'src/features/catalogue/browse/count-of.ts src/app/startup/start-client.ts src/offline/catalogue-index/answer.ts',
      by('journeys/unreachable')('a list of what the phone knows says so, and is whole again when the shop is back'),
    ),
    row(
      'A connection that brings nothing: the error face once, without a second wait',
      'src/app/layout/status/useCachedDocument.ts',
      by('journeys/unreachable')('a connection that brings nothing shows its face once, without loading the page anew'),
    ),
    row(
      'Chrome 87, Firefox 98 and Safari 15.4 run page and worker',
      'vite.config.ts#OLDEST_BROWSERS src/offline/api/polyfills.ts tests/support/browsers/table.ts',
      by('journeys/oldest-browsers')(
        'on the oldest Chrome a farmer walks home, cart, log-in, wish, and a product without network',
      ),
      by('journeys/oldest-browsers')('page and worker call nothing that one of the oldest browsers lacks'),
    ),
    row(
      'Mobile at 768 px and below',
      'src/app/layout/nav/BottomBar.module.css',
      layout('the phone’s header ends at 768 px'),
    ),
    row(
      'Side menu: Shop by Brand, Category and Seller, one open at a time; Contact us to sell your products',
      'src/app/layout/menus/SideMenu.tsx',
      sideMenu,
    ),
    row(
      'Bottom bar: Home, Wishlist and Cart with counts, Menu with Orders, Address, Reviews; Guest with Sign Up and Login',
      'src/app/layout/nav/BottomBar.tsx src/app/layout/menus/AccountAndMoreSheets.tsx',
      bottomBar,
    ),
    row(
      'Bottom bar logged in: You with Profile and Logout',
      'src/app/layout/menus/AccountAndMoreSheets.tsx',
      layout('the bottom bar says You, with Profile and Logout'),
    ),
    row(
      'Brand, category and seller pages: sub-header with Back and title',
      'src/app/layout/header/TitleBar.tsx',
      subHeader('brand'),
      subHeader('category'),
      subHeader('seller'),
    ),
    row(
      'Cart panel at most 350 px wide; scrolling locked behind it',
      'src/ui/overlay/Dialog.module.css src/ui/base/base.css',
      cartPanel,
    ),
    row(
      'Cart panel: lines with plus, minus and remove, and the subtotal',
      'src/features/cart/CartLine.tsx src/features/cart/CartFoot.tsx',
      fillsCart,
    ),
    row(
      'Cart panel empty: “No Products Added to Cart”',
      'src/features/cart/CartPanel.tsx src/contract/messages.ts#emptyCart',
      cartPanel,
      checkout,
    ),
    row('Cart panel: terms checkbox and Checkout', 'src/features/cart/CartFoot.tsx', checkout),
    row(
      'Modal Contact for Bulk Orders from header and footer; the body is marked modal-active',
      'src/features/enquiry/EnquiryDialog.tsx src/ui/base/body-modal-flag.ts',
      formAt('Contact for Bulk Orders, opened from the header'),
      modal,
    ),
    row(
      'Footer: quick inquiry',
      'src/features/enquiry/QuickInquiry.tsx',
      forms('a quick inquiry is emptied once the shop has it, and leads home'),
    ),
    row(
      'Footer: Sell On opens the seller request',
      'src/features/seller-onboarding/SellerRequestForm.tsx',
      formAt('Seller request, opened from the footer'),
    ),
    row(
      'Footer on a phone: parts that open one at a time',
      'src/app/layout/footer/Footer.tsx',
      layout('the footer’s parts open one at a time'),
    ),
  ],
}

export const home: Part = {
  title: '2.3 Home',
  rows: [
    row(
      'Rotating banners, every 5000 ms, looped',
      'src/features/catalogue/home/BannerSlider.tsx',
      catalogue('the home banners change every 5000 ms, in a circle'),
    ),
    row(
      'The lowest sections of home come after its first screen',
      'src/ui/base/lazy-section.tsx src/app/pages/catalogue/HomePage.tsx',
      catalogue('the home page is alive without the code of its sections far below, which stand there as drawn'),
    ),
    row(
      'Sections below the first screen come with the page, their pictures when they are near',
      'src/ui/media/Picture.tsx',
      catalogue('pictures far below the home page’s first screen come when they are scrolled near'),
    ),
    row(
      'Products that do not load: Error: {message}',
      'src/app/actions/ProductRail.tsx',
      catalogue('products that do not load say Error and why, at home and on their own page'),
    ),
    row(
      'Hero carousel: three in sight, coverflow 20 by 2.5, looped, pagination, arrows',
      'src/features/catalogue/home/HeroCarousel.tsx',
      catalogue(
        'the hero carousel shows three pictures as a coverflow of depth 20 by 2.5, looped, with dots and arrows',
      ),
    ),
  ],
}

export const productPage: Part = {
  title: '2.5 Product page',
  rows: [
    row(
      'Picture, title, rating with count, packs',
      'src/app/pages/catalogue/ProductPage.tsx',
      catalogue('a product page tells everything about a product, and leads to its brand and its seller'),
    ),
    row(
      'Share where there is no sheet: the link is copied',
      'src/features/catalogue/product/share.ts',
      catalogue('a product page tells everything about a product, and leads to its brand and its seller'),
    ),
    row(
      'Customer reviews only with an average above 0',
      'src/app/pages/catalogue/ProductPage.tsx src/features/catalogue/product/Reviews.tsx',
      catalogue('without reviews there is no section of reviews'),
    ),
    row(
      'A page that does not load: Error: {message}',
      'src/app/layout/PageError.tsx src/contract/messages.ts#error',
      catalogue('products that do not load say Error and why, at home and on their own page'),
    ),
    row(
      'A broken picture is replaced',
      'src/ui/media/Picture.tsx src/ui/media/useImageError.ts',
      catalogue('a picture that does not come is replaced by a drawing, and tried again with the network'),
    ),
  ],
}

export const accountPages: Part = {
  title: '2.6 and 2.7 Log-in, sign-up and sellers',
  rows: [
    row(
      'Log-in: roles, Email ID or Phone No., password, link to sign-up, Forgot Password and Use OTP; isSellerLogin=1',
      'src/app/pages/account/LoginPage.tsx src/features/account/LoginForm.tsx',
      forms('both roles, both ways, a code and a new password are offered; isSellerLogin=1 chooses the seller'),
    ),
    row(
      'Sign-up: the seller’s choice is the request form',
      'src/app/pages/account/SignUpPage.tsx',
      formAt('Sign-up of a seller'),
    ),
    row(
      'Thank-you page: the way in, and a button to it',
      'src/app/pages/account/ThankYouPage.tsx',
      forms('the thank-you page tells the way in'),
    ),
    row(
      'Seller request: its fields, the same-number box, I Want To Become A Seller',
      'src/features/seller-onboarding/SellerRequestForm.tsx',
      formAt('Seller request'),
      seller,
    ),
    row('Seller’s thank-you card: its words and HOME', 'src/app/pages/sellers/SellerThankYouPage.tsx', seller),
    row(
      'Seller form by token: Seller Form, Use My Location, Save; success leads home',
      'src/app/pages/sellers/SellerFormPage.tsx src/app/pages/sellers/SellerForm.tsx',
      seller,
    ),
  ],
}
