import type { DeskWords } from './words.ts'
import { approval } from './pa/approval.ts'
import { audit } from './pa/audit.ts'
import { brands, categories, crops, facts, sales } from './pa/catalogue.ts'
import { customers } from './pa/customers.ts'
import { desk } from './pa/desk.ts'
import { listingFile } from './pa/file.ts'
import { listings } from './pa/listings.ts'
import { cash, refunds, returns } from './pa/money.ts'
import { orders } from './pa/orders.ts'
import { paper, pictures, shipments, variants, zones } from './pa/parcels.ts'
import { closingHour, doorProof, licencePapers } from './pa/papers.ts'
import { products } from './pa/products.ts'
import { cashBook, round, scan } from './pa/round.ts'
import { licences, sellers } from './pa/sellers.ts'
import { promotions, registered, shop, staff } from './pa/shop.ts'
import { days, layout, list, login } from './pa/start.ts'
import { complaints, enquiries, questions, reviews } from './pa/talk.ts'
import { today } from './pa/today.ts'
import { table } from './pa/wide.ts'

export { answers } from '../../texts/pa/answers.ts'
export { dates } from '../../texts/pa/dates.ts'
export { goods } from '../../texts/pa/goods.ts'
export { messages } from '../../texts/pa/messages.ts'
export { sentences } from './pa/sentences.ts'

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
