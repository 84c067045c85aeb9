import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ProductDetails } from '../../../contract/entities.ts'
import { plural } from '../../../texts/format.ts'
import { shopText } from '../../../texts/shop-texts.ts'
import { Stars } from '../../../ui/display/Stars.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './ProductHead.module.css'

interface ProductHeadProps {
  product: ProductDetails
  /** Wishlist and Share. */
  actions: ReactNode
}

/** Brand, title and what others think of it. */
export const ProductHead = ({ product, actions }: ProductHeadProps) => (
  <div className={styles.head}>
    <p>
      {shopText.catalogue.by} <Link to={`/brand/${product.brand.slug}`}>{product.brand.name}</Link>
    </p>
    <h1>{product.title}</h1>
    <div className={layout.between}>
      {product.average_rating > 0 && (
        <a href="#reviews" className={styles.rating}>
          <Stars value={product.average_rating} figure />
          <span className={styles.count}>{plural(product.review_count, shopText.catalogue.reviews)}</span>
        </a>
      )}
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
)
