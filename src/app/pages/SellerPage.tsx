import { useLoaderData } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { pictureOf } from '../../contract/pictures.ts'
import { readFilters, toQuery } from '../../features/catalogue/filters.ts'
import { bannersOf, loadShelf, oneOfTheDay, orEmpty, pageLoader, pick } from '../../features/catalogue/load.ts'
import { PageBanner } from '../../features/catalogue/PageBanner.tsx'
import { sellerOf } from '../../features/catalogue/sellerOf.ts'
import { BrandStrip, sellerFact } from '../../features/catalogue/Shops.tsx'
import { t } from '../../texts/texts.ts'
import { Emblem } from '../../ui/Emblem.tsx'
import { Section } from '../../ui/Section.tsx'
import { KeepButton } from '../actions/KeepButton.tsx'
import { LIST_STEP, ProductList } from '../actions/ProductList.tsx'
import { Shelf } from '../actions/Shelf.tsx'
import { pageHandle } from '../page.ts'
import { loadNewest } from './loadNewest.ts'
import styles from './ShopPage.module.css'

export const loader = pageLoader(async (ask, { params, request }) => {
  const filters = readFilters(new URL(request.url).searchParams)
  const seller = pick(await ask('sellers'), (known) => sellerOf(known, params['slug'] ?? ''), messages.sellerNotFound)
  const id = String(seller.id)
  const [banners, fresh, products, brands] = await Promise.all([
    ask('banners'),
    loadNewest({ seller: id }, ask),
    loadShelf({ seller: id, ...toQuery(filters), limit: LIST_STEP }, ask),
    ask('sellerBrands', { params: { id } }),
  ])
  return {
    seller,
    filters,
    banner: oneOfTheDay(bannersOf(orEmpty(banners), 'seller'), seller.slug),
    fresh,
    products,
    brands: orEmpty(brands),
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
        emblem={<Emblem src={pictureOf('avatars', seller.avatar)} icon="store" size="large" />}
      >
        <p className={styles.fact}>{sellerFact(seller)}</p>
        <KeepButton what={{ kind: 'seller', slug: seller.slug, name: seller.shop_name }} />
      </PageBanner>
      <Shelf title={t.catalogue.newArrival} row={fresh} eager />
      <ProductList of={{ seller: String(seller.id) }} filters={filters} first={products} />
      {brands.length > 0 && (
        <Section title={t.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
    </>
  )
}
