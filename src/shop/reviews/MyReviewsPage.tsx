import { useId } from 'react'
import { NotLoaded, Own } from '../login/LoginNeeded.tsx'
import { reload as reloadOrders, useOrders } from '../orders/orders.store.ts'
import { reviewPath } from '../orders/review-path.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { titledPage } from '../page/page.ts'
import { Cards, Lead, Wide } from '../page/PageLayout.tsx'
import type { DeliveredProduct, OrderItem } from '../../contract/entities.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { formatShortDay } from '../../texts/days.ts'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Stars } from '../../ui/display/Stars.tsx'

interface DeliveredCardProps {
  item: DeliveredProduct
  /** Where it is reviewed. */
  to: string
}

/** A delivered product with the farmer's own stars. */
export const DeliveredCard = ({ item, to }: DeliveredCardProps) => {
  const titleId = useId()
  const words = pageText.reviews.mine
  const { product } = item
  const isReviewed = product.rating > 0
  return (
    <Card>
      <CardBody>
        <LineItem
          picture={productPicture(item.product_id, product.image_url, 160)}
          photo={isUploaded(product.image_url)}
          ground={product.ground}
          title={<Words {...localTitle(product)} />}
          titleId={titleId}
          detail={
            <>
              <div>{words.delivered(formatShortDay(item.delivery_date))}</div>
              <div>
                {words.yourStars}: {isReviewed ? <Stars value={product.rating} /> : words.none}
              </div>
            </>
          }
        />
      </CardBody>
      <CardFooter>
        <CardFooterLink
          icon="star"
          iconFilled={isReviewed}
          to={to}
          aria-describedby={titleId}
          label={isReviewed ? words.view : words.add}
        />
      </CardFooter>
    </Card>
  )
}

export const handle = titledPage(() => pageText.reviews.mine.title)

export const Component = () => (
  <Wide>
    <Own text={pageText.reviews.mine.login}>{({ id }) => <Delivered key={id} />}</Own>
  </Wide>
)

const ask = async () => {
  const answer = await callApi('deliveredProducts')
  if (isFailure(answer)) void reloadOrders()
  return answer
}

/** The server's list; without an answer, one made from the mirrored order history. */
const Delivered = () => {
  const { answer, again } = useAnswer(ask)
  const orders = useOrders(({ items }) => items)
  const words = pageText.reviews.mine
  if (answer === undefined) return <ListSkeleton count={2} />
  const items = isFailure(answer) ? deliveredOf(orders) : answer.data
  if (items.length === 0 && isFailure(answer))
    return (
      <NotLoaded
        failure={answer}
        needed={words.login}
        title={words.failedTitle}
        text={words.failedText}
        again={words.again}
        onAgain={again}
      />
    )
  if (items.length === 0)
    return (
      <EmptyState
        picture="sack"
        title={words.emptyTitle}
        text={words.emptyText}
        action={{ to: '/order-history', label: words.toOrders }}
      />
    )
  return (
    <>
      {isFailure(answer) && <Lead>{words.kept}</Lead>}
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

/** What of an order history can be reviewed: every delivered listing and pack once, the latest delivery first. */
const deliveredOf = (items: readonly OrderItem[]): DeliveredProduct[] => {
  const seen = new Set<string>()
  return items
    .flatMap((item) =>
      item.item_status === 'delivered' && item.delivery_date !== null
        ? [{ ...item, delivery_date: item.delivery_date }]
        : [],
    )
    .sort((a, b) => b.delivery_date.localeCompare(a.delivery_date))
    .flatMap(({ product_id, published_product_id, sku, slug, delivery_date, product }) => {
      const pack = `${published_product_id} ${sku}`
      if (seen.has(pack)) return []
      seen.add(pack)
      return [{ product_id, published_product_id, sku, slug, delivery_date, product }]
    })
}
