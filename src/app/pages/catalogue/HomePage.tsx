import { useLoaderData } from 'react-router-dom'
import { CategoryTiles } from '../../../features/catalogue/home/CategoryTiles.tsx'
import { dayInIndia } from '../../../contract/india.ts'
import { HeroCarousel } from '../../../features/catalogue/home/HeroCarousel.tsx'
import { bannersOf, fetchProductPage, dataOrEmpty, pageLoader } from '../../../features/catalogue/data/loaders.ts'
import { SeasonBanner } from '../../../features/catalogue/home/SeasonBanner.tsx'
import { seasonOf } from '../../../features/catalogue/home/season.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { ProductRail } from '../../actions/ProductRail.tsx'
import { SHOP_NAME } from '../../head.ts'
import { OpenOrderNotice } from '../../layout/status/OpenOrderNotice.tsx'
import type { PageHandle } from '../../page.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'

const BrandStrip = lazySection(
  async () => (await import('../../../features/catalogue/browse/SellerAndBrandLists.tsx')).BrandStrip,
)
const SellerList = lazySection(
  async () => (await import('../../../features/catalogue/browse/SellerAndBrandLists.tsx')).SellerList,
)

const BRANDS_SHOWN = 12
const SELLERS_SHOWN = 6
const DEALS_SHOWN = '4'

export const loader = pageLoader(async (ask) => {
  const season = seasonOf(dayInIndia(Date.now()))
  const [banners, categories, picks, fresh, deals, popular, brands, sellers] = await Promise.all([
    ask('banners'),
    ask('categories'),
    fetchProductPage({ sort: 'rating', in_stock: '1' }, ask),
    fetchProductPage({ type: 'New Arrival' }, ask),
    fetchProductPage({ type: 'Deal Of The Day', limit: DEALS_SHOWN }, ask),
    fetchProductPage({ type: 'Top Product' }, ask),
    ask('brands'),
    ask('sellers'),
  ])
  return {
    season,
    banners: bannersOf(dataOrEmpty(banners), 'home'),
    pictures: [...bannersOf(dataOrEmpty(banners), 'category'), ...bannersOf(dataOrEmpty(banners), 'seller')],
    categories: dataOrEmpty(categories),
    picks,
    fresh,
    deals,
    popular,
    brands: dataOrEmpty(brands).slice(0, BRANDS_SHOWN),
    sellers: dataOrEmpty(sellers).slice(0, SELLERS_SHOWN),
  }
})

export const handle: PageHandle = {
  head: () => ({ title: SHOP_NAME, description: text.catalogue.seasons.rabi.text }),
}

export const Component = () => {
  const { season, banners, pictures, categories, picks, fresh, deals, popular, brands, sellers } =
    useLoaderData<typeof loader>()
  const wanted = categories.find(({ icon }) => icon.endsWith(season === 'zaid' ? 'irrig' : 'seeds')) ?? categories[0]
  return (
    <>
      <OpenOrderNotice />
      <SeasonBanner season={season} images={banners} to={wanted ? `/category/${wanted.slug}` : '#fresh'} />
      {categories.length > 0 && (
        <Section title={text.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <ProductRail title={text.catalogue.newArrival} row={fresh} />
      <ProductRail
        title={text.catalogue.dealOfTheDay}
        row={deals}
        shape="list"
        note={
          <span className={classes(layout.row, layout.small)}>
            <Icon name="clock" small />
            {text.catalogue.dealEnds}
          </span>
        }
      />
      <ProductRail title={text.catalogue.mostPopular} row={popular} />
      {pictures.length > 3 && (
        <Section title={text.catalogue.field}>
          <HeroCarousel images={pictures} />
        </Section>
      )}
      <ProductRail title={text.catalogue.forYou} row={picks} />
      {brands.length > 0 && (
        <Section title={text.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
      {sellers.length > 0 && (
        <Section title={text.catalogue.meetOurSeller}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
