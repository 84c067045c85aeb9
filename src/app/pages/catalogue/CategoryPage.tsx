import { useLoaderData } from 'react-router-dom'
import { messages } from '../../../contract/messages.ts'
import { PageBanner } from '../../../features/catalogue/browse/PageBanner.tsx'
import {
  bannersOf,
  dataOrEmpty,
  fetchProductPage,
  pageLoader,
  pick,
  pickDaily,
} from '../../../features/catalogue/data/loaders.ts'
import { plural } from '../../../texts/format.ts'
import { shopText } from '../../../texts/shop-texts.ts'
import { ProductList } from '../../actions/ProductList.tsx'
import { ProductRail } from '../../actions/ProductRail.tsx'
import { SaveOffline } from '../../actions/SaveOffline.tsx'
import { pageHandle } from '../../page.ts'
import { BrandsSection, ProductsLink, SellersSection } from './ListingParts.tsx'
import { loadListing } from './load-listing.ts'

export const loader = pageLoader(async (ask, { params, request }) => {
  const slug = params['slug'] ?? ''
  const coming = Promise.all([
    ask('banners'),
    loadListing({ category: slug }, request, ask),
    fetchProductPage({ category: slug, type: 'Top Product' }, ask),
    ask('sellers', { query: { category: slug } }),
  ])
  const categories = await ask('categories')
  const category = pick(categories, (known) => known.find((one) => one.slug === slug), messages.categoryNotFound)
  const brands = await ask('categoryBrands', { params: { id: String(category.id) } })
  const [banners, listing, popular, sellers] = await coming
  const banner = pickDaily(bannersOf(dataOrEmpty(banners), 'category'), category.slug)
  return { category, banner, ...listing, popular, brands: dataOrEmpty(brands), sellers: dataOrEmpty(sellers) }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.category.name ?? messages.categoryNotFound,
    description: plural(data?.products.total ?? 0, shopText.catalogue.count),
  }),
  heading: (data) => data?.category.name ?? '',
  subHeader: true,
})

export const Component = () => {
  const { category, banner, of, filters, fresh, popular, brands, products, sellers } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBanner image={banner} title={category.name}>
        <ProductsLink products={products} />
        <SaveOffline what={{ kind: 'category', slug: category.slug, name: category.name }} />
      </PageBanner>
      <ProductRail title={shopText.catalogue.newArrival} row={fresh} eager />
      <ProductRail title={shopText.catalogue.mostPopular} row={popular} />
      <BrandsSection brands={brands} />
      <ProductList of={of} filters={filters} first={products} />
      <SellersSection sellers={sellers} />
    </>
  )
}
