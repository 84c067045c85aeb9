import type { DeskWords } from './words.ts'
import { approval } from './kn/approval.ts'
import { audit } from './kn/audit.ts'
import { brands, categories, sales } from './kn/catalogue.ts'
import { desk } from './kn/desk.ts'
import { listings } from './kn/listings.ts'
import { cash, orders, refunds, returns } from './kn/money.ts'
import { paper, pictures, shipments, variants, zones } from './kn/parcels.ts'
import { products } from './kn/products.ts'
import { licences, sellers } from './kn/sellers.ts'
import { promotions, registered, shop, staff } from './kn/shop.ts'
import { days, layout, list, login } from './kn/start.ts'
import { complaints, enquiries, questions, reviews } from './kn/talk.ts'

export { answers } from '../../texts/kn/answers.ts'
export { dates } from '../../texts/kn/dates.ts'
export { messages } from '../../texts/kn/messages.ts'
export { sentences } from './kn/sentences.ts'

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
