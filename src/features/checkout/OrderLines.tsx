import type { Ground } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { GoodsLine } from '../../ui/GoodsLine.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './OrderLines.module.css'

/** What the payment screen shows of a thing in the cart. */
export interface OrderLineView {
  sku: string
  product_id: number
  image_url: string
  ground: Ground
  title: string
  variant_name: string
  quantity: number
  /** Rupees, for one. */
  price: number
}

export const OrderLines = ({ items }: { items: readonly OrderLineView[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.sku} className={css.item}>
        <GoodsLine
          picture={
            <Picture
              src={productPicture(item.product_id, item.image_url, 160)}
              alt=""
              ground={item.ground}
              size="line"
            />
          }
          title={item.title}
          detail={p.checkout.payment.pack(item.variant_name, formatNumber(item.quantity))}
          amount={formatRupees(item.price * item.quantity)}
        />
      </li>
    ))}
  </ul>
)
