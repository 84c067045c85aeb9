import type { Tint } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import layout from '../../ui/base/layout.module.css'

/** What the payment screen shows of a thing in the cart. */
export interface OrderLineView {
  sku: string
  product_id: number
  image_url: string
  ground: Tint
  title: string
  variant_name: string
  quantity: number
  /** Rupees, for one. */
  price: number
}

export const OrderLines = ({ items }: { items: readonly OrderLineView[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.sku} className={layout.entry}>
        <LineItem
          picture={
            <Picture
              src={productPicture(item.product_id, item.image_url, 160)}
              alt=""
              ground={item.ground}
              size="line"
            />
          }
          title={item.title}
          detail={pageText.checkout.payment.pack(item.variant_name, formatNumber(item.quantity))}
          amount={formatRupees(item.price * item.quantity)}
        />
      </li>
    ))}
  </ul>
)
