import type { ReactNode } from 'react'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import type { CartLine } from '../../client/db/records.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { LineItem } from '../../ui/display/LineItem.tsx'
import layout from '../../ui/base/layout.module.css'
import { localPack } from '../../texts/packs.ts'
import { asWritten, localTitle } from '../../texts/localized.ts'
import { Sentence, Words } from '../../ui/base/Words.tsx'

interface OrderLinesProps {
  items: readonly CartLine[]
  /** Stands with each line, such as when it comes. */
  note?: (item: CartLine) => ReactNode
}

/** What the payment screen shows of the things in the cart. */
export const OrderLines = ({ items, note }: OrderLinesProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.sku} className={layout.entry}>
        <LineItem
          picture={productPicture(item.product_id, item.image_url, 160)}
          photo={isUploaded(item.image_url)}
          ground={item.ground}
          title={<Words {...localTitle(item)} />}
          detail={
            <>
              <div>
                <Sentence
                  say={pageText.checkout.payment.pack}
                  of={[localPack(item.variant_name), { text: formatNumber(item.quantity) }]}
                />
              </div>
              {item.shop_name !== undefined && (
                <div>
                  <Words {...asWritten(item.shop_name)} />
                </div>
              )}
              {note?.(item)}
            </>
          }
          amount={formatRupees(item.price * item.quantity)}
        />
      </li>
    ))}
  </ul>
)
