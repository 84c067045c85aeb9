import { messages } from '../../../src/contract/messages.ts'
import { requestPayment } from '../../shop/request-payment.ts'
import { sandboxPay } from '../../shop/sandbox-pay.ts'
import { verifyPayment } from '../../shop/verify-payment.ts'
import type { Group } from '../binding.ts'
import { done } from '../binding.ts'

export const paymentCalls: Group<'paymentRequest' | 'paymentVerify' | 'sandboxPay'> = {
  paymentRequest: async ({ shop, caller, body }) => ({
    ...done('The payment can be made'),
    ...(await requestPayment(shop, caller.id, body)),
  }),
  paymentVerify: async ({ shop, caller, body }) => {
    await verifyPayment(shop, caller.id, body)
    return { status: 'success', message: messages.orderCreated }
  },
  sandboxPay: async ({ shop, caller, body }) => ({
    ...done('The simulator has answered'),
    ...(await sandboxPay(shop, caller.id, body)),
  }),
}
