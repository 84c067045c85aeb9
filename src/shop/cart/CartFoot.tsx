import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { allowsCash, rupees } from '../../contract/money.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { cashLimitOf, cashLines, chargePaiseTo, type Delivery } from '../delivery/delivery.ts'
import { noCashText } from '../delivery/no-cash-text.ts'
import { subtotalPaise, type CartItem } from './cart.ts'
import { count } from './count.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './CartFoot.module.css'

interface CartFootProps {
  /** What of the cart can be ordered. */
  items: readonly CartItem[]
  /** To where it goes, as far as that is known. */
  delivery: Delivery | null
  /** All of the cart, or only what can be paid in cash. */
  onCheckout: (only?: 'cash') => void
  onLeave: () => void
}

/** Subtotal and charge for delivery, terms and Checkout, which needs the tick and at least one item. */
export const CartFoot = ({ items, delivery, onCheckout, onLeave }: CartFootProps) => {
  const [accepted, accept] = useState(false)
  const [isAsked, ask] = useState(false)
  const tick = useRef<HTMLInputElement>(null)
  const askedId = useId()
  const online = useNetwork((network) => network.online)
  const words = pageText.checkout.cart
  const inCash = cashLines(items, delivery).length
  const isPrepaid = inCash < items.length
  const chargePaise = chargePaiseTo(items, delivery)
  const whyPrepaid = allowsCash(items) ? noCashText(cashLimitOf(items, delivery)) : words.prepaidOnlyText
  const askForTick = () => {
    ask(true)
    tick.current?.focus()
  }
  const whyNot = items.length === 0 ? () => void toastError(text.messages.emptyCart) : accepted ? undefined : askForTick
  return (
    <div className={layout.stack2}>
      <p role="status">{!online && pageText.checkout.payment.offline}</p>
      {isPrepaid && (
        <p className={styles.note}>
          <Icon name="card" />
          <span>
            <b>{words.prepaidOnly}.</b> {whyPrepaid}
          </span>
        </p>
      )}
      <p className={layout.spread}>
        <b>
          {words.subtotal}, {plural(count(items), words.items)}
        </b>
        <b className={styles.amount}>{formatRupees(rupees(subtotalPaise(items)))}</b>
      </p>
      {chargePaise > 0 && (
        <div>
          <TotalRow label={pageText.checkout.payment.delivery} amount={formatRupees(rupees(chargePaise))} />
          <TotalRow
            total
            label={pageText.checkout.address.total}
            amount={formatRupees(rupees(subtotalPaise(items) + chargePaise))}
          />
        </div>
      )}
      <Checkbox
        ref={tick}
        name="terms"
        checked={accepted}
        aria-invalid={isAsked && !accepted}
        aria-describedby={askedId}
        onChange={(event) => accept(event.target.checked)}
        label={
          <>
            {words.accept}{' '}
            <Link to="/terms-of-service" onClick={onLeave}>
              {words.terms}
            </Link>
          </>
        }
      />
      <p id={askedId} role="status" className={layout.error}>
        {isAsked && !accepted && words.acceptFirst}
      </p>
      {isPrepaid && inCash > 0 && (
        <Button full whyNot={whyNot} onClick={() => onCheckout('cash')} label={plural(inCash, words.cashFirst)} />
      )}
      <Button kind="main" iconAfter="next" full whyNot={whyNot} onClick={() => onCheckout()} label={words.checkout} />
    </div>
  )
}
