import { useLoaderData } from 'react-router-dom'
import { dayInIndia, seasonOf } from '../../../contract/india.ts'
import { bannersOf, fetchProductPage, dataOrEmpty, pageLoader } from '../loaders.ts'
import { text } from '../../../texts/texts.ts'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import { OpenOrderNotice } from '../../order-attempts/OpenOrderNotice.tsx'
import { pageHandle } from '../../page/page.ts'
import { withTexts } from '../../../texts/load-texts.ts'

const HomeSections = lazySection(async () => (await withTexts('shop', import('./HomeSections.tsx'))).HomeSections)

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
    sellersTotal: dataOrEmpty(sellers).length,
  }
})

export const handle = pageHandle<typeof loader>({
  head: (data) => ({
    title: text.layout.shop,
    description: text.seasons.rabi.text,
    ...(data?.banners[0] && { picture: `/images/banners/${data.banners[0]}` }),
  }),
})

export type HomeData = Awaited<ReturnType<typeof loader>>

export const Component = () => {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <OpenOrderNotice />
      <HomeSections {...data} />
    </>
  )
}
