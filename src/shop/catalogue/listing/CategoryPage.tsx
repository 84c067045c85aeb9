import { useLoaderData } from 'react-router-dom'
import { pictureOf } from '../../../contract/pictures.ts'
import { noteOf } from './count-of.ts'
import { PageBanner } from '../sellers/PageBanner.tsx'
import { bannersOf, dataOrEmpty, fetchProductPage, pageLoader, pickDaily } from '../loaders.ts'
import { plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { ProductList } from './ProductList.tsx'
import { ProductRail } from '../cards/ProductRail.tsx'
import { pageHandle } from '../../page/page.ts'
import { BrandsSection, ListingHead, SellersSection } from './ListingParts.tsx'
import { PageMenu } from '../../saved/PageMenu.tsx'
import { pickAddressed } from './pick-addressed.ts'
import { loadListing } from './load-listing.ts'
import { localCategory, type NamedCategory } from '../../../texts/local-category.ts'
import { Words } from '../../../ui/base/Words.tsx'

export const loader = pageLoader(async (ask, args) => {
  const slug = args.params['slug'] ?? ''
  const coming = Promise.all([
    ask('banners'),
    loadListing({ category: slug }, args.request, ask),
    fetchProductPage({ category: slug, type: 'Top Product' }, ask),
    ask('sellers', { query: { category: slug } }),
  ])
  const categories = await ask('categories')
  const ofProducts = async () => (await coming)[1].list.products.products[0]?.category
  const category = await pickAddressed<NamedCategory>(categories, 'category', args, ofProducts)
  const brands = await ask('categoryBrands', { params: { id: String(category.id) } })
  const [banners, listing, popular, sellers] = await coming
  const banner = pickDaily(bannersOf(dataOrEmpty(banners), 'category'), category.slug)
  return { category, banner, ...listing, popular, brands: dataOrEmpty(brands), sellers: dataOrEmpty(sellers) }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: data ? localCategory(data.category).text : text.messages.categoryNotFound,
    description: plural(data?.list.products.total ?? 0, text.catalogue.count),
    ...(data?.banner && { picture: pictureOf('banners', data.banner) }),
  }),
  heading: (data) => data && <Words {...localCategory(data.category)} />,
  note: (data) => noteOf(data?.list),
  tools: (data) => data && <KeepCategory category={data.category} />,
  subHeader: true,
})

const KeepCategory = ({ category: { slug, name } }: { category: NamedCategory }) => (
  <PageMenu what={{ kind: 'category', slug, name }} />
)

export const Component = () => {
  const { category, banner, list, fresh, popular, brands, sellers } = useLoaderData<typeof loader>()
  return (
    <>
      <ListingHead
        name={<Words {...localCategory(category)} />}
        list={list}
        menu={<KeepCategory category={category} />}
      />
      <ProductList {...list} />
      <PageBanner image={banner} />
      <ProductRail title={text.catalogue.newArrival} row={fresh} />
      <ProductRail title={text.catalogue.mostPopular} row={popular} />
      <BrandsSection brands={brands} />
      <SellersSection sellers={sellers} />
    </>
  )
}
