import type { ComponentProps } from 'react'
import { CartPanel } from '../cart/CartPanel.tsx'
import { useCart } from '../cart/cart.store.ts'
import { subtotalPaise } from '../cart/cart.ts'
import { useLineNews } from '../cart/line-news.store.ts'
import { orderableItems } from '../cart/line-problem.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { OpenOrderNotice } from '../order-attempts/OpenOrderNotice.tsx'
import { AddressDelivery } from './AddressDelivery.tsx'
import { CartPromise } from '../cart/CartPromise.tsx'
import { deliveryNote } from './delivery-note.tsx'
import { useDeliveryPin, useDeliveryTo } from '../addresses/useDeliveryPin.ts'

const MessageOrder = lazyComponent(async () => (await import('../message-order/MessageOrder.tsx')).MessageOrder)

/** The cart, with what its sellers promise. */
export const CartDialog = ({ onCheckout }: Pick<ComponentProps<typeof CartPanel>, 'onCheckout'>) => {
  const items = orderableItems(
    useCart((cart) => cart.cartItems),
    useLineNews(),
  )
  const pin = useDeliveryPin()
  const delivery = useDeliveryTo(pin)
  return (
    <CartPanel
      delivery={delivery}
      onCheckout={onCheckout}
      notice={
        <>
          <OpenOrderNotice />
          <AddressDelivery items={items} isBuyNow={false} pincode={pin ?? undefined} />
        </>
      }
      lineNote={deliveryNote(items, delivery, true)}
      end={
        <>
          <CartPromise items={items} pin={pin} delivery={delivery} />
          <MessageOrder items={items} amountPaise={subtotalPaise(items)} pincode={pin} />
        </>
      }
    />
  )
}
