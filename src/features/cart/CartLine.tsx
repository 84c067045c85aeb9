import { useId } from 'react'
import { productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { GoodsLine } from '../../ui/GoodsLine.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Quantity } from '../../ui/Quantity.tsx'
import { boundOf, roomOf } from './cart.ts'
import type { CartItem } from './cart.ts'
import { decrement, increment, removeItem } from './cart.store.ts'
import css from './CartLine.module.css'

/** One line of the cart with everything that can be done to it. */
export const CartLine = ({ item }: { item: CartItem }) => {
  const { title, sku, quantity, price, stock_quantity: stock } = item
  const words = p.checkout.cart
  const titleId = useId()
  return (
    <li className={css.item}>
      <GoodsLine
        picture={
          <Picture src={productPicture(item.product_id, item.image_url, 160)} alt="" ground={item.ground} size="line" />
        }
        title={title}
        titleId={titleId}
        detail={
          <>
            <div>{item.variant_name}</div>
            <div>{words.each(formatNumber(quantity), formatRupees(price))}</div>
            {item.cod_available !== 1 && (
              <Badge kind="info" icon="card">
                {words.prepaidOnly}
              </Badge>
            )}
          </>
        }
        amount={formatRupees(price * quantity)}
      >
        <Quantity
          value={quantity}
          name={title}
          max={roomOf(item)}
          onIncrease={() => increment(sku)}
          onDecrease={() => decrement(sku)}
        />
        {quantity >= roomOf(item) && (
          <p className={css.left} role="status">
            {stock === 0 ? p.checkout.payment.noneLeft : plural(roomOf(item), t.catalogue[boundOf(item)])}
          </p>
        )}
        <Button kind="danger" icon="trash" aria-describedby={titleId} onClick={() => removeItem(sku)}>
          {words.remove}
        </Button>
      </GoodsLine>
    </li>
  )
}
