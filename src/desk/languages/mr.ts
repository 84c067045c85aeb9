import type { DeskWords } from './words.ts'
import { approval } from './mr/approval.ts'
import { audit } from './mr/audit.ts'
import { brands, categories, sales } from './mr/catalogue.ts'
import { desk } from './mr/desk.ts'
import { listings } from './mr/listings.ts'
import { cash, orders, refunds, returns } from './mr/money.ts'
import { paper, pictures, shipments, variants, zones } from './mr/parcels.ts'
import { products } from './mr/products.ts'
import { licences, sellers } from './mr/sellers.ts'
import { promotions, registered, shop, staff } from './mr/shop.ts'
import { days, layout, list, login } from './mr/start.ts'
import { complaints, enquiries, questions, reviews } from './mr/talk.ts'

export { answers } from '../../texts/mr/answers.ts'
export { dates } from '../../texts/mr/dates.ts'
export { messages } from '../../texts/mr/messages.ts'
export { sentences } from './mr/sentences.ts'

export const words: Partial<DeskWords> = {
  approval,
  audit,
  brands,
  cash,
  categories,
  complaints,
  days,
  desk,
  enquiries,
  layout,
  licences,
  list,
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
  sales,
  sellers,
  shipments,
  shop,
  staff,
  variants,
  zones,
}
