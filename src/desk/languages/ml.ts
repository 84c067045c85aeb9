import type { DeskWords } from './words.ts'
import { approval } from './ml/approval.ts'
import { audit } from './ml/audit.ts'
import { brands, categories, sales } from './ml/catalogue.ts'
import { desk } from './ml/desk.ts'
import { listings } from './ml/listings.ts'
import { cash, orders, refunds, returns } from './ml/money.ts'
import { paper, pictures, shipments, variants, zones } from './ml/parcels.ts'
import { products } from './ml/products.ts'
import { licences, sellers } from './ml/sellers.ts'
import { promotions, registered, shop, staff } from './ml/shop.ts'
import { days, layout, list, login } from './ml/start.ts'
import { complaints, enquiries, questions, reviews } from './ml/talk.ts'

export { answers } from '../../texts/ml/answers.ts'
export { dates } from '../../texts/ml/dates.ts'
export { messages } from '../../texts/ml/messages.ts'
export { sentences } from './ml/sentences.ts'

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
