import type { DeskWords } from './words.ts'
import { approval } from './hi/approval.ts'
import { audit } from './hi/audit.ts'
import { brands, categories, crops, facts, sales } from './hi/catalogue.ts'
import { customers } from './hi/customers.ts'
import { desk } from './hi/desk.ts'
import { listingFile } from './hi/file.ts'
import { listings } from './hi/listings.ts'
import { cash, refunds, returns } from './hi/money.ts'
import { orders } from './hi/orders.ts'
import { paper, pictures, shipments, variants, zones } from './hi/parcels.ts'
import { closingHour, doorProof, licencePapers } from './hi/papers.ts'
import { products } from './hi/products.ts'
import { cashBook, round, scan } from './hi/round.ts'
import { licences, sellers } from './hi/sellers.ts'
import { promotions, registered, shop, staff } from './hi/shop.ts'
import { days, layout, list, login } from './hi/start.ts'
import { complaints, enquiries, questions, reviews } from './hi/talk.ts'
import { today } from './hi/today.ts'
import { table } from './hi/wide.ts'

export { answers } from '../../texts/hi/answers.ts'
export { dates } from '../../texts/hi/dates.ts'
export { goods } from '../../texts/hi/goods.ts'
export { messages } from '../../texts/hi/messages.ts'
export { sentences } from './hi/sentences.ts'

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
