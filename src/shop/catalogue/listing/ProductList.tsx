import { memo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProductFilters, ProductsQuery } from '../../../contract/calls/catalogue.ts'
import type { Product } from '../../../contract/entities.ts'
import { countOf } from './count-of.ts'
import type { FilterKind } from './filter-choices.ts'
import { FilterChips } from './FilterChips.tsx'
import type { Filters } from './filters.ts'
import { fetchProductPage, type ProductPage } from '../loaders.ts'
import { ProductCard } from '../cards/ProductCard.tsx'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { NameLink } from '../../../ui/display/NameList.tsx'
import { useNear } from '../../../ui/display/useNear.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { CardSkeleton } from '../../../ui/display/Skeleton.tsx'
import { toastError } from '../../../ui/base/toast.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import { ProductActions } from '../cards/ProductActions.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './ProductList.module.css'
import shelf from '../cards/ProductRail.module.css'
import { LoadError } from '../cards/ProductRail.tsx'
import { usePagination } from './usePagination.ts'
import { Fold } from '../../page/Fold.tsx'
import { useWide } from '../../page/useWide.ts'
import { localTitle } from '../../../texts/localized.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const FilterDialog = lazyComponent(async () => (await withTexts('shop', import('./FilterDialog.tsx'))).FilterDialog, {
  onFail: () => void toastError(text.failures.partNotLoaded),
})

/** On a wide screen it stands beside the list; a phone never loads it. */
const FilterPanel = lazyComponent(async () => (await withTexts('shop', import('./FilterPanel.tsx'))).FilterPanel)

/** How many cards a list begins with and grows by. */
export const LIST_STEP = '12'

/** As many as the first screen shows. */
const SEEN = 3

/** As many as reach below the first screen. */
const FIRST = 5

const Card = withKeptMarkup(
  'card',
  ({ product, eager }: { product: Product; eager: boolean }) => (
    <ProductCard product={product} shape="lie" eager={eager} foot={<ProductActions product={product} />} />
  ),
  ({ product, eager }) => `${product.id} ${eager}`,
)

/** Not rendered again when the list grows. */
const Item = memo(({ product, place, atFold }: { product: Product; place: number; atFold: boolean }) => {
  const item = useRef<HTMLLIElement>(null)
  const near = useNear(item, product.slug, place < FIRST)
  return (
    <li ref={item} className={near ? undefined : styles.far}>
      {near ? (
        <Card product={product} eager={place < SEEN} />
      ) : (
        <NameLink to={`/product-details/${product.slug}`} {...localTitle(product)} />
      )}
      {atFold && <Fold />}
    </li>
  )
})

export interface Listing {
  /** Whose products: a category, a brand, a seller, or what was searched for. */
  of: ProductsQuery
  filters: Filters
  products: ProductPage
  /** What the list can be narrowed by; null when that did not come. */
  offered: ProductFilters | null
}

/** The page's address with other filters; words and type that were searched for stand in it as well. */
const addressWith = ({ q, type }: ProductsQuery, filters: Filters): string =>
  `?${new URLSearchParams({ ...(q && { q }), ...(type && { type }), ...filters }).toString()}`

/** Products under a row of filters, and more of them on demand. */
export const ProductList = ({ of, filters, products: first, offered }: Listing) => {
  const [setting, set] = useState<FilterKind | null>(null)
  const navigate = useNavigate()
  const { rest, next, state, more } = usePagination(first, (cursor) =>
    fetchProductPage({ ...filters, ...of, limit: LIST_STEP, cursor }),
  )
  const products = [...first.products, ...rest]
  const addressOf = (wanted: Filters) => addressWith(of, wanted)
  const go = (wanted: Filters) => void navigate(addressOf(wanted), { preventScrollReset: true })
  const isWide = useWide()
  const filtered = Object.keys(filters).length > 0
  return (
    <Section title={text.catalogue.products} id="products" heading="hidden">
      {first.error !== undefined ? (
        <LoadError message={first.error} />
      ) : (
        <>
          <FilterChips of={of} filters={filters} offered={offered} addressOf={addressOf} onOpen={set} />
          <VisuallyHidden>
            <span role="status">{countOf(first)}</span>
          </VisuallyHidden>
          <div className={styles.beside}>
            <div className={styles.filters}>
              {isWide && <FilterPanel of={of} filters={filters} offered={offered} addressOf={addressOf} onPrice={go} />}
            </div>
            <div>
              {products.length === 0 ? (
                <EmptyState
                  picture="sack"
                  level={3}
                  title={text.catalogue.noneTitle}
                  text={filtered ? text.catalogue.noneText : text.catalogue.noneYet}
                  action={
                    filtered
                      ? { kind: 'outline', full: false, label: text.search.clear, onPress: () => go({}) }
                      : undefined
                  }
                />
              ) : (
                <ul className={classes(layout.stack3, shelf.list, styles.list)}>
                  {products.map((product, index) => (
                    <Item
                      key={product.id}
                      product={product}
                      place={index}
                      atFold={index === Math.min(SEEN, first.products.length) - 1}
                    />
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
                  <Button icon="down" onClick={() => void more()} label={text.catalogue.more} />
                </div>
              )}
            </div>
          </div>
        </>
      )}
      {setting !== null && (
        <FilterDialog
          kind={setting}
          filters={filters}
          offered={offered}
          addressOf={addressOf}
          onClose={() => set(null)}
          onPrice={(wanted) => {
            set(null)
            go(wanted)
          }}
        />
      )}
    </Section>
  )
}
