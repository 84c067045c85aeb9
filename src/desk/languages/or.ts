import type { DeskWords } from './words.ts'
import { approval } from './or/approval.ts'
import { audit } from './or/audit.ts'
import { brands, categories, crops, facts, sales } from './or/catalogue.ts'
import { customers } from './or/customers.ts'
import { desk } from './or/desk.ts'
import { listingFile } from './or/file.ts'
import { listings } from './or/listings.ts'
import { cash, refunds, returns } from './or/money.ts'
import { orders } from './or/orders.ts'
import { paper, pictures, shipments, variants, zones } from './or/parcels.ts'
import { closingHour, doorProof, licencePapers } from './or/papers.ts'
import { products } from './or/products.ts'
import { cashBook, round, scan } from './or/round.ts'
import { licences, sellers } from './or/sellers.ts'
import { promotions, registered, shop, staff } from './or/shop.ts'
import { days, layout, list, login } from './or/start.ts'
import { complaints, enquiries, questions, reviews } from './or/talk.ts'
import { today } from './or/today.ts'
import { table } from './or/wide.ts'

export { answers } from '../../texts/or/answers.ts'
export { dates } from '../../texts/or/dates.ts'
export { goods } from '../../texts/or/goods.ts'
export { messages } from '../../texts/or/messages.ts'
export { sentences } from './or/sentences.ts'

export const words: Partial<DeskWords> = {
  approval,
  audit,
  brands,
  cash,
  cashBook,
  categories,
  closingHour,
  crops,
  facts,
  complaints,
  customers,
  days,
  desk,
  doorProof,
  enquiries,
  layout,
  licencePapers,
  licences,
  list,
  listingFile,
  listings,
  login,
  orders,
  paper,
  pictures,
  products,
  promotions,
  questions,
  refunds,
  registered,
  returns,
  reviews,
  round,
  sales,
  scan,
  sellers,
  shipments,
  shop,
  staff,
  today,
  table,
  variants,
  zones,
}
