import type { DeskWords } from './words.ts'
import { approval } from './mr/approval.ts'
import { audit } from './mr/audit.ts'
import { brands, categories, crops, facts, sales } from './mr/catalogue.ts'
import { customers } from './mr/customers.ts'
import { desk } from './mr/desk.ts'
import { listingFile } from './mr/file.ts'
import { listings } from './mr/listings.ts'
import { cash, refunds, returns } from './mr/money.ts'
import { orders } from './mr/orders.ts'
import { paper, pictures, shipments, variants, zones } from './mr/parcels.ts'
import { closingHour, doorProof, licencePapers } from './mr/papers.ts'
import { products } from './mr/products.ts'
import { cashBook, round, scan } from './mr/round.ts'
import { licences, sellers } from './mr/sellers.ts'
import { promotions, registered, shop, staff } from './mr/shop.ts'
import { days, layout, list, login } from './mr/start.ts'
import { complaints, enquiries, questions, reviews } from './mr/talk.ts'
import { today } from './mr/today.ts'
import { table } from './mr/wide.ts'

export { answers } from '../../texts/mr/answers.ts'
export { dates } from '../../texts/mr/dates.ts'
export { goods } from '../../texts/mr/goods.ts'
export { messages } from '../../texts/mr/messages.ts'
export { sentences } from './mr/sentences.ts'

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
