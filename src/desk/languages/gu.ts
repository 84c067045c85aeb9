import type { DeskWords } from './words.ts'
import { approval } from './gu/approval.ts'
import { audit } from './gu/audit.ts'
import { brands, categories, crops, facts, sales } from './gu/catalogue.ts'
import { customers } from './gu/customers.ts'
import { desk } from './gu/desk.ts'
import { listingFile } from './gu/file.ts'
import { listings } from './gu/listings.ts'
import { cash, refunds, returns } from './gu/money.ts'
import { orders } from './gu/orders.ts'
import { paper, pictures, shipments, variants, zones } from './gu/parcels.ts'
import { closingHour, doorProof, licencePapers } from './gu/papers.ts'
import { products } from './gu/products.ts'
import { cashBook, round, scan } from './gu/round.ts'
import { licences, sellers } from './gu/sellers.ts'
import { promotions, registered, shop, staff } from './gu/shop.ts'
import { days, layout, list, login } from './gu/start.ts'
import { complaints, enquiries, questions, reviews } from './gu/talk.ts'
import { today } from './gu/today.ts'
import { table } from './gu/wide.ts'

export { answers } from '../../texts/gu/answers.ts'
export { dates } from '../../texts/gu/dates.ts'
export { goods } from '../../texts/gu/goods.ts'
export { messages } from '../../texts/gu/messages.ts'
export { sentences } from './gu/sentences.ts'

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
