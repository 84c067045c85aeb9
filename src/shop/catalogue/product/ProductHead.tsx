import { Link } from 'react-router-dom'
import type { ProductDetails } from '../../../contract/entities.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Stars } from '../../../ui/display/Stars.tsx'
import styles from './ProductHead.module.css'
import { asWritten, localTitle } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'
import layout from '../../../ui/base/layout.module.css'

/** Brand, title and what others think of it. */
export const ProductHead = ({ product }: { product: ProductDetails }) => (
  <div className={styles.head}>
    <p>
      {text.catalogue.by}{' '}
      <Link to={`/brand/${product.brand.slug}`}>
        <Words {...asWritten(product.brand.name)} />
      </Link>
    </p>
    <h1>
      <Words {...localTitle(product)} />
    </h1>
    {/* What stands on the pack and on the seller's bill. */}
    {localTitle(product).text !== product.title && (
      <p className={layout.small} lang="en">
        {product.title}
      </p>
    )}
    {product.average_rating > 0 && (
      <a href="#reviews" className={styles.rating}>
        <Stars value={product.average_rating} figure />
        <span className={styles.count}>{plural(product.review_count, text.catalogue.reviews)}</span>
      </a>
    )}
  </div>
)
