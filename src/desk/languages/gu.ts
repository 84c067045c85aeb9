import type { DeskWords } from './words.ts'
import { audit } from './gu/audit.ts'
import { desk } from './gu/desk.ts'
import { cash, orders, refunds, returns } from './gu/money.ts'
import { paper, pictures, shipments, variants, zones } from './gu/parcels.ts'
import { products } from './gu/products.ts'
import { sellers } from './gu/sellers.ts'
import { promotions, registered, shop, staff } from './gu/shop.ts'
import { days, layout, list, login } from './gu/start.ts'
import { complaints, enquiries, questions, reviews } from './gu/talk.ts'

export { answers } from '../../texts/gu/answers.ts'
export { dates } from '../../texts/gu/dates.ts'
export { messages } from '../../texts/gu/messages.ts'

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
