import type { Atom } from './promise.ts'
import { deskGoods } from './desk-goods.ts'
import { deskParcels } from './desk-parcels.ts'
import { deskToday } from './desk-today.ts'
import { sellersLaw } from './sellers-law.ts'
import { decisions } from './decisions.ts'
import { section1 } from './section1.ts'
import { section23 } from './section2-3.ts'
import { section21 } from './section2-1.ts'
import { section210 } from './section2-10.ts'
import { section2Layout } from './section2-layout.ts'
import { section2Forms } from './section2-forms.ts'
import { section4Buying } from './section4-buying.ts'
import { section2Catalogue } from './section2-catalogue.ts'
import { decisionsWire } from './decisions-wire.ts'
import { faultsMore } from './faults-more.ts'
import { securityPackages } from './security-packages.ts'
import { orderAttempts } from './orders-attempts.ts'
import { section4Reviews } from './section4-reviews.ts'
import { faultsBeyond } from './faults-beyond.ts'
import { section2 } from './section2.ts'
import { section4 } from './section4.ts'
import { section5 } from './section5.ts'
import { section6 } from './section6.ts'
import { section7 } from './section7.ts'
import { section8 } from './section8.ts'
import { faults } from './faults.ts'
import { decisionsAccounts } from './decisions-accounts.ts'
import { decisionsOrders } from './decisions-orders.ts'
import { faultsShop } from './faults-shop.ts'
import { securityDoors } from './security-doors.ts'
import { faultsPhone } from './faults-phone.ts'
import { securityAccounts } from './security-accounts.ts'
import { security } from './security.ts'
import { section9 } from './section9.ts'
import { accounts } from './accounts.ts'
import { accountsOwn } from './accounts-own.ts'
import { floods } from './floods.ts'
import { floodsUploads } from './floods-uploads.ts'
import { floodsHttp2 } from './floods-http2.ts'
import { operator } from './operator.ts'
import { operatorMoney } from './operator-money.ts'
import { operatorCommands } from './operator-commands.ts'
import { hand } from './hand.ts'
import { faultsWhole } from './faults-whole.ts'
import { handScreens } from './hand-screens.ts'
import { handWords } from './hand-words.ts'
import { shopScreens } from './shop-screens.ts'
import { speed } from './speed.ts'
import { productPictures } from './pictures.ts'
import { goodsInLanguages } from './goods.ts'
import { complaints } from './complaints.ts'
import { declarations } from './declarations.ts'
import { news } from './news.ts'
import { questionsAndAlerts } from './questions.ts'
import { quotes } from './quotes.ts'
import { delivery } from './delivery.ts'
import { checkout } from './checkout.ts'
import { dataUse } from './data-use.ts'
import { finding } from './finding.ts'
import { words } from './words.ts'
import { language } from './language.ts'
import { calculator } from './calculator.ts'
import { searches } from './search.ts'

/** Every promise by its id; only these can be named in a test. */
export const parts = [
  section1,
  section21,
  section2Catalogue,
  section4Buying,
  section2Forms,
  section2Layout,
  section2,
  section23,
  section210,
  section4,
  section4Reviews,
  section5,
  section6,
  section7,
  section8,
  section9,
  decisions,
  decisionsAccounts,
  decisionsOrders,
  decisionsWire,
  faultsPhone,
  faults,
  faultsShop,
  faultsBeyond,
  faultsMore,
  faultsWhole,
  orderAttempts,
  security,
  securityAccounts,
  securityDoors,
  securityPackages,
  accounts,
  accountsOwn,
  floods,
  floodsUploads,
  floodsHttp2,
  operator,
  operatorMoney,
  operatorCommands,
  hand,
  handScreens,
  handWords,
  speed,
  productPictures,
  goodsInLanguages,
  questionsAndAlerts,
  quotes,
  complaints,
  declarations,
  news,
  delivery,
  checkout,
  dataUse,
  finding,
  words,
  language,
  searches,
  shopScreens,
  calculator,
  deskGoods,
  deskParcels,
  deskToday,
  sellersLaw,
] as const

type IdOf<T> = T extends unknown ? keyof T : never
export type PromiseId = IdOf<(typeof parts)[number]>

export const atoms: ReadonlyMap<string, Atom> = new Map(parts.flatMap((part) => Object.entries<Atom>(part)))
