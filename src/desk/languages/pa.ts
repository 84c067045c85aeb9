import type { DeskWords } from './words.ts'
import { audit } from './pa/audit.ts'
import { desk } from './pa/desk.ts'
import { cash, orders, refunds, returns } from './pa/money.ts'
import { paper, pictures, shipments, variants, zones } from './pa/parcels.ts'
import { products } from './pa/products.ts'
import { sellers } from './pa/sellers.ts'
import { promotions, registered, shop, staff } from './pa/shop.ts'
import { days, layout, list, login } from './pa/start.ts'
import { complaints, enquiries, questions, reviews } from './pa/talk.ts'

export { answers } from '../../texts/pa/answers.ts'
export { dates } from '../../texts/pa/dates.ts'
export { messages } from '../../texts/pa/messages.ts'

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
