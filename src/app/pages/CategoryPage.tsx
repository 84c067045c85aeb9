import { useLoaderData } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { countOf } from '../../features/catalogue/countOf.ts'
import { readFilters, toQuery } from '../../features/catalogue/filters.ts'
import { bannersOf, loadShelf, oneOfTheDay, orEmpty, pageLoader, pick } from '../../features/catalogue/load.ts'
import { PageBanner } from '../../features/catalogue/PageBanner.tsx'
import { BrandStrip, SellerList } from '../../features/catalogue/Shops.tsx'
import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import { KeepButton } from '../actions/KeepButton.tsx'
import { LIST_STEP, ProductList } from '../actions/ProductList.tsx'
import { Shelf } from '../actions/Shelf.tsx'
import { pageHandle } from '../page.ts'
import { loadNewest } from './loadNewest.ts'
import styles from './ShopPage.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const slug = params['slug'] ?? ''
  const filters = readFilters(new URL(request.url).searchParams)
  const listing = Promise.all([
    ask('banners'),
    loadNewest({ category: slug }, ask),
    loadShelf({ category: slug, type: 'Top Product' }, ask),
    loadShelf({ category: slug, ...toQuery(filters), limit: LIST_STEP }, ask),
    ask('sellers', { query: { category: slug } }),
  ])
  const category = pick(
    await ask('categories'),
    (known) => known.find((one) => one.slug === slug),
    messages.categoryNotFound,
  )
  const brands = await ask('categoryBrands', { params: { id: String(category.id) } })
  const [banners, fresh, popular, products, sellers] = await listing
  return {
    category,
    filters,
    banner: oneOfTheDay(bannersOf(orEmpty(banners), 'category'), category.slug),
    fresh,
    popular,
    brands: orEmpty(brands),
    products,
    sellers: orEmpty(sellers),
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.category.name ?? messages.categoryNotFound,
    description: plural(data?.products.total ?? 0, t.catalogue.count),
  }),
  heading: (data) => data?.category.name ?? '',
  subHeader: true,
})

export const Component = () => {
  const { category, filters, banner, fresh, popular, brands, products, sellers } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBanner image={banner} title={category.name}>
        {products.error === undefined && (
          <a className={styles.jump} href="#products">
            {countOf(products)}
          </a>
        )}
        <KeepButton what={{ kind: 'category', slug: category.slug, name: category.name }} />
      </PageBanner>
      <Shelf title={t.catalogue.newArrival} row={fresh} eager />
      <Shelf title={t.catalogue.mostPopular} row={popular} />
      {brands.length > 0 && (
        <Section title={t.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
      <ProductList of={{ category: category.slug }} filters={filters} first={products} />
      {sellers.length > 0 && (
        <Section title={t.catalogue.sellers}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
