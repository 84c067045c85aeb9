import { messages } from '../../contract/messages.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { search } from './search.ts'
import { states } from './states.ts'

/** What the catalogue, the footer and the menus say. */
export const shop = {
  catalogue,
  dates,
  facts,
  /** What stands in place of a page that is not there. */
  failures: {
    notFoundText: 'This page does not exist, or it has moved. Try one of these:',
    partNotLoaded: 'This part is not on your phone yet. Connect once to load it.',
    failedTitle: 'The page did not load',
    failedText: 'The shop did not answer. Your cart and your wishlist are safe on this phone.',
    offlineTitle: 'This page is not on your phone yet',
    offlineText: 'You are offline. Pages you have opened before work without network.',
    toHome: 'Go to the home page',
    tryAgain: 'Try again',
  },
  footer,
  goods,
  /** Words of the components that know nothing of the shop. */
  labels: {
    previous: 'Previous',
    next: 'More',
    previousSlide: 'Previous',
    nextSlide: 'Next',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
    quantity: 'Quantity',
    listPrice: 'List price',
    percentOff: (percent: string) => `${percent}% off`,
    outOfFive: (value: string) => `${value} out of 5 stars`,
  },
  menus,
  messages,
  /** Why a change made on this phone was not taken, when the shop gave no words of its own. */
  refusals: {
    refused: 'The shop did not accept this. Check it and save it again.',
    gone: 'This was removed on another phone. Save it again to keep it.',
    conflict: 'This is already used. Save it again.',
    expired: 'This waited too long to be sent. Save it again.',
    dependent: 'An earlier change was not accepted. Check it and save it again.',
    unreadable: 'This could not be read. Please type it again.',
  },
  search,
  states,
  /** The state of the network and of what waits to be sent. */
  status: {
    offline: 'You are offline',
    fromPhone: 'From this phone',
    pricesSeen: (ago: string) => `Prices as of ${ago}`,
    justNow: 'just now',
    lastOnlineUnknown: 'Prices may have changed since this phone was last online.',
    attention: { one: '# change needs your attention', other: '# changes need your attention' },
    waiting: { one: '# change waiting to be sent', other: '# changes waiting to be sent' },
  },
}
