import { answers } from '../../../src/contract/answers.ts'
import type { calls } from '../../../src/contract/shop-calls.ts'
import { lockItem } from '../../shop/shipments/locks.ts'
import { checkReturn } from '../../shop/returns/returns.ts'
import { checkDelivered } from '../../shop/reviews/reviews.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { bigIdOf, type CallInput } from '../rpc/handler-types.ts'

type Upload = 'orderReturn' | 'reviewCreate'
type InputOf<N extends Upload> = Omit<CallInput<(typeof calls)[N]>, 'files'>

/** Checks of a form with files before much is spent on it. */
interface Rules<N extends Upload> {
  /** Refuses who may not upload anything here, before the body is read. */
  mayBegin: (shop: ShopContext, accountId: number, params: InputOf<N>['params']) => Promise<unknown>
  /** Refuses what the handler would refuse, before a picture is processed. */
  check: (input: InputOf<N>) => Promise<unknown>
}

const itemIdOf = (text: string): number => bigIdOf(text, answers.orderItemNotFound)

export const uploadRules: { [N in Upload]: Rules<N> } = {
  orderReturn: {
    mayBegin: (shop, accountId, { orderItemId }) => lockItem(shop, itemIdOf(orderItemId), accountId),
    check: ({ shop, caller, params, body: { problem } }) =>
      checkReturn(shop, { problem, customerId: caller.id, orderItemId: itemIdOf(params.orderItemId) }),
  },
  reviewCreate: {
    mayBegin: (shop, accountId) => checkDelivered(shop, accountId),
    check: ({ shop, caller, body }) => checkDelivered(shop, caller.id, body),
  },
}
