import { useEffect, type ReactNode } from 'react'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { afterPaint } from '../../ui/base/after-paint.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { CartFoot } from './CartFoot.tsx'
import { CartLine } from './CartLine.tsx'
import type { Delivery } from '../delivery/delivery.ts'
import type { CartItem } from './cart.ts'
import { clearCart } from './cart-actions.ts'
import { toggleCart, useCart } from './cart.store.ts'
import { useLineNews } from './line-news.store.ts'
import { orderableItems } from './line-problem.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './CartPanel.module.css'
import { RestoreCart } from './RestoreCart.tsx'
import { refreshStock } from './stock.ts'

interface CartPanelProps {
  /** To where it goes, as far as that is known. */
  delivery: Delivery | null
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
export const CartPanel = ({ delivery, onCheckout, notice, lineNote, end }: CartPanelProps) => {
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
      footer={<CartFoot items={orderable} delivery={delivery} onCheckout={checkout} onLeave={close} />}
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
