import { useId } from 'react'
import type { OrderItem } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees, formatShortDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Card, CardBody, CardFoot, FootButton, FootLink } from '../../ui/Card.tsx'
import { GoodsLine } from '../../ui/GoodsLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { OrderAddresses } from './OrderAddresses.tsx'
import { RefundState } from './RefundState.tsx'
import { ReturnState } from './ReturnState.tsx'
import css from './OrderCard.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { reviewPath } from './reviewPath.ts'

interface OrderCardProps {
  item: OrderItem
  /** The newest card shows its addresses at once. */
  isFirst: boolean
  onCancel: () => void
  onPay: () => void
  onReturn: () => void
}

/** One ordered item (spec 2.10). */
export const OrderCard = ({ item, isFirst, onCancel, onPay, onReturn }: OrderCardProps) => {
  const titleId = useId()
  const words = p.checkout.orders
  const { product, item_status: status, return_request: request } = item
  const reviewed = product.rating > 0
  return (
    <Card>
      <div className={css.head}>
        <OrderStatus status={status} />
        <span className={css.date}>{words.ordered(formatShortDay(item.order_date))}</span>
      </div>
      <CardBody>
        <GoodsLine
          picture={
            <Picture
              src={productPicture(item.product_id, product.image_url, 160)}
              alt=""
              ground={product.ground}
              size="line"
            />
          }
          title={product.title}
          titleId={titleId}
          detail={
            <>
              <div>{item.variant_name}</div>
              <div>{words.sku(item.sku)}</div>
              <div>{words.quantity(formatNumber(item.quantity))}</div>
            </>
          }
        />
        <OrderSteps status={status} />
        {request && <ReturnState request={request} />}
        {status === 'cancelled' && item.cancel_reason && (
          <p className={css.reason}>{p.returns.note(item.cancel_reason)}</p>
        )}
        {item.refund && <RefundState refund={item.refund} />}
        <OrderAddresses item={item} open={isFirst} />
        <p className={css.total}>
          <span>{words.total}</span>
          <b>{formatRupees(item.total_price)}</b>
        </p>
      </CardBody>
      <CardFoot>
        <FootLink to={`/product-details/${item.slug}`} aria-describedby={titleId}>
          <Icon name="tag" small />
          {words.viewProduct}
        </FootLink>
        {status === 'delivered' && (
          <FootLink to={reviewPath(item, !reviewed)} aria-describedby={titleId}>
            <Icon name="star" small filled={reviewed} />
            {reviewed ? words.viewReview : words.addReview}
          </FootLink>
        )}
        {status === 'delivered' && !request && (
          <FootButton aria-describedby={titleId} onClick={onReturn}>
            <Icon name="return" small />
            {p.returns.button}
          </FootButton>
        )}
        {status === 'payment_pending' && (
          <FootButton aria-describedby={titleId} onClick={onPay}>
            <Icon name="card" small />
            {p.paying.again}
          </FootButton>
        )}
        {(status === 'placed' || status === 'payment_pending') && (
          <FootButton danger aria-describedby={titleId} onClick={onCancel}>
            <Icon name="close" small />
            {words.cancel}
          </FootButton>
        )}
      </CardFoot>
    </Card>
  )
}
