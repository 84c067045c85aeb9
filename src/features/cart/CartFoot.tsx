import { useState } from 'react'
import { Link } from 'react-router-dom'
import { rupees } from '../../contract/money.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { count, codAllowed, subtotalPaise } from './cart.ts'
import type { CartItem } from './cart.ts'
import css from './CartFoot.module.css'

interface CartFootProps {
  items: readonly CartItem[]
  onCheckout: () => void
  onLeave: () => void
}

/** Subtotal, terms and the way on. Checkout waits for the tick and for something to buy (spec section 5). */
export const CartFoot = ({ items, onCheckout, onLeave }: CartFootProps) => {
  const [accepted, accept] = useState(false)
  const words = p.checkout.cart
  return (
    <div className={css.foot}>
      {items.length > 0 && !codAllowed(items) && (
        <p className={css.note}>
          <Icon name="card" />
          <span>
            <b>{words.prepaidOnly}.</b> {words.prepaidOnlyText}
          </span>
        </p>
      )}
      <p className={css.sum}>
        <b>
          {words.subtotal}, {plural(count(items), words.items)}
        </b>
        <b className={css.amount}>{formatRupees(rupees(subtotalPaise(items)))}</b>
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
      <Button kind="main" iconAfter="next" full disabled={!accepted || items.length === 0} onClick={onCheckout}>
        {words.checkout}
      </Button>
    </div>
  )
}
