import type { DeskWords } from './words.ts'
import { approval } from './pa/approval.ts'
import { audit } from './pa/audit.ts'
import { brands, categories, sales } from './pa/catalogue.ts'
import { desk } from './pa/desk.ts'
import { listings } from './pa/listings.ts'
import { cash, orders, refunds, returns } from './pa/money.ts'
import { paper, pictures, shipments, variants, zones } from './pa/parcels.ts'
import { products } from './pa/products.ts'
import { licences, sellers } from './pa/sellers.ts'
import { promotions, registered, shop, staff } from './pa/shop.ts'
import { days, layout, list, login } from './pa/start.ts'
import { complaints, enquiries, questions, reviews } from './pa/talk.ts'

export { answers } from '../../texts/pa/answers.ts'
export { dates } from '../../texts/pa/dates.ts'
export { messages } from '../../texts/pa/messages.ts'
export { sentences } from './pa/sentences.ts'

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
