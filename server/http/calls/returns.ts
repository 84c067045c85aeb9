import { answers } from '../../../src/contract/answers.ts'
import { requestReturn } from '../../shop/returns/returns.ts'
import { done, type Handlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

export const returnCalls = {
  orderReturn: async ({ shop, caller, params, body, files }) => {
    const orderItemId = idOf(params.orderItemId, answers.orderItemNotFound)
    await requestReturn(shop, { ...body, customerId: caller.id, orderItemId, files })
    return done(answers.returnSent)
  },
} satisfies Handlers
