import { useLoaderData } from 'react-router-dom'
import { CategoryTiles } from '../../features/catalogue/CategoryTiles.tsx'
import { dayInIndia } from '../../features/catalogue/deal.ts'
import { HeroCarousel } from '../../features/catalogue/HeroCarousel.tsx'
import { bannersOf, loadShelf, orEmpty, pageLoader } from '../../features/catalogue/load.ts'
import { SeasonHero } from '../../features/catalogue/SeasonHero.tsx'
import { seasonOf } from '../../features/catalogue/season.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazySection } from '../../ui/lazySection.tsx'
import { Section } from '../../ui/Section.tsx'
import { Shelf } from '../actions/Shelf.tsx'
import { SHOP_NAME } from '../head.ts'
import { OpenOrderNotice } from '../layout/OpenOrderNotice.tsx'
import type { PageHandle } from '../page.ts'
import styles from './HomePage.module.css'

const BrandStrip = lazySection(async () => (await import('../../features/catalogue/Shops.tsx')).BrandStrip)
const SellerList = lazySection(async () => (await import('../../features/catalogue/Shops.tsx')).SellerList)

const BRANDS_SHOWN = 12
const SELLERS_SHOWN = 6
const DEALS_SHOWN = '4'

export const loader = pageLoader(async (ask) => {
  const season = seasonOf(dayInIndia(Date.now()))
  const [banners, categories, picks, fresh, deals, popular, brands, sellers] = await Promise.all([
    ask('banners'),
    ask('categories'),
    loadShelf({ sort: 'rating', in_stock: '1' }, ask),
    loadShelf({ type: 'New Arrival' }, ask),
    loadShelf({ type: 'Deal Of The Day', limit: DEALS_SHOWN }, ask),
    loadShelf({ type: 'Top Product' }, ask),
    ask('brands'),
    ask('sellers'),
  ])
  return {
    season,
    banners: bannersOf(orEmpty(banners), 'home'),
    pictures: [...bannersOf(orEmpty(banners), 'category'), ...bannersOf(orEmpty(banners), 'seller')],
    categories: orEmpty(categories),
    picks,
    fresh,
    deals,
    popular,
    brands: orEmpty(brands).slice(0, BRANDS_SHOWN),
    sellers: orEmpty(sellers).slice(0, SELLERS_SHOWN),
  }
})

export const handle: PageHandle = {
  head: () => ({ title: SHOP_NAME, description: t.catalogue.seasons.rabi.text }),
}

export const Component = () => {
  const { season, banners, pictures, categories, picks, fresh, deals, popular, brands, sellers } =
    useLoaderData<typeof loader>()
  const wanted = categories.find(({ icon }) => icon.endsWith(season === 'zaid' ? 'irrig' : 'seeds')) ?? categories[0]
  return (
    <>
      <OpenOrderNotice />
      <SeasonHero season={season} images={banners} to={wanted ? `/category/${wanted.slug}` : '#fresh'} />
      {categories.length > 0 && (
        <Section title={t.catalogue.whatDoYouNeed}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <Shelf title={t.catalogue.newArrival} row={fresh} />
      <Shelf
        title={t.catalogue.dealOfTheDay}
        row={deals}
        shape="list"
        note={
          <span className={styles.note}>
            <Icon name="clock" small />
            {t.catalogue.dealEnds}
          </span>
        }
      />
      <Shelf title={t.catalogue.mostPopular} row={popular} />
      {pictures.length > 3 && (
        <Section title={t.catalogue.field}>
          <HeroCarousel images={pictures} />
        </Section>
      )}
      <Shelf title={t.catalogue.forYou} row={picks} />
      {brands.length > 0 && (
        <Section title={t.catalogue.brands}>
          <BrandStrip brands={brands} />
        </Section>
      )}
      {sellers.length > 0 && (
        <Section title={t.catalogue.meetOurSeller}>
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}
