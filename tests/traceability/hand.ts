import { by, row } from './promise.ts'
import type { Section } from './promise.ts'
import { cart, catalogue, layout, reviewed, seller } from './proofs.ts'

/** What a farmer with a small phone in one hand must not stumble over, beyond the specification. */

const walk = by('journeys/walk')
const settings = by('journeys/shop-settings')
const told = by('server/http/screen-titles')
const goesOn = walk('a guest who buys signs up and logs in, and is at the checkout; a reload between loses nothing')
const chosen = walk('a new address and an edited one are the chosen ones, and nothing is paid for with an empty cart')
const left = walk('the cart takes no more than is left and says so at the plus; no toast lies on what can be pressed')

export const hand: Section = {
  title: 'In the hand',
  parts: [
    {
      title: '',
      rows: [
        row(
          'A log-in leads on to the checkout, the wish or the page that asked for it, and never to another site',
          'src/features/account/after-login.ts#readReturnTo src/features/account/return-to.ts#toThisPage src/app/pages/account/LoginFirst.tsx',
          goesOn,
          walk('a guest’s wish is done after the log-in, on the page where it was made; a plain log-in leads home'),
          by('unit/account/after-login')(
            'a log-in never leads elsewhere nor round in a circle: %s',
            '//elsewhere.example/',
          ),
        ),
        row(
          'The address just written or edited is the chosen one',
          'src/features/addresses/selected-address.store.ts#selectAddress',
          chosen,
        ),
        row('Nothing is paid for with an empty cart', 'src/app/pages/addresses/AddressBook.tsx', chosen),
        row(
          'The cart holds no more than is left, and says so at the plus',
          'src/features/cart/cart.ts#remainingStock src/features/cart/stock.ts#takeStock',
          left,
          cart('the cart holds no more than is left, and says so when more is put in'),
          cart(
            'the shop’s word at the payment lowers a line to what is left; a line of an older build goes on as before',
          ),
        ),
        row(
          'A toast covers no control of an open dialog, and good and bad news never stand side by side',
          'src/ui/base/Toaster.tsx#stillTrue',
          left,
          goesOn,
        ),
        row(
          'Without an answer the shop says “You are offline” or “The shop does not answer”',
          'src/offline/api/log-no-answer.ts#logNoAnswer',
          walk(
            'without network nobody is told of a server error: an enquiry is saved and sent later, orders and an unseen product say why',
          ),
          by('unit/offline/call')('where the shop did not answer nothing is blamed on it: %s', 'nothing comes'),
          by('journeys/unreachable')(
            'where there is a link and only the shop is silent the strip says so; without a link it blames nobody',
          ),
        ),
        row(
          'A cancelled item that was paid says where its money is',
          'src/features/orders/ReturnState.tsx#RefundState server/shop/orders/order-history.ts#refundOf',
          walk('a cancelled item that was paid says where its money is, until it is back'),
          told('the history says where the money of a cancelled item is, from due to done'),
        ),
        row(
          'An item that the shop has cancelled says why, in the operator’s words',
          'server/shop/orders/order-history.ts src/features/orders/OrderCard.tsx',
          told(
            'the history says why the shop has cancelled an item, and nothing of other moves or of the customer’s own',
          ),
        ),
        row(
          'Back finds a list as long as it was left, at the same place',
          'src/app/actions/usePagination.ts#usePagination',
          walk('Back from a product finds the list as long as it was left, at the same place'),
        ),
        row(
          'The bottom bar lies above whatever a page piles up',
          'src/app/layout/Layout.module.css',
          walk('the bars at the foot of the screen stay on top of whatever the home page carries'),
        ),
        row(
          'Only packs on sale are compared',
          'src/features/catalogue/product/unit-price.ts#cheapestOf',
          by('unit/catalogue/unit-price')('only packs in stock are compared; where none is left, all of them'),
        ),
        row(
          'An update can wait: Later asks again at the next opening',
          'src/app/updates/updates.ts#offerUpdate src/app/updates/UpdatePrompt.tsx',
          by('journeys/updates')('an update asks first, never under a checkout, and takes over after a week'),
        ),
        row(
          'A plain box stands in for a picture that did not come',
          'src/ui/media/Picture.tsx',
          catalogue('a picture that does not come is replaced by a drawing, and tried again with the network'),
        ),
        row(
          'A form leads to its first wrong field; a PIN is looked up at its last digit; a message goes with its cause',
          'src/ui/form/useSchemaForm.ts#focusFirst src/features/addresses/usePlaces.ts src/features/reviews/ReviewForm.tsx',
          walk('an empty form leads to its first wrong field, and a PIN is looked up at its last digit'),
          seller,
          reviewed,
        ),
        row(
          'A phone number is taken as people write it and kept as ten digits',
          'src/contract/forms.ts#nationalNumber',
          by('unit/contract/phones')(
            'a phone number is taken as people write it and kept as ten digits: %s',
            '+91 98765 43211',
          ),
          told('a phone number is known however it is written, and kept as ten digits'),
        ),
        row(
          'No screen shows the words of the schema library',
          'src/contract/plain-messages.ts#plainMessages src/app/pages/sellers/SellerFormPage.tsx#askBy',
          told('a field without words of its own is refused in plain ones, never in the schema library’s'),
          by('journeys/seller')('whoever comes without a link reads words, not those of a program'),
        ),
        row(
          'Nothing leads nowhere: sellers without a site of their own stay here, and the footer links only what is there',
          'src/app/pages/sellers/DeskPage.tsx src/contract/constants.ts#SOCIAL',
          told('without a site of their own sellers go to the desk of this one'),
          layout('the footer has contact, social icons, policies, both buttons and the year 2024'),
          by('server/http/config')(
            'every page tells how the shop is reached: what is set, examples without a link, in production nothing untrue',
          ),
        ),
        row(
          'The shop’s own address, phone, WhatsApp and email stand on every page, without network too',
          'server/config/contact.ts#contactLines src/app/read-shop-settings.ts#readShopSettings src/app/layout/footer/FooterBlocks.tsx',
          settings(
            'address, phone, WhatsApp and email of the shop stand in the footer and on the policies, without network too',
          ),
          by('server/http/rendered-pages')(
            'every page has how the shop is reached, whatever characters it is written in',
          ),
        ),
        row(
          'The cart holds no more than the shop sells in one order, and says so',
          'src/features/cart/cart.ts#quantityLimit src/features/cart/stock.ts#takeLimit',
          settings('the cart stops at what the shop sells in one order and says so, without network too'),
          settings(
            'an order refused because the shop now sells fewer at once leads to the cart, which holds what can be had',
          ),
        ),
        row(
          'Back closes what lies above the page before it leaves the page',
          'src/ui/base/back.ts src/ui/overlay/Dialog.tsx src/app/layout/menus/useDismiss.ts',
          by('journeys/back')('after Close one Back leads to the page before, and a dialog can be opened again'),
          by('journeys/back')(
            'from a page that a menu has opened, Back leads to where the menu was, and from there on',
          ),
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
          by('journeys/unreachable')(
            'a list of what the phone knows says so, and is whole again when the shop is back',
          ),
        ),
        row(
          'A connection that brings nothing: the error face once, without a second wait',
          'src/app/layout/status/useCachedDocument.ts',
          by('journeys/unreachable')(
            'a connection that brings nothing shows its face once, without loading the page anew',
          ),
        ),
      ],
    },
  ],
}
