import { useEffect, useState } from 'react'
import type { DeliveredProduct } from '../../contract/entities.ts'
import { LoginNeeded } from '../../features/account/LoginNeeded.tsx'
import { useSession } from '../../features/account/session.store.ts'
import { reload as reloadOrders, useOrders } from '../../features/orders/orders.store.ts'
import { reviewPath } from '../../features/orders/reviewPath.ts'
import { DeliveredCard } from '../../features/reviews/DeliveredCard.tsx'
import { deliveredOf } from '../../features/reviews/delivered.ts'
import { callApi, isFailure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import type { PageHandle } from '../page.ts'
import { Cards, Lead, Wide } from './Narrow.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.reviews.mine.title }),
  heading: () => p.reviews.mine.title,
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
        <LoginNeeded picture="sack" ground="straw" text={p.reviews.mine.login} />
      )}
    </Wide>
  )
}

type Asked = { state: 'asking' } | { state: 'told'; items: DeliveredProduct[] } | { state: 'failed'; message: string }

/** What the shop says; without an answer what the kept order history knows. */
const Delivered = () => {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const [round, setRound] = useState(0)
  const orders = useOrders(({ items }) => items)
  const words = p.reviews.mine
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
      <Face
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
      <Face
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
