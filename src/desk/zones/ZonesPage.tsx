import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Failed } from '../list/Failed.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { useShop } from '../useShop.ts'
import { ZoneList } from './ZoneList.tsx'
import { ClosedCard } from './ClosedCard.tsx'
import { text } from './texts.ts'
import { TryPin } from './TryPin.tsx'

/** Where the shop delivers, what a PIN is promised, and the days on which it is closed. */
export const ZonesPage = () => {
  const id = useShop()
  return (
    <>
      <PageTitle title={text.title} />
      {id === null ? (
        <EmptyState
          title={text.ofShops}
          text={text.ofShopsText}
          action={{ to: '/desk/approvals', label: text.sellers }}
        />
      ) : (
        <Areas id={id} />
      )}
    </>
  )
}

const Areas = ({ id }: { id: string }) => {
  const { answer, refresh, again } = useAnswer(() => ask('deskAreas', { params: { id } }), id)
  if (answer === undefined) return <ListSkeleton />
  if (isFailure(answer)) return <Failed failure={answer} onAgain={again} />
  return (
    <div className={layout.stack4}>
      <p className={layout.name}>{answer.data.shop_name}</p>
      <ClosedCard shop={answer.data} onDone={refresh} />
      <ZoneList shop={answer.data} onDone={refresh} />
      <TryPin shop={answer.data} />
    </div>
  )
}
