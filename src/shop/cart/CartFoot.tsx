import { useState } from 'react'
import { Link } from 'react-router-dom'
import { allowsCash, rupees } from '../../contract/money.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { cashItems, subtotalPaise, type CartItem } from './cart.ts'
import { count } from './count.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './CartFoot.module.css'

interface CartFootProps {
  /** What of the cart can be ordered. */
  items: readonly CartItem[]
  /** All of the cart, or only what can be paid in cash. */
  onCheckout: (only?: 'cash') => void
  onLeave: () => void
}

/** Subtotal, terms and Checkout, which needs the tick and at least one item. */
export const CartFoot = ({ items, onCheckout, onLeave }: CartFootProps) => {
  const [accepted, accept] = useState(false)
  const words = pageText.checkout.cart
  const isPrepaid = items.length > 0 && !allowsCash(items)
  const forCash = isPrepaid ? cashItems(items).length : 0
  return (
    <div className={layout.stack2}>
      {isPrepaid && (
        <p className={styles.note}>
          <Icon name="card" />
          <span>
            <b>{words.prepaidOnly}.</b> {words.prepaidOnlyText}
          </span>
        </p>
      )}
      <p className={layout.spread}>
        <b>
          {words.subtotal}, {plural(count(items), words.items)}
        </b>
        <b className={styles.amount}>{formatRupees(rupees(subtotalPaise(items)))}</b>
      </p>
      <Checkbox
        name="terms"
        checked={accepted}
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
      {forCash > 0 && (
        <Button full disabled={!accepted} onClick={() => onCheckout('cash')} label={plural(forCash, words.cashFirst)} />
      )}
      <Button
        kind="main"
        iconAfter="next"
        full
        disabled={!accepted || items.length === 0}
        onClick={() => onCheckout()}
        label={words.checkout}
      />
    </div>
  )
}
