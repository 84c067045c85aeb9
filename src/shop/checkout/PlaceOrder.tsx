import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { PaymentMethod } from '../order-attempts/order-contents.ts'
import styles from './PlaceOrder.module.css'

interface Placing {
  method: PaymentMethod
  online: boolean
  /** The very same order was placed and not paid yet. */
  again: boolean
  /** An order is on its way, or its answer never came. */
  state: 'idle' | 'placing' | 'open' | 'refused'
}

/** What has to be known before the next press. */
export const newsOfPlacing = ({ online, again, state }: Placing): string | undefined => {
  const { asking, unsent, offline } = pageText.checkout.payment
  if (state === 'open') return unsent
  if (!online) return offline
  if (state === 'placing') return asking
  return again && state === 'idle' ? pageText.payment.waits : undefined
}

/**
 * The main action. Without network it stays in place with a dashed edge and says what it needs; a press is still
 * taken, because `navigator.onLine` is only a hint.
 */
export const PlaceOrder = ({ method, online, again, state, onPlace }: Placing & { onPlace: () => void }) => {
  const words = pageText.checkout.payment
  const word = method === 'c' ? words.place : again ? pageText.payment.again : words.pay
  const offlineWord = (
    <span className={styles.off}>
      {word}
      <span className={styles.needs}>{pageText.checkout.needsNetwork}</span>
    </span>
  )
  return (
    <Button
      kind={online ? 'main' : 'off'}
      full
      disabled={state === 'placing'}
      onClick={onPlace}
      label={online ? word : offlineWord}
    />
  )
}
