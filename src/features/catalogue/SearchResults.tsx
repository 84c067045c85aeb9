import { Link } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { oldestOf } from '../../offline/age.ts'
import { formatAgo } from '../../texts/amounts.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Bone, Waiting } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './SearchResults.module.css'
import { useSearch } from './useSearch.ts'

interface SearchResultsProps {
  text: string
  /** Without network the answer is made of what the phone has, and says how old that is. */
  tellAge: boolean
}

/** The list below the search box. */
export const SearchResults = ({ text, tellAge }: SearchResultsProps) => {
  const found = useSearch(text)
  if (found === null)
    return (
      <Waiting className={styles.bones}>
        <Bone />
        <Bone size="short" />
        <Bone />
      </Waiting>
    )
  const { products, isOwn } = found
  if (products.length === 0)
    return (
      <p className={styles.none} role="status">
        {messages.noProductFound}
      </p>
    )
  const at = tellAge ? oldestOf([products]) : undefined
  return (
    <>
      {(isOwn || tellAge) && <p className={styles.age}>{t.layout.fromPhone}</p>}
      {at !== undefined && <p className={styles.age}>{t.layout.pricesSeen(formatAgo(at))}</p>}
      <VisuallyHidden>
        <span role="status">{plural(products.length, t.layout.found)}</span>
      </VisuallyHidden>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link className={styles.found} to={`/product-details/${product.slug}`}>
              <ProductPicture product={product} size="line" />
              <span className={styles.words}>
                <b>{product.title}</b>
                <span>
                  {formatRupees(product.variants[0]?.selling_price ?? 0)}, {product.variants[0]?.variant_name}
                </span>
                <span>{t.catalogue.soldBy(product.vendor.shop_name, product.vendor.city)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
