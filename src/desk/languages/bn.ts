import type { DeskWords } from './words.ts'
import { approval } from './bn/approval.ts'
import { audit } from './bn/audit.ts'
import { brands, categories, crops, facts, sales } from './bn/catalogue.ts'
import { customers } from './bn/customers.ts'
import { desk } from './bn/desk.ts'
import { listingFile } from './bn/file.ts'
import { listings } from './bn/listings.ts'
import { cash, refunds, returns } from './bn/money.ts'
import { orders } from './bn/orders.ts'
import { paper, pictures, shipments, variants, zones } from './bn/parcels.ts'
import { closingHour, doorProof, licencePapers } from './bn/papers.ts'
import { products } from './bn/products.ts'
import { cashBook, round, scan } from './bn/round.ts'
import { licences, sellers } from './bn/sellers.ts'
import { promotions, registered, shop, staff } from './bn/shop.ts'
import { days, layout, list, login } from './bn/start.ts'
import { complaints, enquiries, questions, reviews } from './bn/talk.ts'
import { today } from './bn/today.ts'
import { table } from './bn/wide.ts'

export { answers } from '../../texts/bn/answers.ts'
export { dates } from '../../texts/bn/dates.ts'
export { goods } from '../../texts/bn/goods.ts'
export { messages } from '../../texts/bn/messages.ts'
export { sentences } from './bn/sentences.ts'

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
