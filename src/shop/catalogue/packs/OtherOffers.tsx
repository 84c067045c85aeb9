import { Link } from 'react-router-dom'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatRupees } from '../../../texts/format.ts'
import { withTexts } from '../../../texts/load-texts.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import type { OfferDeliveryProps } from '../product/ProductDelivery.tsx'
import { useSession } from '../../session/session.store.ts'
import { Rating } from '../cards/Rating.tsx'
import { compareWith } from './compared-offers.ts'
import styles from './OtherOffers.module.css'
import { PackUnitPrice } from './UnitPrice.tsx'
import { localPack } from '../../../texts/packs.ts'
import { asWritten, localState } from '../../../texts/localized.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'

const asBefore = ({ otherwise }: OfferDeliveryProps) => otherwise
const OfferDelivery = lazyComponent(
  async () => (await withTexts('rest', import('../product/ProductDelivery.tsx'))).OfferDelivery,
  { wait: asBefore, fail: asBefore },
)

type Compared = ReturnType<typeof compareWith>[number]

/** Shown at once; nobody compares many more. */
const SHOWN = 3

/** The same product from others, beside each other: who, how good, when, how paid, and what the pack and a unit cost. */
export const OtherOffers = ({ product, chosen }: { product: ProductDetails; chosen: Variant }) => {
  const offers = compareWith(chosen, product.other_offers)
  if (offers.length === 0) return null
  const rest = offers.slice(SHOWN)
  return (
    <section className={layout.above5} id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className={classes(layout.below2, styles.title)}>
        {text.catalogue.otherSellers}
      </h2>
      <OfferList offers={offers.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={layout.tap}>{text.catalogue.allSellers(String(offers.length))}</summary>
          <OfferList offers={rest} />
        </details>
      )}
    </section>
  )
}

const OfferList = ({ offers }: { offers: readonly Compared[] }) => (
  <ul className={classes(layout.card, styles.offers)}>
    {offers.map((compared) => (
      <li key={compared.offer.id}>
        <Offer {...compared} />
      </li>
    ))}
  </ul>
)

const Offer = ({ offer: { slug, vendor }, pack, isLeft, takesCash }: Compared) => {
  const ready = useSession((session) => session.ready)
  const paid = takesCash === undefined ? null : takesCash ? text.search.cash : text.catalogue.prepaidOnly
  return (
    <Link className={classes(layout.within, styles.offer)} to={`/product-details/${slug}`}>
      <span className={styles.words}>
        <b>
          <Words {...asWritten(vendor.shop_name)} />
        </b>
        <span className={classes(layout.small, styles.facts)}>
          <span>
            <Sentence say={text.catalogue.soldBy} of={[asWritten(vendor.city), localState(vendor.state)]} />
          </span>{' '}
          <Rating value={vendor.rating} count={vendor.rating_count} />
        </span>
        {isLeft && (
          <span className={layout.small}>
            {ready && vendor.id !== undefined && takesCash !== undefined ? (
              <OfferDelivery
                line={{
                  vendor_id: vendor.id,
                  cod_available: takesCash ? 1 : 0,
                  price: pack.selling_price,
                  quantity: 1,
                }}
                otherwise={paid}
              />
            ) : (
              paid
            )}
          </span>
        )}
      </span>
      <span className={styles.price}>
        {isLeft ? (
          <>
            <b>{formatRupees(pack.selling_price)}</b>
            <span className={layout.small}>
              <Words {...localPack(pack.variant_name)} />
            </span>
            <PackUnitPrice variant={pack} />
          </>
        ) : (
          <span className={layout.error}>{text.catalogue.soldOut}</span>
        )}
      </span>
      <Icon name="next" />
    </Link>
  )
}
