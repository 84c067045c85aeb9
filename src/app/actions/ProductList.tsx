import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProductsQuery } from '../../contract/calls.ts'
import { countOf } from '../../features/catalogue/countOf.ts'
import { toQuery, writeFilters } from '../../features/catalogue/filters.ts'
import type { Filters } from '../../features/catalogue/filters.ts'
import { loadShelf } from '../../features/catalogue/load.ts'
import type { Shelf } from '../../features/catalogue/load.ts'
import { ProductCard } from '../../features/catalogue/ProductCard.tsx'
import { formatNumber } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Section } from '../../ui/Section.tsx'
import { LyingBones } from '../../ui/Skeleton.tsx'
import { toastError } from '../../ui/toast.ts'
import { ProductActions } from './ProductActions.tsx'
import styles from './ProductList.module.css'
import shelf from './Shelf.module.css'
import { LoadError } from './Shelf.tsx'
import { useMore } from './useMore.ts'

const SortAndFilter = lazily(async () => (await import('../../features/catalogue/SortAndFilter.tsx')).SortAndFilter, {
  onFail: () => void toastError(t.layout.partNotLoaded),
})

/** How many cards a list begins with and grows by. */
export const LIST_STEP = '12'

interface ProductListProps {
  /** Whose products: a category, a brand or a seller. */
  of: ProductsQuery
  filters: Filters
  first: Shelf
}

/** All products of a category, brand or seller: sorted, filtered, and more of them on demand. */
export const ProductList = ({ of, filters, first }: ProductListProps) => {
  const [setting, set] = useState(false)
  const navigate = useNavigate()
  const { rest, next, state, more } = useMore(first, (cursor) =>
    loadShelf({ ...of, ...toQuery(filters), limit: LIST_STEP, cursor }),
  )
  const products = [...first.products, ...rest]
  const filtered = Object.keys(filters).length > 0
  return (
    <Section title={t.catalogue.products} id="products">
      {first.error !== undefined ? (
        <LoadError message={first.error} />
      ) : (
        <>
          <div className={styles.tools}>
            <p role="status">
              <b>{formatNumber(first.total)}</b> {countOf(first).replace(/^\S+\s/, '')}
            </p>
            <Button icon="filter" onClick={() => set(true)} aria-haspopup="dialog">
              {t.catalogue.sortAndFilter}
            </Button>
          </div>
          {products.length === 0 ? (
            <Face
              picture="sack"
              ground="straw"
              level={3}
              title={t.catalogue.noneTitle}
              text={filtered ? t.catalogue.noneText : t.catalogue.noneYet}
              action={
                filtered && (
                  <Button onClick={() => void navigate({ search: '' }, { preventScrollReset: true })}>
                    {t.catalogue.reset}
                  </Button>
                )
              }
            />
          ) : (
            <ul className={shelf.list}>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} shape="lie" foot={<ProductActions product={product} />} />
                </li>
              ))}
              {state === 'loading' && (
                <>
                  <LyingBones />
                  <LyingBones />
                </>
              )}
            </ul>
          )}
          {typeof state === 'object' && <p className={styles.failed}>{state.message}</p>}
          {next !== null && state !== 'loading' && (
            <div className={styles.more}>
              <Button icon="down" onClick={() => void more()}>
                {t.catalogue.more}
              </Button>
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
