import { create } from 'zustand'
import { callApi, isFailure } from '../../client/api/call.ts'
import type { PaymentRequest, PaymentResult } from './payment.ts'

interface SimulatorState {
  /** The payment that the window is open for. */
  asked: PaymentRequest | null
  state: 'idle' | 'busy' | 'refused'
}

const CLOSED: SimulatorState = { asked: null, state: 'idle' }
export const useSimulator = create<SimulatorState>(() => CLOSED)

let settle: ((end: PaymentResult) => void) | undefined

const end = (how: PaymentResult): void => {
  useSimulator.setState(CLOSED, true)
  settle?.(how)
  settle = undefined
}

/** Opens the window; the page has to render `SimulatorWindow`. A window that is still open is closed. */
export const openSimulator = (request: PaymentRequest): Promise<PaymentResult> => {
  end('dismissed')
  return new Promise((resolve) => {
    settle = resolve
    useSimulator.setState({ asked: request, state: 'idle' }, true)
  })
}

export const dismissSimulator = (): void => end('dismissed')

/** Pays, or has the bank refuse; after a refusal the window stays open, as the provider's own does. */
export const paySimulated = async (outcome: 'success' | 'failure'): Promise<void> => {
  const { asked } = useSimulator.getState()
  if (asked === null) return
  useSimulator.setState({ state: 'busy' })
  const answer = await callApi('sandboxPay', { body: { order_id: asked.order_id, outcome } })
  if (useSimulator.getState().asked !== asked) return
  if (isFailure(answer) || outcome === 'failure') return useSimulator.setState({ state: 'refused' })
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = answer
  end({ paid: { razorpay_payment_id, razorpay_order_id, razorpay_signature } })
}
