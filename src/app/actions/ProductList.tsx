import { memo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProductsQuery } from '../../contract/calls.ts'
import type { Product } from '../../contract/entities.ts'
import { countOf } from '../../features/catalogue/browse/count-of.ts'
import { writeFilters, type Filters } from '../../features/catalogue/browse/filters.ts'
import { fetchProductPage, type ProductPage } from '../../features/catalogue/data/loaders.ts'
import { ProductCard } from '../../features/catalogue/browse/ProductCard.tsx'
import { formatNumber } from '../../texts/format.ts'
import { shopText } from '../../texts/shop-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { Section } from '../../ui/display/Section.tsx'
import { CardSkeleton } from '../../ui/display/Skeleton.tsx'
import { toastError } from '../../ui/base/toast.ts'
import { ProductActions } from './ProductActions.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './ProductList.module.css'
import shelf from './ProductRail.module.css'
import { LoadError } from './ProductRail.tsx'
import { usePagination } from './usePagination.ts'

const SortAndFilter = lazyComponent(
  async () => (await import('../../features/catalogue/browse/SortAndFilter.tsx')).SortAndFilter,
  { onFail: () => void toastError(shopText.failures.partNotLoaded) },
)

/** How many cards a list begins with and grows by. */
export const LIST_STEP = '12'

/** Not rendered again when the list grows. */
const Item = memo(({ product }: { product: Product }) => (
  <li>
    <ProductCard product={product} shape="lie" foot={<ProductActions product={product} />} />
  </li>
))

interface ProductListProps {
  /** Whose products: a category, a brand or a seller. */
  of: ProductsQuery
  filters: Filters
  first: ProductPage
}

/** All products of a category, brand or seller: sorted, filtered, and more of them on demand. */
export const ProductList = ({ of, filters, first }: ProductListProps) => {
  const [setting, set] = useState(false)
  const navigate = useNavigate()
  const { rest, next, state, more } = usePagination(first, (cursor) =>
    fetchProductPage({ ...of, ...filters, limit: LIST_STEP, cursor }),
  )
  const products = [...first.products, ...rest]
  const showAll = () => void navigate({ search: '' }, { preventScrollReset: true })
  const filtered = Object.keys(filters).length > 0
  return (
    <Section title={shopText.catalogue.products} id="products">
      {first.error !== undefined ? (
        <LoadError message={first.error} />
      ) : (
        <>
          <div className={classes(layout.between, layout.below3)}>
            <p role="status">
              <b>{formatNumber(first.total)}</b> {countOf(first).replace(/^\S+\s/, '')}
            </p>
            <Button
              icon="filter"
              onClick={() => set(true)}
              aria-haspopup="dialog"
              label={shopText.catalogue.sortAndFilter}
            />
          </div>
          {products.length === 0 ? (
            <EmptyState
              picture="sack"
              level={3}
              title={shopText.catalogue.noneTitle}
              text={filtered ? shopText.catalogue.noneText : shopText.catalogue.noneYet}
              action={
                filtered
                  ? { kind: 'outline', full: false, label: shopText.catalogue.reset, onPress: showAll }
                  : undefined
              }
            />
          ) : (
            <ul className={classes(layout.stack3, shelf.list)}>
              {products.map((product) => (
                <Item key={product.id} product={product} />
              ))}
              {state === 'loading' && (
                <>
                  <CardSkeleton />
                  <CardSkeleton />
                </>
              )}
            </ul>
          )}
          {typeof state === 'object' && <p className={classes(layout.error, styles.failed)}>{state.message}</p>}
          {next !== null && state !== 'loading' && (
            <div className={styles.more}>
              <Button icon="down" onClick={() => void more()} label={shopText.catalogue.more} />
            </div>
          )}
        </>
      )}
      {setting && (
        <SortAndFilter
          filters={filters}
          onClose={() => set(false)}
          onSet={(wanted) => {
            set(false)
            void navigate({ search: writeFilters(wanted) }, { preventScrollReset: true })
          }}
        />
      )}
    </Section>
  )
}
