import { useLoaderData } from 'react-router-dom'
import { HeroCarousel } from '../../features/catalogue/HeroCarousel.tsx'
import { bannersOf, need } from '../../features/catalogue/load.ts'
import { callApi } from '../../offline/call.ts'
import { t } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import type { PageHandle } from '../page.ts'

export const loader = async () => {
  const banners = need(await callApi('banners'))
  return { images: [...bannersOf(banners, 'home'), ...bannersOf(banners, 'category')] }
}

export const handle: PageHandle = {
  head: () => ({ title: t.catalogue.field }),
  heading: () => t.catalogue.field,
}

/** The hero carousel alone (decision 17). */
export const Component = () => {
  const { images } = useLoaderData<typeof loader>()
  return (
    <Section title={t.catalogue.inTheShop}>
      <HeroCarousel images={images} />
    </Section>
  )
}
