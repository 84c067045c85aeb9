import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import type { PaymentMethod } from './checkout.ts'
import css from './PlaceOrder.module.css'

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
 * The one marigold step. Without network it keeps its place with a dashed edge and says what it needs; a press is still
 * taken, because the phone's word about its network is only a hint.
 */
export const PlaceOrder = ({ method, online, again, state, onPlace }: PlaceOrderProps) => {
  const words = p.checkout.payment
  const word = method === 'c' ? words.place : again ? p.paying.again : words.pay
  const hint = {
    placing: words.asking,
    open: words.unsent,
    refused: words.cancelHint,
    idle: words.cancelHint,
  }[state]
  const calm = again && state === 'idle' ? p.paying.waits : hint
  return (
    <div className={css.place}>
      <Button kind={online ? 'main' : 'off'} full disabled={state === 'placing'} onClick={onPlace}>
        {online ? (
          word
        ) : (
          <span className={css.off}>
            {word}
            <span className={css.needs}>{p.checkout.needsNetwork}</span>
          </span>
        )}
      </Button>
      <p role="status">{online || state === 'open' ? calm : words.offline}</p>
    </div>
  )
}
