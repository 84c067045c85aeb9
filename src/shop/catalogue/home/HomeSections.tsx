import { listOf } from '../listing/filters.ts'
import { brandLinks, BrandStrip, sellerLinks, SellerList } from '../sellers/SellerAndBrandLists.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { SeasonBanner } from './SeasonBanner.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { text } from '../../../texts/texts.ts'
import layout from '../../../ui/base/layout.module.css'
import { classes } from '../../../ui/base/classes.ts'
import { withKeptMarkup } from '../../../ui/base/kept-markup.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { ProductRail } from '../cards/ProductRail.tsx'
import { SeeAll } from '../cards/SeeAll.tsx'
import { Fold } from '../../page/Fold.tsx'
import type { HomeData } from './HomePage.tsx'

const Sections = (data: HomeData) => {
  const { season, banners, pictures, categories, picks, fresh, deals, popular, brands, sellers, sellersTotal } = data
  const wanted = categories.find(({ icon }) => icon.endsWith(season === 'zaid' ? 'irrig' : 'seeds')) ?? categories[0]
  return (
    <>
      <SeasonBanner season={season} images={banners} to={wanted ? `/category/${wanted.slug}` : '#fresh'} />
      <Fold />
      {categories.length > 0 && (
        <Section title={text.catalogue.whatDoYouNeed} heading="hidden-on-phone">
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <ProductRail title={text.catalogue.newArrival} row={fresh} all={listOf('New Arrival')} eager />
      <ProductRail
        title={text.catalogue.dealOfTheDay}
        row={deals}
        shape="list"
        all={listOf('Deal Of The Day')}
        note={
          <span className={classes(layout.row, layout.small)}>
            <Icon name="clock" small />
            {text.catalogue.dealEnds}
          </span>
        }
      />
      <ProductRail title={text.catalogue.mostPopular} row={popular} all={listOf('Top Product')} />
      {pictures.length > 3 && (
        <Section title={text.catalogue.field} belowFold>
          <HeroCarousel images={pictures} />
        </Section>
      )}
      <ProductRail title={text.catalogue.forYou} row={picks} all="/search?in_stock=1&sort=rating" />
      {brands.length > 0 && (
        <Section title={text.catalogue.brands} belowFold names={brandLinks(brands)}>
          <BrandStrip brands={brands} />
        </Section>
      )}
      {sellers.length > 0 && (
        <Section
          title={text.catalogue.meetOurSeller}
          note={<SeeAll to="/sellers" of={text.catalogue.meetOurSeller} total={sellersTotal} />}
          belowFold="long"
          names={sellerLinks(sellers)}
        >
          <SellerList sellers={sellers} />
        </Section>
      )}
    </>
  )
}

/** The season's offer, the way into the shop, and its rows. Until their code is there they are links. */
export const HomeSections = withKeptMarkup('home', Sections)
