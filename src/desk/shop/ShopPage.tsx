import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Failed } from '../list/Failed.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { useShop } from '../useShop.ts'
import { KeptByOperator } from './KeptByOperator.tsx'
import { ParticularsCard } from './ParticularsCard.tsx'
import { RegisteredCard } from './RegisteredCard.tsx'
import { text } from './texts.ts'

/** Who the shop is, as customers read it. */
export const ShopPage = () => {
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
        <Particulars id={id} />
      )}
    </>
  )
}

const Particulars = ({ id }: { id: string }) => {
  const { answer, refresh, again } = useAnswer(() => ask('deskShop', { params: { id } }), id)
  if (answer === undefined) return <ListSkeleton />
  if (isFailure(answer)) return <Failed failure={answer} onAgain={again} />
  return (
    <div className={layout.stack3}>
      <p className={layout.name}>{answer.data.shop_name}</p>
      <ParticularsCard shop={answer.data} onDone={refresh} />
      <RegisteredCard id={id} />
      <KeptByOperator shop={answer.data} />
    </div>
  )
}
