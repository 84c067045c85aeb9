import { useEffect, useState } from 'react'
import type { DeliveredProduct } from '../../../contract/entities.ts'
import { LoginNeeded } from '../../../features/account/LoginNeeded.tsx'
import { useSession } from '../../../features/account/session.store.ts'
import { reload as reloadOrders, useOrders } from '../../../features/orders/orders.store.ts'
import { reviewPath } from '../../../features/orders/review-path.ts'
import { DeliveredCard } from '../../../features/reviews/DeliveredCard.tsx'
import { deliveredOf } from '../../../features/reviews/delivered.ts'
import { callApi, isFailure } from '../../../offline/api/call.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import type { PageHandle } from '../../page.ts'
import { Cards, Lead, Wide } from '../PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.reviews.mine.title }),
  heading: () => pageText.reviews.mine.title,
}

export const Component = () => {
  const { user, ready } = useSession()
  return (
    <Wide>
      {!ready ? (
        <ListSkeleton count={2} />
      ) : user ? (
        <Delivered key={user.id} />
      ) : (
        <LoginNeeded picture="sack" ground="straw" text={pageText.reviews.mine.login} />
      )}
    </Wide>
  )
}

type Asked = { state: 'asking' } | { state: 'told'; items: DeliveredProduct[] } | { state: 'failed'; message: string }

/** The server's list; without an answer, one made from the mirrored order history. */
const Delivered = () => {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const [round, setRound] = useState(0)
  const orders = useOrders(({ items }) => items)
  const words = pageText.reviews.mine
  useEffect(() => {
    let gone = false
    void callApi('deliveredProducts').then((answer) => {
      if (gone) return
      if (!isFailure(answer)) return setAsked({ state: 'told', items: answer.data })
      void reloadOrders()
      setAsked({ state: 'failed', message: answer.message })
    })
    return () => {
      gone = true
    }
  }, [round])
  const items = asked.state === 'told' ? asked.items : asked.state === 'failed' ? deliveredOf(orders) : []
  if (asked.state === 'asking') return <ListSkeleton count={2} />
  if (items.length === 0 && asked.state === 'failed')
    return (
      <EmptyState
        picture="tiller"
        title={words.failedTitle}
        text={words.failedText}
        action={
          <Button
            kind="main"
            full
            onClick={() => {
              setAsked({ state: 'asking' })
              setRound(round + 1)
            }}
          >
            {words.again}
          </Button>
        }
        detail={asked.message}
      />
    )
  if (items.length === 0)
    return (
      <EmptyState
        picture="sack"
        ground="straw"
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          <ButtonLink kind="main" full to="/order-history">
            {words.toOrders}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      {asked.state === 'failed' && <Lead>{words.kept}</Lead>}
      <Cards>
        {items.map((item) => (
          <li key={`${item.published_product_id} ${item.sku}`}>
            <DeliveredCard item={item} to={reviewPath(item, item.product.rating === 0)} />
          </li>
        ))}
      </Cards>
    </>
  )
}
