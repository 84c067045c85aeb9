import { useId } from 'react'
import type { OrderItem } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatNumber, formatRupees, formatShortDay } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { OrderAddresses } from './OrderAddresses.tsx'
import { RefundState } from './RefundState.tsx'
import { ReturnState } from './ReturnState.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './OrderCard.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { reviewPath } from './review-path.ts'

interface OrderCardProps {
  item: OrderItem
  /** The newest card shows its addresses at once. */
  isFirst: boolean
  onCancel: () => void
  onPay: () => void
  onReturn: () => void
}

/** One ordered item. */
export const OrderCard = ({ item, isFirst, onCancel, onPay, onReturn }: OrderCardProps) => {
  const titleId = useId()
  const words = pageText.checkout.orders
  const { product, item_status: status, return_request: request } = item
  const reviewed = product.rating > 0
  return (
    <Card>
      <div className={classes(layout.between, styles.head)}>
        <OrderStatus status={status} />
        <span className={layout.small}>{words.ordered(formatShortDay(item.order_date))}</span>
      </div>
      <CardBody>
        <LineItem
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
          <p className={styles.reason}>{pageText.returns.note(item.cancel_reason)}</p>
        )}
        {item.refund && <RefundState refund={item.refund} />}
        <OrderAddresses item={item} open={isFirst} />
        <p className={classes(layout.spread, styles.total)}>
          <span>{words.total}</span>
          <b>{formatRupees(item.total_price)}</b>
        </p>
      </CardBody>
      <CardFooter>
        <CardFooterLink to={`/product-details/${item.slug}`} aria-describedby={titleId}>
          <Icon name="tag" small />
          {words.viewProduct}
        </CardFooterLink>
        {status === 'delivered' && (
          <CardFooterLink to={reviewPath(item, !reviewed)} aria-describedby={titleId}>
            <Icon name="star" small filled={reviewed} />
            {reviewed ? words.viewReview : words.addReview}
          </CardFooterLink>
        )}
        {status === 'delivered' && !request && (
          <CardFooterButton aria-describedby={titleId} onClick={onReturn}>
            <Icon name="return" small />
            {pageText.returns.button}
          </CardFooterButton>
        )}
        {status === 'payment_pending' && (
          <CardFooterButton aria-describedby={titleId} onClick={onPay}>
            <Icon name="card" small />
            {pageText.payment.again}
          </CardFooterButton>
        )}
        {(status === 'placed' || status === 'payment_pending') && (
          <CardFooterButton danger aria-describedby={titleId} onClick={onCancel}>
            <Icon name="close" small />
            {words.cancel}
          </CardFooterButton>
        )}
      </CardFooter>
    </Card>
  )
}
