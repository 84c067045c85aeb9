import { answers } from '../../../src/contract/answers.ts'
import { messages } from '../../../src/contract/messages.ts'
import { requestPayment } from '../../shop/payments/request-payment.ts'
import { sandboxPay } from '../../shop/payments/sandbox-pay.ts'
import { verifyPayment } from '../../shop/payments/verify-payment.ts'
import { done, type Handlers } from '../rpc/handler-types.ts'

export const paymentCalls = {
  paymentRequest: async ({ shop, caller, body }) => ({
    ...done(answers.paymentReady),
    ...(await requestPayment(shop, caller.id, body)),
  }),
  paymentVerify: async ({ shop, caller, body }) => {
    await verifyPayment(shop, caller.id, body)
    return { status: 'success', message: messages.orderCreated }
  },
  sandboxPay: async ({ shop, caller, body }) => ({
    ...done(answers.simulatorAnswered),
    ...(await sandboxPay(shop, caller.id, body)),
  }),
} satisfies Handlers
