import type { DeskWords } from './words.ts'
import { approval } from './bn/approval.ts'
import { audit } from './bn/audit.ts'
import { brands, categories, sales } from './bn/catalogue.ts'
import { desk } from './bn/desk.ts'
import { listings } from './bn/listings.ts'
import { cash, orders, refunds, returns } from './bn/money.ts'
import { paper, pictures, shipments, variants, zones } from './bn/parcels.ts'
import { products } from './bn/products.ts'
import { licences, sellers } from './bn/sellers.ts'
import { promotions, registered, shop, staff } from './bn/shop.ts'
import { days, layout, list, login } from './bn/start.ts'
import { complaints, enquiries, questions, reviews } from './bn/talk.ts'

export { answers } from '../../texts/bn/answers.ts'
export { dates } from '../../texts/bn/dates.ts'
export { messages } from '../../texts/bn/messages.ts'
export { sentences } from './bn/sentences.ts'

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
