import { useLoaderData } from 'react-router-dom'
import { HeroCarousel } from '../../../features/catalogue/home/HeroCarousel.tsx'
import { bannersOf, dataOrThrow } from '../../../features/catalogue/data/loaders.ts'
import { callApi } from '../../../offline/api/call.ts'
import { shopText } from '../../../texts/shop-texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { titledPage } from '../../page.ts'

export const loader = async () => {
  const banners = dataOrThrow(await callApi('banners'))
  return { images: [...bannersOf(banners, 'home'), ...bannersOf(banners, 'category')] }
}

export const handle = titledPage(() => shopText.catalogue.field)

/** The hero carousel alone. */
export const Component = () => {
  const { images } = useLoaderData<typeof loader>()
  return (
    <Section title={shopText.catalogue.inTheShop}>
      <HeroCarousel images={images} />
    </Section>
  )
}
