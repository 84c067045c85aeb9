import type { DeskWords } from './words.ts'
import { approval } from './te/approval.ts'
import { audit } from './te/audit.ts'
import { brands, categories, crops, facts, sales } from './te/catalogue.ts'
import { customers } from './te/customers.ts'
import { desk } from './te/desk.ts'
import { listingFile } from './te/file.ts'
import { listings } from './te/listings.ts'
import { cash, refunds, returns } from './te/money.ts'
import { orders } from './te/orders.ts'
import { paper, pictures, shipments, variants, zones } from './te/parcels.ts'
import { closingHour, doorProof, licencePapers } from './te/papers.ts'
import { products } from './te/products.ts'
import { cashBook, round, scan } from './te/round.ts'
import { licences, sellers } from './te/sellers.ts'
import { promotions, registered, shop, staff } from './te/shop.ts'
import { days, layout, list, login } from './te/start.ts'
import { complaints, enquiries, questions, reviews } from './te/talk.ts'
import { today } from './te/today.ts'
import { table } from './te/wide.ts'

export { answers } from '../../texts/te/answers.ts'
export { dates } from '../../texts/te/dates.ts'
export { goods } from '../../texts/te/goods.ts'
export { messages } from '../../texts/te/messages.ts'
export { sentences } from './te/sentences.ts'

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
