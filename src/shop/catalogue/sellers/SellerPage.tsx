import { useLoaderData } from 'react-router-dom'
import type { Seller } from '../../../contract/entities.ts'
import { pictureOf } from '../../../contract/pictures.ts'
import { noteOf } from '../listing/count-of.ts'
import { PageBanner } from './PageBanner.tsx'
import { SellerFact, sellerFact } from './SellerAndBrandLists.tsx'
import { bannersOf, dataOrEmpty, pageLoader, pick, pickDaily } from '../loaders.ts'
import { withTexts } from '../../../texts/load-texts.ts'
import { text } from '../../../texts/texts.ts'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import { Logo } from '../../../ui/media/Logo.tsx'
import { ProductList } from '../listing/ProductList.tsx'
import { ProductRail } from '../cards/ProductRail.tsx'
import { PageMenu } from '../../saved/PageMenu.tsx'
import { pageHandle } from '../../page/page.ts'
import { BrandsSection, ListingHead } from '../listing/ListingParts.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { asWritten } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

/** All digits are the id, else the text is the slug, else its trailing `-id` counts. */
export const sellerOf = (sellers: readonly Seller[], slug: string): Seller | undefined => {
  const byId = (digits: string | undefined) => sellers.find(({ id }) => String(id) === digits)
  if (/^\d+$/.test(slug)) return byId(slug)
  return sellers.find((seller) => seller.slug === slug) ?? byId(/-(\d+)$/.exec(slug)?.[1])
}

const AboutSeller = lazySection(async () => (await withTexts('product', import('./AboutSeller.tsx'))).AboutSeller)

export const loader = pageLoader(async (ask, { params, request }) => {
  const seller = pick(await ask('sellers'), (known) => sellerOf(known, params['slug'] ?? ''), 'seller')
  const id = String(seller.id)
  const [banners, listing, brands, particulars] = await Promise.all([
    ask('banners'),
    loadListing({ seller: id }, request, ask),
    ask('sellerBrands', { params: { id } }),
    ask('sellerParticulars', { params: { id } }),
  ])
  const banner = pickDaily(bannersOf(dataOrEmpty(banners), 'seller'), seller.slug)
  const about = particulars.status ? particulars.data : null
  return { seller, banner, ...listing, brands: dataOrEmpty(brands), about }
})

export const handle = pageHandle<typeof loader>({
  head: (data) =>
    data
      ? {
          title: data.seller.shop_name,
          description: sellerFact(data.seller),
          picture: pictureOf('avatars', data.seller.avatar),
        }
      : { title: text.messages.sellerNotFound },
  heading: (data) => data && <Words {...asWritten(data.seller.shop_name)} />,
  note: (data) => noteOf(data?.list),
  tools: (data) => data && <KeepSeller seller={data.seller} />,
  subHeader: true,
})

const KeepSeller = ({ seller: { slug, shop_name } }: { seller: Seller }) => (
  <PageMenu what={{ kind: 'seller', slug, name: shop_name }} />
)

export const Component = () => {
  const { seller, banner, list, fresh, brands, about } = useLoaderData<typeof loader>()
  return (
    <>
      <ListingHead
        name={<Words {...asWritten(seller.shop_name)} />}
        list={list}
        menu={<KeepSeller seller={seller} />}
      />
      <PageBanner image={banner}>
        <Logo src={pictureOf('avatars', seller.avatar)} icon="store" />
        <p>
          <SellerFact seller={seller} />
        </p>
      </PageBanner>
      <ProductList {...list} />
      <ProductRail title={text.catalogue.newArrival} row={fresh} />
      <BrandsSection brands={brands} />
      {about && <AboutSeller key={seller.id} seller={about} />}
    </>
  )
}
