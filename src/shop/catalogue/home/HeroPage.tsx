import { useLoaderData } from 'react-router-dom'
import { HeroCarousel } from './HeroCarousel.tsx'
import { bannersOf, dataOrThrow } from '../loaders.ts'
import { callApi } from '../../../client/api/call.ts'
import { text } from '../../../texts/texts.ts'
import { Section } from '../../../ui/display/Section.tsx'
import { titledPage } from '../../page/page.ts'

export const loader = async () => {
  const banners = dataOrThrow(await callApi('banners'))
  return { images: [...bannersOf(banners, 'home'), ...bannersOf(banners, 'category')] }
}

export const handle = titledPage(() => text.catalogue.field)

/** The hero carousel alone. */
export const Component = () => {
  const { images } = useLoaderData<typeof loader>()
  return (
    <Section title={text.catalogue.inTheShop}>
      <HeroCarousel images={images} />
    </Section>
  )
}
