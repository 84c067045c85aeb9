import { useLoaderData } from 'react-router-dom'
import { messages } from '../../../contract/messages.ts'
import { pictureOf } from '../../../contract/pictures.ts'
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
import { sellerOf } from '../../../features/catalogue/browse/seller-of.ts'
import { BrandStrip, sellerFact } from '../../../features/catalogue/browse/SellerAndBrandLists.tsx'
import { text } from '../../../texts/texts.ts'
import { Logo } from '../../../ui/media/Logo.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { SaveOffline } from '../../actions/SaveOffline.tsx'
import { LIST_STEP, ProductList } from '../../actions/ProductList.tsx'
import { ProductRail } from '../../actions/ProductRail.tsx'
import { pageHandle } from '../../page.ts'
import { loadNewest } from './load-newest.ts'
import layout from '../../../ui/base/layout.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const filters = readFilters(new URL(request.url).searchParams)
  const seller = pick(await ask('sellers'), (known) => sellerOf(known, params['slug'] ?? ''), messages.sellerNotFound)
  const id = String(seller.id)
  const [banners, fresh, products, brands] = await Promise.all([
    ask('banners'),
    loadNewest({ seller: id }, ask),
    fetchProductPage({ seller: id, ...toQuery(filters), limit: LIST_STEP }, ask),
    ask('sellerBrands', { params: { id } }),
  ])
  return {
    seller,
    filters,
    banner: pickDaily(bannersOf(dataOrEmpty(banners), 'seller'), seller.slug),
    fresh,
    products,
    brands: dataOrEmpty(brands),
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) =>
    data ? { title: data.seller.shop_name, description: sellerFact(data.seller) } : { title: messages.sellerNotFound },
  heading: (data) => data?.seller.shop_name ?? '',
  subHeader: true,
})

export const Component = () => {
  const { seller, filters, banner, fresh, products, brands } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBanner
        image={banner}
        title={seller.shop_name}
        emblem={<Logo src={pictureOf('avatars', seller.avatar)} icon="store" size="large" />}
      >
        <p className={layout.above1}>{sellerFact(seller)}</p>
        <SaveOffline what={{ kind: 'seller', slug: seller.slug, name: seller.shop_name }} />
      </PageBanner>
      <ProductRail title={text.catalogue.newArrival} row={fresh} eager />
      <ProductList of={{ seller: String(seller.id) }} filters={filters} first={products} />
      {brands.length > 0 && (
        <Section title={text.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
    </>
  )
}
