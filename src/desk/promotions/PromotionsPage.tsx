import { BANNER_SOURCES } from '../../contract/constants.ts'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Failed } from '../list/Failed.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { BannersCard } from './BannersCard.tsx'
import { DealCard } from './DealCard.tsx'
import { ImportCard } from './ImportCard.tsx'
import { text } from './texts.ts'

/** What the shop shows in front: the deal and the banners; and products from a file. */
export const PromotionsPage = () => {
  const { answer, refresh, again } = useAnswer(() => ask('deskFront'))
  return (
    <>
      <PageTitle title={text.title} />
      {answer === undefined && <ListSkeleton />}
      {answer !== undefined && isFailure(answer) && <Failed failure={answer} onAgain={again} />}
      {answer !== undefined && !isFailure(answer) && (
        <div className={layout.stack3}>
          <DealCard deal={answer.data.deals[0]} onChange={refresh} />
          <ImportCard />
          <h2>{text.banners}</h2>
          {BANNER_SOURCES.map((source) => (
            <BannersCard
              key={source}
              source={source}
              files={answer.data.banners.find(({ source_type }) => source_type === source)?.image_urls ?? []}
              onChange={refresh}
            />
          ))}
        </div>
      )}
    </>
  )
}
