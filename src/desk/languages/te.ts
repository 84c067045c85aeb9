import type { DeskWords } from './words.ts'
import { approval } from './te/approval.ts'
import { audit } from './te/audit.ts'
import { brands, categories, sales } from './te/catalogue.ts'
import { desk } from './te/desk.ts'
import { listings } from './te/listings.ts'
import { cash, orders, refunds, returns } from './te/money.ts'
import { paper, pictures, shipments, variants, zones } from './te/parcels.ts'
import { products } from './te/products.ts'
import { licences, sellers } from './te/sellers.ts'
import { promotions, registered, shop, staff } from './te/shop.ts'
import { days, layout, list, login } from './te/start.ts'
import { complaints, enquiries, questions, reviews } from './te/talk.ts'

export { answers } from '../../texts/te/answers.ts'
export { dates } from '../../texts/te/dates.ts'
export { messages } from '../../texts/te/messages.ts'
export { sentences } from './te/sentences.ts'

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
