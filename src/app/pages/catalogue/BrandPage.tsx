import { useLoaderData } from 'react-router-dom'
import { messages } from '../../../contract/messages.ts'
import { pictureOf } from '../../../contract/pictures.ts'
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
import { SellerList } from '../../../features/catalogue/browse/SellerAndBrandLists.tsx'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Logo } from '../../../ui/media/Logo.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { LIST_STEP, ProductList } from '../../actions/ProductList.tsx'
import { ProductRail } from '../../actions/ProductRail.tsx'
import { pageHandle } from '../../page.ts'
import { loadNewest } from './load-newest.ts'
import layout from '../../../ui/base/layout.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const slug = params['slug'] ?? ''
  const filters = readFilters(new URL(request.url).searchParams)
  const [brands, banners, fresh, products, sellers] = await Promise.all([
    ask('brands'),
    ask('banners'),
    loadNewest({ brand: slug }, ask),
    fetchProductPage({ brand: slug, ...toQuery(filters), limit: LIST_STEP }, ask),
    ask('sellers', { query: { brand: slug } }),
  ])
  const brand = pick(brands, (known) => known.find((one) => one.slug === slug), messages.brandNotFound)
  return {
    brand,
    filters,
    banner: pickDaily(bannersOf(dataOrEmpty(banners), 'brands'), brand.slug),
    fresh,
    products,
    sellers: dataOrEmpty(sellers),
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.brand.name ?? messages.brandNotFound,
    description: plural(data?.products.total ?? 0, text.catalogue.count),
  }),
  heading: (data) => data?.brand.name ?? '',
  subHeader: true,
})

export const Component = () => {
  const { brand, filters, banner, fresh, products, sellers } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBanner
        image={banner}
        title={brand.name}
        emblem={<Logo src={pictureOf('brands', brand.image_url)} icon="tag" size="large" />}
      >
        {products.error === undefined && (
          <a className={layout.tap} href="#products">
            {countOf(products)}
          </a>
        )}
      </PageBanner>
      <ProductRail title={text.catalogue.newArrival} row={fresh} eager />
      <ProductList of={{ brand: brand.slug }} filters={filters} first={products} />
      {sellers.length > 0 && (
        <Section title={text.catalogue.sellers}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
