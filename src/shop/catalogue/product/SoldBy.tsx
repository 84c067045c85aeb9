import { useId } from 'react'
import type { Product } from '../../../contract/entities.ts'
import { pictureOf } from '../../../contract/pictures.ts'
import { ShopRow } from '../sellers/SellerAndBrandLists.tsx'
import { Rating } from '../cards/Rating.tsx'
import { asWritten, localState } from '../../../texts/localized.ts'
import { text } from '../../../texts/texts.ts'
import { Sentence } from '../../../ui/base/Words.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './SoldBy.module.css'

/** Who sells it: name, place and stars, with the way to the seller's page. */
export const SoldBy = ({ vendor }: Pick<Product, 'vendor'>) => {
  const title = useId()
  return (
    <section className={layout.above2} aria-labelledby={title}>
      <h2 id={title} className={classes(layout.small, styles.title)}>
        {text.catalogue.soldByTitle}
      </h2>
      <div className={layout.card}>
        <ShopRow
          to={`/seller/${vendor.slug}`}
          picture={pictureOf('avatars', vendor.avatar)}
          icon="store"
          name={vendor.shop_name}
          fact={
            <span className={styles.facts}>
              <span>
                <Sentence say={text.catalogue.soldBy} of={[asWritten(vendor.city), localState(vendor.state)]} />
              </span>{' '}
              <Rating value={vendor.rating} count={vendor.rating_count} />
            </span>
          }
        />
      </div>
    </section>
  )
}
