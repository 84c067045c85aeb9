import type { DeskWords } from './words.ts'
import { audit } from './kn/audit.ts'
import { desk } from './kn/desk.ts'
import { cash, orders, refunds, returns } from './kn/money.ts'
import { paper, pictures, shipments, variants, zones } from './kn/parcels.ts'
import { products } from './kn/products.ts'
import { sellers } from './kn/sellers.ts'
import { promotions, registered, shop, staff } from './kn/shop.ts'
import { days, layout, list, login } from './kn/start.ts'
import { complaints, enquiries, questions, reviews } from './kn/talk.ts'

export { answers } from '../../texts/kn/answers.ts'
export { dates } from '../../texts/kn/dates.ts'
export { messages } from '../../texts/kn/messages.ts'

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
