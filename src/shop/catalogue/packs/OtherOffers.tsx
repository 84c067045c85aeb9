import { Link } from 'react-router-dom'
import type { OtherOffer } from '../../../contract/product/facts.ts'
import { formatRupees } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { Rating } from '../cards/Rating.tsx'
import styles from './OtherOffers.module.css'
import { localPack } from '../../../texts/packs.ts'
import { asWritten, localState } from '../../../texts/localized.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'

/** The same product from others: who, how far, how good, and for how much. */
export const OtherOffers = ({ offers }: { offers: readonly OtherOffer[] }) => (
  <ul className={classes(layout.card, styles.offers)}>
    {offers.map(({ id, slug, vendor, variant_name, selling_price, in_stock }) => (
      <li key={id}>
        <Link className={classes(layout.within, styles.offer)} to={`/product-details/${slug}`}>
          <span className={styles.words}>
            <b>
              <Words {...asWritten(vendor.shop_name)} />
            </b>
            <span className={layout.small}>
              <Sentence say={text.catalogue.soldBy} of={[asWritten(vendor.city), localState(vendor.state)]} />
            </span>
            <span className={layout.small}>
              <Rating value={vendor.rating} count={vendor.rating_count} />
            </span>
          </span>
          <span className={styles.price}>
            <b>{formatRupees(selling_price)}</b>
            <span className={layout.small}>
              {in_stock ? <Words {...localPack(variant_name)} /> : text.catalogue.outOfStock}
            </span>
          </span>
          <Icon name="next" />
        </Link>
      </li>
    ))}
  </ul>
)
