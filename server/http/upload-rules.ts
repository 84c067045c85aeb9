import type { calls } from '../../src/contract/calls.ts'
import { checkOwnItem, checkReturn } from '../shop/returns.ts'
import { checkDelivered } from '../shop/reviews.ts'
import type { Shop } from '../shop/shop.ts'
import type { Asked } from './binding.ts'
import { idOf } from './ids.ts'

type Upload = 'orderReturn' | 'reviewCreate'
type AskedOf<N extends Upload> = Omit<Asked<(typeof calls)[N]>, 'files'>

/** What is asked of a form with files before much is spent on it. */
interface Rules<N extends Upload> {
  /** Refuses who cannot have anything to hand in here, before the body is read. */
  mayBegin: (shop: Shop, accountId: number, params: AskedOf<N>['params']) => Promise<void>
  /** Refuses what the handler would refuse, before a picture is drawn. */
  check: (asked: AskedOf<N>) => Promise<void>
}

const itemIdOf = (text: string): number => idOf(text, 'Order item not found')

export const uploadRules: { [N in Upload]: Rules<N> } = {
  orderReturn: {
    mayBegin: (shop, accountId, { orderItemId }) => checkOwnItem(shop, accountId, itemIdOf(orderItemId)),
    check: async ({ shop, caller, params, body: { problem } }) => {
      await checkReturn(shop, { problem, customerId: caller.id, orderItemId: itemIdOf(params.orderItemId) })
    },
  },
  reviewCreate: {
    mayBegin: (shop, accountId) => checkDelivered(shop, accountId),
    check: ({ shop, caller, body }) => checkDelivered(shop, caller.id, body),
  },
}
