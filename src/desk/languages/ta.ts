import type { DeskWords } from './words.ts'
import { approval } from './ta/approval.ts'
import { audit } from './ta/audit.ts'
import { brands, categories, sales } from './ta/catalogue.ts'
import { desk } from './ta/desk.ts'
import { listings } from './ta/listings.ts'
import { cash, orders, refunds, returns } from './ta/money.ts'
import { paper, pictures, shipments, variants, zones } from './ta/parcels.ts'
import { products } from './ta/products.ts'
import { licences, sellers } from './ta/sellers.ts'
import { promotions, registered, shop, staff } from './ta/shop.ts'
import { days, layout, list, login } from './ta/start.ts'
import { complaints, enquiries, questions, reviews } from './ta/talk.ts'

export { answers } from '../../texts/ta/answers.ts'
export { dates } from '../../texts/ta/dates.ts'
export { messages } from '../../texts/ta/messages.ts'
export { sentences } from './ta/sentences.ts'

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
