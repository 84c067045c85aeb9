import type { DeskWords } from './words.ts'
import { approval } from './ml/approval.ts'
import { audit } from './ml/audit.ts'
import { brands, categories, crops, facts, sales } from './ml/catalogue.ts'
import { customers } from './ml/customers.ts'
import { desk } from './ml/desk.ts'
import { listingFile } from './ml/file.ts'
import { listings } from './ml/listings.ts'
import { cash, refunds, returns } from './ml/money.ts'
import { orders } from './ml/orders.ts'
import { paper, pictures, shipments, variants, zones } from './ml/parcels.ts'
import { closingHour, doorProof, licencePapers } from './ml/papers.ts'
import { products } from './ml/products.ts'
import { cashBook, round, scan } from './ml/round.ts'
import { licences, sellers } from './ml/sellers.ts'
import { promotions, registered, shop, staff } from './ml/shop.ts'
import { days, layout, list, login } from './ml/start.ts'
import { complaints, enquiries, questions, reviews } from './ml/talk.ts'
import { today } from './ml/today.ts'
import { table } from './ml/wide.ts'

export { answers } from '../../texts/ml/answers.ts'
export { dates } from '../../texts/ml/dates.ts'
export { goods } from '../../texts/ml/goods.ts'
export { messages } from '../../texts/ml/messages.ts'
export { sentences } from './ml/sentences.ts'

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
