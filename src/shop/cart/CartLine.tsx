import { Link } from 'react-router-dom'
import { useId, type ReactNode } from 'react'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Quantity } from '../../ui/form/Quantity.tsx'
import { toggleCart } from './cart.store.ts'
import { quantityLimit, readQuantity, remainingStock, type CartItem } from './cart.ts'
import { decrement, increment, removeItem, setQuantity } from './cart-actions.ts'
import { useLineNews, type Elsewhere } from './line-news.store.ts'
import { problemOf, problemText } from './line-problem.ts'
import styles from './CartLine.module.css'
import { localPack } from '../../texts/packs.ts'
import { asWritten, localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

/** What is left of it, where that is no more than the line holds. */
const stockOf = (item: CartItem): string | undefined => {
  if (item.quantity < remainingStock(item)) return undefined
  return plural(remainingStock(item), text.catalogue[quantityLimit(item)])
}

/** The way to another seller of what is sold out. */
const FromElsewhere = ({ slug, shop_name, variant_name, price }: Elsewhere) => (
  <p>
    <Link to={`/product-details/${slug}`} onClick={() => toggleCart(false)}>
      <Words {...asWritten(shop_name)} />: <Words {...localPack(variant_name)} />, {formatRupees(price)}
    </Link>
  </p>
)

/** One line of the cart with everything that can be done to it. */
export const CartLine = ({ item, note }: { item: CartItem; note?: ReactNode }) => {
  const { sku, quantity, price } = item
  const words = pageText.checkout.cart
  const titleId = useId()
  const news = useLineNews()
  const was = news[sku]?.was
  const problem = problemOf(item, news)
  const type = (typed: string): string | undefined => {
    const read = readQuantity(item, typed)
    if (typeof read === 'number') {
      if (read !== quantity) void setQuantity(sku, read)
      return undefined
    }
    const why = read === 'whole' ? words.wholeNumber : plural(remainingStock(item), text.catalogue[read])
    return words.stillHolds(why, formatNumber(quantity))
  }
  const stands = problem === undefined ? stockOf(item) : problemText(problem)
  return (
    <li className={styles.item}>
      <LineItem
        picture={productPicture(item.product_id, item.image_url, 160)}
        photo={isUploaded(item.image_url)}
        ground={item.ground}
        title={<Words {...localTitle(item)} />}
        titleId={titleId}
        detail={
          <>
            <div>
              <Words {...localPack(item.variant_name)} />
            </div>
            {item.shop_name !== undefined && (
              <div>
                <Words {...asWritten(item.shop_name)} />
              </div>
            )}
            <div>{words.each(formatNumber(quantity), formatRupees(price))}</div>
            {note && problem === undefined && <div>{note}</div>}
            {item.cod_available !== 1 && <Badge kind="info" icon="card" label={words.prepaidOnly} />}
          </>
        }
        amount={formatRupees(price * quantity)}
      >
        <Quantity
          value={quantity}
          name={localTitle(item).text}
          max={remainingStock(item)}
          onIncrease={() => increment(sku)}
          onDecrease={() => decrement(sku)}
          onType={type}
        />
        {stands !== undefined && (
          <p className={styles.left} role="status">
            {stands}
          </p>
        )}
        {problem === 'sold_out' && news[sku]?.elsewhere && <FromElsewhere {...news[sku].elsewhere} />}
        {was !== undefined && (
          <p className={styles.left} role="status">
            {words.priceChanged(formatRupees(was), formatRupees(price))}
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
