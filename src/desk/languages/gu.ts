import type { DeskWords } from './words.ts'
import { approval } from './gu/approval.ts'
import { audit } from './gu/audit.ts'
import { brands, categories, sales } from './gu/catalogue.ts'
import { desk } from './gu/desk.ts'
import { listings } from './gu/listings.ts'
import { cash, orders, refunds, returns } from './gu/money.ts'
import { paper, pictures, shipments, variants, zones } from './gu/parcels.ts'
import { products } from './gu/products.ts'
import { licences, sellers } from './gu/sellers.ts'
import { promotions, registered, shop, staff } from './gu/shop.ts'
import { days, layout, list, login } from './gu/start.ts'
import { complaints, enquiries, questions, reviews } from './gu/talk.ts'

export { answers } from '../../texts/gu/answers.ts'
export { dates } from '../../texts/gu/dates.ts'
export { messages } from '../../texts/gu/messages.ts'
export { sentences } from './gu/sentences.ts'

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
