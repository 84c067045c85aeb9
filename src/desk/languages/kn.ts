import type { DeskWords } from './words.ts'
import { approval } from './kn/approval.ts'
import { audit } from './kn/audit.ts'
import { brands, categories, crops, facts, sales } from './kn/catalogue.ts'
import { customers } from './kn/customers.ts'
import { desk } from './kn/desk.ts'
import { listingFile } from './kn/file.ts'
import { listings } from './kn/listings.ts'
import { cash, refunds, returns } from './kn/money.ts'
import { orders } from './kn/orders.ts'
import { paper, pictures, shipments, variants, zones } from './kn/parcels.ts'
import { closingHour, doorProof, licencePapers } from './kn/papers.ts'
import { products } from './kn/products.ts'
import { cashBook, round, scan } from './kn/round.ts'
import { licences, sellers } from './kn/sellers.ts'
import { promotions, registered, shop, staff } from './kn/shop.ts'
import { days, layout, list, login } from './kn/start.ts'
import { complaints, enquiries, questions, reviews } from './kn/talk.ts'
import { today } from './kn/today.ts'
import { table } from './kn/wide.ts'

export { answers } from '../../texts/kn/answers.ts'
export { dates } from '../../texts/kn/dates.ts'
export { goods } from '../../texts/kn/goods.ts'
export { messages } from '../../texts/kn/messages.ts'
export { sentences } from './kn/sentences.ts'

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
