import type * as v from 'valibot'
import { operatorsCash } from './admin-calls/cash.ts'
import { operatorsCartMessages } from './admin-calls/cart-message.ts'
import { operatorsFront } from './admin-calls/promotions.ts'
import { operatorsDelivery } from './admin-calls/delivery.ts'
import { operatorsGoods } from './admin-calls/catalogue.ts'
import { operatorsOrders } from './admin-calls/orders.ts'
import { operatorsPeople } from './admin-calls/customers.ts'
import { operatorsPictures } from './admin-calls/pictures.ts'
import { operatorsQuestions } from './admin-calls/questions.ts'
import { operatorsRefunds } from './admin-calls/refunds.ts'
import { operatorsReviews } from './admin-calls/reviews.ts'
import { operatorsSellers } from './admin-calls/sellers.ts'
import { operatorsStaff } from './admin-calls/staff.ts'
import type { Call, ParamNames } from './calls.ts'

/** The operator's calls under `/api/admin/`; the command line derives from this table. */
export const adminCalls = {
  ...operatorsOrders,
  ...operatorsGoods,
  ...operatorsCartMessages,
  ...operatorsPictures,
  ...operatorsSellers,
  ...operatorsStaff,
  ...operatorsDelivery,
  ...operatorsReviews,
  ...operatorsQuestions,
  ...operatorsPeople,
  ...operatorsRefunds,
  ...operatorsCash,
  ...operatorsFront,
} as const satisfies Record<string, Call>

export type AdminCallName = keyof typeof adminCalls
export type AdminCallOf<N extends AdminCallName> = (typeof adminCalls)[N]
export type AdminParams<N extends AdminCallName> = Record<ParamNames<AdminCallOf<N>['path']>, string>
export type AdminAnswer<N extends AdminCallName> = v.InferOutput<AdminCallOf<N>['answer']>
