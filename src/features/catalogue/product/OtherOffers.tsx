import { Link } from 'react-router-dom'
import type { OtherOffer } from '../../../contract/product/facts.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { Rating } from '../browse/Rating.tsx'
import styles from './OtherOffers.module.css'

/** The same product from others: who, how far, how good, and for how much. */
export const OtherOffers = ({ offers }: { offers: readonly OtherOffer[] }) => (
  <ul className={classes(layout.card, styles.offers)}>
    {offers.map(({ id, slug, vendor, variant_name, selling_price, in_stock }) => (
      <li key={id}>
        <Link className={classes(layout.within, styles.offer)} to={`/product-details/${slug}`}>
          <span className={styles.words}>
            <b>{vendor.shop_name}</b>
            <span className={layout.small}>{text.catalogue.soldBy(vendor.city, vendor.state)}</span>
            <span className={layout.small}>
              <Rating value={vendor.rating} count={vendor.rating_count} />
            </span>
          </span>
          <span className={styles.price}>
            <b>{formatRupees(selling_price)}</b>
            <span className={layout.small}>{in_stock ? variant_name : text.catalogue.outOfStock}</span>
          </span>
          <Icon name="next" />
        </Link>
      </li>
    ))}
  </ul>
)
