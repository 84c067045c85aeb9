import type { Group } from '../binding.ts'
import { notBuilt } from '../not-built.ts'

export const paymentCalls: Group<'paymentRequest' | 'paymentVerify' | 'sandboxPay' | 'reviewCreate'> = {
  paymentRequest: notBuilt,
  paymentVerify: notBuilt,
  sandboxPay: notBuilt,
  reviewCreate: notBuilt,
}
