import type { Product } from '../../../contract/entities.ts'
import type { SellerParticulars } from '../../../contract/sellers.ts'
import { callLink } from '../sellers/call-link.ts'
import { asWritten } from '../../../texts/localized.ts'
import { productText, text } from '../../../texts/texts.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { CardBody } from '../../../ui/display/Card.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'

interface CollectAtDealerProps {
  vendor: Product['vendor']
  /** Null where it did not come. */
  dealer: SellerParticulars | null
}

const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Where and how to get what cannot be ordered. */
export const CollectAtDealer = ({ vendor, dealer }: CollectAtDealerProps) => {
  const parts = [dealer?.address, dealer?.city ?? vendor.city, dealer?.district, dealer?.state, dealer?.pincode]
  const place = [...new Set(parts)].filter(Boolean).join(', ')
  const phone = dealer?.care_phone ?? null
  return (
    <section className={classes(layout.card, layout.above2)} aria-labelledby="collect">
      <CardBody>
        <h2 id="collect">{text.catalogue.collectOnly}</h2>
        <p>{productText.collectWhy}</p>
        <p className={layout.name}>
          <Words {...asWritten(vendor.shop_name)} />
        </p>
        <p>
          <Words {...asWritten(place)} />
        </p>
        {phone !== null && (
          <p>
            <a className={layout.tap} href={callLink(phone)}>
              <Icon name="call" />
              {productText.callDealer}
            </a>
          </p>
        )}
        <p>
          <a className={layout.tap} href={mapLink(`${vendor.shop_name}, ${place}`)} rel="noreferrer">
            <Icon name="pin" />
            {productText.onMap}
          </a>
        </p>
      </CardBody>
    </section>
  )
}
