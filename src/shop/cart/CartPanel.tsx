import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { allowsCash, rupees } from '../../contract/money.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { afterPaint } from '../../ui/base/after-paint.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { CartLine } from './CartLine.tsx'
import { cashItems, subtotalPaise, type CartItem } from './cart.ts'
import { clearCart } from './cart-actions.ts'
import { toggleCart, useCart } from './cart.store.ts'
import { useLineNews } from './line-news.store.ts'
import { orderableItems } from './line-problem.ts'
import { classes } from '../../ui/base/classes.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './CartPanel.module.css'
import { RestoreCart } from './RestoreCart.tsx'
import { count } from './count.ts'
import { refreshStock } from './stock.ts'

interface CartFootProps {
  /** What of the cart can be ordered. */
  items: readonly CartItem[]
  /** All of the cart, or only what can be paid in cash. */
  onCheckout: (only?: 'cash') => void
  onLeave: () => void
}

/** Subtotal, terms and Checkout, which needs the tick and at least one item. */
const CartFoot = ({ items, onCheckout, onLeave }: CartFootProps) => {
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

interface CartPanelProps {
  /** Goes on once the panel is closed. */
  onCheckout: (only?: 'cash') => void
  /** Stands above the cart. */
  notice: ReactNode
  /** Stands with each line, such as when it comes. */
  lineNote?: (item: CartItem) => ReactNode
  /** Stands below the lines. */
  end?: ReactNode
}

/** The cart at the right edge of any page. */
export const CartPanel = ({ onCheckout, notice, lineNote, end }: CartPanelProps) => {
  const cartItems = useCart((cart) => cart.cartItems)
  const orderable = orderableItems(cartItems, useLineNews())
  const words = pageText.checkout.cart
  useEffect(
    () =>
      afterPaint(() => {
        void refreshStock(useCart.getState().cartItems).then((isLess) => {
          if (isLess) void toastSuccess(words.lowered)
        })
      }),
    [words],
  )
  const close = () => toggleCart(false)
  const checkout = (only?: 'cash') => {
    close()
    onCheckout(only)
  }
  return (
    <Dialog
      side="right"
      title={words.title}
      onClose={close}
      footer={<CartFoot items={orderable} onCheckout={checkout} onLeave={close} />}
    >
      {notice}
      <RestoreCart />
      {cartItems.length === 0 ? (
        <EmptyState
          level={3}
          picture="sack"
          title={text.messages.emptyCart}
          text={words.emptyText}
          action={{ kind: 'outline', onPress: close, label: pageText.checkout.carryOn }}
        />
      ) : (
        <>
          <div className={classes(layout.row, styles.tools)}>
            <span className={classes(layout.row, layout.small)}>
              <Icon name="phone" small />
              {pageText.checkout.saved}
            </span>
            <Button kind="plain" onClick={() => clearCart()} label={words.clear} />
          </div>
          <ul>
            {cartItems.map((item) => (
              <CartLine key={item.sku} item={item} note={lineNote?.(item)} />
            ))}
          </ul>
          {end}
        </>
      )}
    </Dialog>
  )
}
