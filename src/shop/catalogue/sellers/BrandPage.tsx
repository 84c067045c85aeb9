import { useLoaderData } from 'react-router-dom'
import { pictureOf } from '../../../contract/pictures.ts'
import { noteOf } from '../listing/count-of.ts'
import { PageBanner } from './PageBanner.tsx'
import { bannersOf, dataOrEmpty, pageLoader, pickDaily } from '../loaders.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Logo } from '../../../ui/media/Logo.tsx'
import { ProductList } from '../listing/ProductList.tsx'
import { ProductRail } from '../cards/ProductRail.tsx'
import { pageHandle } from '../../page/page.ts'
import { ListingHead, SellersSection } from '../listing/ListingParts.tsx'
import { pickAddressed } from '../listing/pick-addressed.ts'
import { loadListing } from '../listing/load-listing.ts'
import { asWritten } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

export const loader = pageLoader(async (ask, args) => {
  const slug = args.params['slug'] ?? ''
  const [brands, banners, listing, sellers] = await Promise.all([
    ask('brands'),
    ask('banners'),
    loadListing({ brand: slug }, args.request, ask),
    ask('sellers', { query: { brand: slug } }),
  ])
  const brand = await pickAddressed(brands, 'brand', args, async () => listing.list.products.products[0]?.brand)
  const banner = pickDaily(bannersOf(dataOrEmpty(banners), 'brands'), brand.slug)
  return { brand, banner, ...listing, sellers: dataOrEmpty(sellers) }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data?.brand.name ?? text.messages.brandNotFound,
    description: plural(data?.list.products.total ?? 0, text.catalogue.count),
    ...(data && { picture: pictureOf('brands', data.brand.image_url) }),
  }),
  heading: (data) => data && <Words {...asWritten(data.brand.name)} />,
  note: (data) => noteOf(data?.list),
  subHeader: true,
})

export const Component = () => {
  const { brand, banner, list, fresh, sellers } = useLoaderData<typeof loader>()
  return (
    <>
      <ListingHead name={<Words {...asWritten(brand.name)} />} list={list} />
      <PageBanner image={banner}>
        <Logo src={pictureOf('brands', brand.image_url)} icon="tag" />
        <p>{text.catalogue.seeBrand}</p>
      </PageBanner>
      <ProductList {...list} />
      <ProductRail title={text.catalogue.newArrival} row={fresh} />
      <SellersSection sellers={sellers} />
    </>
  )
}
