import type { DeskWords } from './words.ts'
import { approval } from './ta/approval.ts'
import { audit } from './ta/audit.ts'
import { brands, categories, crops, facts, sales } from './ta/catalogue.ts'
import { customers } from './ta/customers.ts'
import { desk } from './ta/desk.ts'
import { listingFile } from './ta/file.ts'
import { listings } from './ta/listings.ts'
import { cash, refunds, returns } from './ta/money.ts'
import { orders } from './ta/orders.ts'
import { paper, pictures, shipments, variants, zones } from './ta/parcels.ts'
import { closingHour, doorProof, licencePapers } from './ta/papers.ts'
import { products } from './ta/products.ts'
import { cashBook, round, scan } from './ta/round.ts'
import { licences, sellers } from './ta/sellers.ts'
import { promotions, registered, shop, staff } from './ta/shop.ts'
import { days, layout, list, login } from './ta/start.ts'
import { complaints, enquiries, questions, reviews } from './ta/talk.ts'
import { today } from './ta/today.ts'
import { table } from './ta/wide.ts'

export { answers } from '../../texts/ta/answers.ts'
export { dates } from '../../texts/ta/dates.ts'
export { goods } from '../../texts/ta/goods.ts'
export { messages } from '../../texts/ta/messages.ts'
export { sentences } from './ta/sentences.ts'

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
