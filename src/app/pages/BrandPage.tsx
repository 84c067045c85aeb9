import { useLoaderData } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { pictureOf } from '../../contract/pictures.ts'
import { countOf } from '../../features/catalogue/countOf.ts'
import { readFilters, toQuery } from '../../features/catalogue/filters.ts'
import { bannersOf, loadShelf, oneOfTheDay, orEmpty, pageLoader, pick } from '../../features/catalogue/load.ts'
import { PageBanner } from '../../features/catalogue/PageBanner.tsx'
import { SellerList } from '../../features/catalogue/Shops.tsx'
import { plural } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Emblem } from '../../ui/Emblem.tsx'
import { Section } from '../../ui/Section.tsx'
import { LIST_STEP, ProductList } from '../actions/ProductList.tsx'
import { Shelf } from '../actions/Shelf.tsx'
import { pageHandle } from '../page.ts'
import { loadNewest } from './loadNewest.ts'
import styles from './ShopPage.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const slug = params['slug'] ?? ''
  const filters = readFilters(new URL(request.url).searchParams)
  const [brands, banners, fresh, products, sellers] = await Promise.all([
    ask('brands'),
    ask('banners'),
    loadNewest({ brand: slug }, ask),
    loadShelf({ brand: slug, ...toQuery(filters), limit: LIST_STEP }, ask),
    ask('sellers', { query: { brand: slug } }),
  ])
  const brand = pick(brands, (known) => known.find((one) => one.slug === slug), messages.brandNotFound)
  return {
    brand,
    filters,
    banner: oneOfTheDay(bannersOf(orEmpty(banners), 'brands'), brand.slug),
    fresh,
    products,
    sellers: orEmpty(sellers),
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.brand.name ?? messages.brandNotFound,
    description: plural(data?.products.total ?? 0, t.catalogue.count),
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
        emblem={<Emblem src={pictureOf('brands', brand.image_url)} icon="tag" size="large" />}
      >
        {products.error === undefined && (
          <a className={styles.jump} href="#products">
            {countOf(products)}
          </a>
        )}
      </PageBanner>
      <Shelf title={t.catalogue.newArrival} row={fresh} eager />
      <ProductList of={{ brand: brand.slug }} filters={filters} first={products} />
      {sellers.length > 0 && (
        <Section title={t.catalogue.sellers}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
