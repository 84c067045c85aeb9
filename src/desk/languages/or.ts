import type { DeskWords } from './words.ts'
import { approval } from './or/approval.ts'
import { audit } from './or/audit.ts'
import { brands, categories, sales } from './or/catalogue.ts'
import { desk } from './or/desk.ts'
import { listings } from './or/listings.ts'
import { cash, orders, refunds, returns } from './or/money.ts'
import { paper, pictures, shipments, variants, zones } from './or/parcels.ts'
import { products } from './or/products.ts'
import { licences, sellers } from './or/sellers.ts'
import { promotions, registered, shop, staff } from './or/shop.ts'
import { days, layout, list, login } from './or/start.ts'
import { complaints, enquiries, questions, reviews } from './or/talk.ts'

export { answers } from '../../texts/or/answers.ts'
export { dates } from '../../texts/or/dates.ts'
export { messages } from '../../texts/or/messages.ts'
export { sentences } from './or/sentences.ts'

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
