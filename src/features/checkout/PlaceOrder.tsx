import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { PaymentMethod } from './checkout.ts'
import css from './PlaceOrder.module.css'

interface PlaceOrderProps {
  method: PaymentMethod
  online: boolean
  /** An order is on its way, or its answer never came. */
  state: 'idle' | 'placing' | 'open' | 'refused'
  onPlace: () => void
}

/**
 * The one marigold step. Without network it keeps its place with a dashed edge and says what it needs; a press is still
 * taken, because the phone's word about its network is only a hint.
 */
export const PlaceOrder = ({ method, online, state, onPlace }: PlaceOrderProps) => {
  const words = t.checkout.payment
  const word = method === 'c' ? words.place : words.pay
  const hint = {
    placing: words.asking,
    open: words.unsent,
    refused: words.cancelHint,
    idle: words.cancelHint,
  }[state]
  return (
    <div className={css.place}>
      <Button kind={online ? 'main' : 'off'} full disabled={state === 'placing'} onClick={onPlace}>
        {online ? (
          word
        ) : (
          <span className={css.off}>
            {word}
            <span className={css.needs}>{t.checkout.needsNetwork}</span>
          </span>
        )}
      </Button>
      <p role="status">{online || state === 'open' ? hint : words.offline}</p>
    </div>
  )
}
