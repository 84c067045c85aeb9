import { useId, type ReactNode } from 'react'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { shopText } from '../../texts/shop-texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Quantity } from '../../ui/form/Quantity.tsx'
import { quantityLimit, remainingStock, type CartItem } from './cart.ts'
import { decrement, increment, removeItem } from './cart-actions.ts'
import styles from './CartLine.module.css'

/** One line of the cart with everything that can be done to it. */
export const CartLine = ({ item, note }: { item: CartItem; note?: ReactNode }) => {
  const { title, sku, quantity, price, stock_quantity: stock } = item
  const words = pageText.checkout.cart
  const titleId = useId()
  return (
    <li className={styles.item}>
      <LineItem
        picture={productPicture(item.product_id, item.image_url, 160)}
        photo={isUploaded(item.image_url)}
        ground={item.ground}
        title={title}
        titleId={titleId}
        detail={
          <>
            <div>{item.variant_name}</div>
            <div>{words.each(formatNumber(quantity), formatRupees(price))}</div>
            {note && <div>{note}</div>}
            {item.cod_available !== 1 && <Badge kind="info" icon="card" label={words.prepaidOnly} />}
          </>
        }
        amount={formatRupees(price * quantity)}
      >
        <Quantity
          value={quantity}
          name={title}
          max={remainingStock(item)}
          onIncrease={() => increment(sku)}
          onDecrease={() => decrement(sku)}
        />
        {quantity >= remainingStock(item) && (
          <p className={styles.left} role="status">
            {stock === 0
              ? pageText.checkout.payment.noneLeft
              : plural(remainingStock(item), shopText.catalogue[quantityLimit(item)])}
          </p>
        )}
        <Button
          kind="danger"
          icon="trash"
          aria-describedby={titleId}
          onClick={() => removeItem(sku)}
          label={words.remove}
        />
      </LineItem>
    </li>
  )
}
