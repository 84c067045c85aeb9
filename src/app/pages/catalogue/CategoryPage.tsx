import { useLoaderData } from 'react-router-dom'
import { messages } from '../../../contract/messages.ts'
import { countOf } from '../../../features/catalogue/browse/count-of.ts'
import { readFilters, toQuery } from '../../../features/catalogue/browse/filters.ts'
import {
  bannersOf,
  fetchProductPage,
  pickDaily,
  dataOrEmpty,
  pageLoader,
  pick,
} from '../../../features/catalogue/data/loaders.ts'
import { PageBanner } from '../../../features/catalogue/browse/PageBanner.tsx'
import { BrandStrip, SellerList } from '../../../features/catalogue/browse/SellerAndBrandLists.tsx'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { SaveOffline } from '../../actions/SaveOffline.tsx'
import { LIST_STEP, ProductList } from '../../actions/ProductList.tsx'
import { ProductRail } from '../../actions/ProductRail.tsx'
import { pageHandle } from '../../page.ts'
import { loadNewest } from './load-newest.ts'
import layout from '../../../ui/base/layout.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const slug = params['slug'] ?? ''
  const filters = readFilters(new URL(request.url).searchParams)
  const listing = Promise.all([
    ask('banners'),
    loadNewest({ category: slug }, ask),
    fetchProductPage({ category: slug, type: 'Top Product' }, ask),
    fetchProductPage({ category: slug, ...toQuery(filters), limit: LIST_STEP }, ask),
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
    banner: pickDaily(bannersOf(dataOrEmpty(banners), 'category'), category.slug),
    fresh,
    popular,
    brands: dataOrEmpty(brands),
    products,
    sellers: dataOrEmpty(sellers),
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.category.name ?? messages.categoryNotFound,
    description: plural(data?.products.total ?? 0, text.catalogue.count),
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
          <a className={layout.tap} href="#products">
            {countOf(products)}
          </a>
        )}
        <SaveOffline what={{ kind: 'category', slug: category.slug, name: category.name }} />
      </PageBanner>
      <ProductRail title={text.catalogue.newArrival} row={fresh} eager />
      <ProductRail title={text.catalogue.mostPopular} row={popular} />
      {brands.length > 0 && (
        <Section title={text.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
      <ProductList of={{ category: category.slug }} filters={filters} first={products} />
      {sellers.length > 0 && (
        <Section title={text.catalogue.sellers}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
