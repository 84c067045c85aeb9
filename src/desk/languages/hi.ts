import type { DeskWords } from './words.ts'
import { approval } from './hi/approval.ts'
import { audit } from './hi/audit.ts'
import { brands, categories, sales } from './hi/catalogue.ts'
import { desk } from './hi/desk.ts'
import { listings } from './hi/listings.ts'
import { cash, orders, refunds, returns } from './hi/money.ts'
import { paper, pictures, shipments, variants, zones } from './hi/parcels.ts'
import { products } from './hi/products.ts'
import { licences, sellers } from './hi/sellers.ts'
import { promotions, registered, shop, staff } from './hi/shop.ts'
import { days, layout, list, login } from './hi/start.ts'
import { complaints, enquiries, questions, reviews } from './hi/talk.ts'

export { answers } from '../../texts/hi/answers.ts'
export { dates } from '../../texts/hi/dates.ts'
export { messages } from '../../texts/hi/messages.ts'
export { sentences } from './hi/sentences.ts'

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
