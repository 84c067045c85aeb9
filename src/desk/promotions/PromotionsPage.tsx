import { BANNER_SOURCES } from '../../contract/constants.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { BannersCard } from './BannersCard.tsx'
import { DealCard } from './DealCard.tsx'
import { ImportCard } from './ImportCard.tsx'
import { text } from './texts.ts'

/** What the shop shows in front: the deal and the banners; and products from a file. */
export const PromotionsPage = () => {
  const asked = useAnswer(() => ask('deskFront'))
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {({ deals, banners }) => (
          <div className={layout.stack3}>
            <DealCard deal={deals[0]} onChange={asked.refresh} />
            <ImportCard />
            <h2>{text.banners}</h2>
            {BANNER_SOURCES.map((source) => (
              <BannersCard
                key={source}
                source={source}
                files={banners.find(({ source_type }) => source_type === source)?.image_urls ?? []}
                onChange={asked.refresh}
              />
            ))}
          </div>
        )}
      </Answered>
    </>
  )
}
