import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { PaymentMethod } from './checkout.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './PlaceOrder.module.css'

interface PlaceOrderProps {
  method: PaymentMethod
  online: boolean
  /** The very same order was placed and not paid yet. */
  again: boolean
  /** An order is on its way, or its answer never came. */
  state: 'idle' | 'placing' | 'open' | 'refused'
  onPlace: () => void
}

/**
 * The main action. Without network it stays in place with a dashed edge and says what it needs; a press is still
 * taken, because `navigator.onLine` is only a hint.
 */
export const PlaceOrder = ({ method, online, again, state, onPlace }: PlaceOrderProps) => {
  const words = pageText.checkout.payment
  const word = method === 'c' ? words.place : again ? pageText.payment.again : words.pay
  const hint = {
    placing: words.asking,
    open: words.unsent,
    refused: words.cancelHint,
    idle: words.cancelHint,
  }[state]
  const calm = again && state === 'idle' ? pageText.payment.waits : hint
  const offlineWord = (
    <span className={styles.off}>
      {word}
      <span className={styles.needs}>{pageText.checkout.needsNetwork}</span>
    </span>
  )
  return (
    <div className={classes(layout.answers, layout.quiet)}>
      <Button
        kind={online ? 'main' : 'off'}
        full
        disabled={state === 'placing'}
        onClick={onPlace}
        label={online ? word : offlineWord}
      />
      <p role="status">{online || state === 'open' ? calm : words.offline}</p>
    </div>
  )
}
