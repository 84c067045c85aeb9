import { Link } from 'react-router-dom'
import type { ProductDetails } from '../../../contract/entities.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Stars } from '../../../ui/display/Stars.tsx'
import styles from './ProductHead.module.css'

/** Brand, title and what others think of it. */
export const ProductHead = ({ product }: { product: ProductDetails }) => (
  <div className={styles.head}>
    <p>
      {text.catalogue.by} <Link to={`/brand/${product.brand.slug}`}>{product.brand.name}</Link>
    </p>
    <h1>{product.title}</h1>
    {product.average_rating > 0 && (
      <a href="#reviews" className={styles.rating}>
        <Stars value={product.average_rating} figure />
        <span className={styles.count}>{plural(product.review_count, text.catalogue.reviews)}</span>
      </a>
    )}
  </div>
)
