import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'આ પેજ નથી, અથવા બીજે ખસેડાયું છે. આમાંથી કોઈ જુઓ:',
    partNotLoaded: 'આ ભાગ હજી તમારા ફોનમાં નથી. તેને લાવવા એક વાર નેટવર્ક સાથે જોડાઓ.',
    failedTitle: 'પેજ લોડ ન થયું',
    failedText: 'દુકાનથી જવાબ ન મળ્યો. તમારું કાર્ટ અને વિશલિસ્ટ આ ફોનમાં સલામત છે.',
    offlineTitle: 'આ પેજ હજી તમારા ફોનમાં નથી',
    offlineText: 'તમે ઑફલાઇન છો. અગાઉ ખોલેલાં પેજ નેટવર્ક વગર પણ ચાલે છે.',
    toHome: 'હોમ પેજ પર જાઓ',
    tryAgain: 'ફરી પ્રયત્ન કરો',
  },
  footer,
  goods,
  labels: {
    previous: 'પાછલું',
    next: 'વધુ',
    previousSlide: 'પાછલું',
    nextSlide: 'આગલું',
    increase: 'જથ્થો વધારો',
    decrease: 'જથ્થો ઘટાડો',
    quantity: 'જથ્થો',
    listPrice: 'MRP',
    percentOff: (percent) => `${percent}% છૂટ`,
    outOfFive: (value) => `5 માંથી ${value} સ્ટાર`,
  },
  menus,
  messages,
  refusals: {
    refused: 'દુકાને આ સ્વીકાર્યું નહીં. તપાસો અને ફરી સેવ કરો.',
    gone: 'આ બીજા ફોન પર ડિલીટ થયું છે. રાખવું હોય તો ફરી સેવ કરો.',
    conflict: 'આ પહેલાં વપરાઈ ગયું છે. ફરી સેવ કરો.',
    expired: 'મોકલવામાં બહુ મોડું થયું. ફરી સેવ કરો.',
    dependent: 'અગાઉનો એક ફેરફાર સ્વીકારાયો નથી. તે તપાસો અને ફરી સેવ કરો.',
    unreadable: 'આ વાંચી શકાયું નહીં. ફરી લખો.',
  },
  search,
  states,
  status: {
    offline: 'તમે ઑફલાઇન છો',
    fromPhone: 'આ ફોનમાંથી',
    pricesSeen: (ago) => `કિંમતો જોઈ: ${ago}`,
    justNow: 'હમણાં જ',
    lastOnlineUnknown: 'આ ફોન છેલ્લે ઑનલાઇન હતો ત્યાર પછી કિંમતો બદલાઈ હોઈ શકે.',
    attention: {
      one: '# ફેરફાર પર તમારું ધ્યાન જોઈએ',
      other: '# ફેરફારો પર તમારું ધ્યાન જોઈએ',
    },
    waiting: {
      one: '# ફેરફાર મોકલવાનો બાકી',
      other: '# ફેરફારો મોકલવાના બાકી',
    },
  },
}
