import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { messages } from '../../contract/messages.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Face } from '../../ui/Face.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { CartFoot } from './CartFoot.tsx'
import { CartLine } from './CartLine.tsx'
import { clearCart, toggleCart, useCart } from './cart.store.ts'
import css from './CartPanel.module.css'
import { RestoreCart } from './RestoreCart.tsx'
import { refreshStock } from './stock.ts'

interface CartPanelProps {
  /** Goes on once the panel is closed. */
  onCheckout: () => void
  /** Stands above the cart. */
  notice: ReactNode
}

/** The cart at the right edge of any page. */
export const CartPanel = ({ onCheckout, notice }: CartPanelProps) => {
  const { cartItems, isCartVisible } = useCart()
  const words = p.checkout.cart
  useEffect(() => {
    if (!isCartVisible) return
    void refreshStock(useCart.getState().cartItems).then((isLess) => {
      if (isLess) void toastSuccess(words.lowered)
    })
  }, [isCartVisible, words])
  const close = () => toggleCart(false)
  const checkout = () => {
    close()
    onCheckout()
  }
  return (
    <Dialog
      open={isCartVisible}
      side="right"
      title={words.title}
      onClose={close}
      footer={<CartFoot items={cartItems} onCheckout={checkout} onLeave={close} />}
    >
      {notice}
      <RestoreCart />
      {cartItems.length === 0 ? (
        <Face
          level={3}
          picture="sack"
          ground="straw"
          title={messages.emptyCart}
          text={words.emptyText}
          action={
            <Button full onClick={close}>
              {p.checkout.carryOn}
            </Button>
          }
        />
      ) : (
        <>
          <div className={css.tools}>
            <span className={css.saved}>
              <Icon name="phone" small />
              {p.checkout.saved}
            </span>
            <Button kind="plain" onClick={() => clearCart()}>
              {words.clear}
            </Button>
          </div>
          <ul>
            {cartItems.map((item) => (
              <CartLine key={item.sku} item={item} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
