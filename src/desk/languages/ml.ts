import type { DeskWords } from './words.ts'
import { audit } from './ml/audit.ts'
import { desk } from './ml/desk.ts'
import { cash, orders, refunds, returns } from './ml/money.ts'
import { paper, pictures, shipments, variants, zones } from './ml/parcels.ts'
import { products } from './ml/products.ts'
import { sellers } from './ml/sellers.ts'
import { promotions, registered, shop, staff } from './ml/shop.ts'
import { days, layout, list, login } from './ml/start.ts'
import { complaints, enquiries, questions, reviews } from './ml/talk.ts'

export { answers } from '../../texts/ml/answers.ts'
export { dates } from '../../texts/ml/dates.ts'
export { messages } from '../../texts/ml/messages.ts'

export const words: Partial<DeskWords> = {
  audit,
  cash,
  complaints,
  days,
  desk,
  enquiries,
  layout,
  list,
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
  sellers,
  shipments,
  shop,
  staff,
  variants,
  zones,
}
