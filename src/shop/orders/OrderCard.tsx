import { useId } from 'react'
import type { OrderItem, OrderAddress, ItemRefund, ReturnRequest, ItemStatus } from '../../contract/entities.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { addressLines } from '../../texts/address-lines.ts'
import { formatShortDay } from '../../texts/days.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { pageText, inWords } from '../../texts/texts.ts'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './OrderCard.module.css'
import { OrderSteps } from './OrderSteps.tsx'
import { reviewPath } from './review-path.ts'
import { localPack } from '../../texts/packs.ts'
import { asWritten, localTitle } from '../../texts/localized.ts'
import { Sentence, Words } from '../../ui/base/Words.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import tone from '../../ui/base/tone.module.css'

/** Display colours; a status that is not named here is neutral. */
const looks: Partial<Record<ItemStatus, { icon: IconName; look: string | undefined }>> = {
  placed: { icon: 'box', look: styles.primary },
  shipped: { icon: 'truck', look: tone.info },
  delivered: { icon: 'check', look: tone.done },
  cancelled: { icon: 'close', look: tone.bad },
}

/** The item's status in upper case, with colour and icon. */
export const OrderStatus = ({ status }: { status: ItemStatus }) => {
  const { icon, look } = looks[status] ?? { icon: 'clock' as const, look: tone.plain }
  return (
    <span className={classes(styles.status, look)}>
      <Icon name={icon} small />
      {inWords(status.replaceAll('_', ' ').toUpperCase())}
    </span>
  )
}

const LOOKS = { requested: tone.wait, approved: tone.done, rejected: tone.bad }

/** What became of a return, in words. */
const ReturnState = ({ request }: { request: ReturnRequest }) => {
  const { state, note, requested_at, decided_at } = request
  return (
    <div className={classes(layout.notice, layout.above2, LOOKS[state])}>
      <Icon name="return" small />
      <div>
        <p>{pageText.returns.states[state](formatShortDay(decided_at ?? requested_at))}</p>
        {note !== null && <p>{pageText.returns.note(note)}</p>}
      </div>
    </div>
  )
}

/** The state of an item's refund. */
const RefundState = ({ refund: { amount, state, of, at } }: { refund: ItemRefund }) => {
  const words = pageText.returns.refund
  return (
    <div className={classes(layout.notice, layout.above2, state === 'done' ? tone.done : tone.wait)}>
      <Icon name="return" small />
      <p>
        {words[state](formatRupees(amount), formatShortDay(at))}
        {of === 'order' && ` ${words.whole}`}
      </p>
    </div>
  )
}

/** Where the cash of an item goes, as long as somebody may still say so. */
const RefundTo = ({ to, titleId, onSay }: { to: string | null; titleId: string; onSay: () => void }) => {
  const words = pageText.returns.to
  return (
    <div className={classes(layout.notice, layout.above2, to === null ? tone.wait : tone.plain)}>
      <Icon name="cash" small />
      <div className={layout.stack2}>
        <p>{to === null ? words.unknown : words.known(to)}</p>
        <Button
          kind={to === null ? 'leaf' : undefined}
          label={to === null ? words.say : words.change}
          aria-describedby={titleId}
          onClick={onSay}
        />
      </div>
    </div>
  )
}

/** Where it goes and who is billed, as it was when the order was placed; said once where both are the same. */
const OrderAddresses = ({ item: { delivery_address_id: delivery, billing_address: billing } }: { item: OrderItem }) => {
  const words = pageText.checkout.orders
  const [to, from] = [addressLines(delivery), addressLines(billing)]
  const same = delivery.name === billing.name && to.place === from.place && to.phone === from.phone
  return (
    <>
      <Lines label={same ? words.bothAddresses : words.deliveryAddress} address={delivery} />
      {!same && <Lines label={words.billingAddress} address={billing} />}
    </>
  )
}

const Lines = ({ label, address }: { label: string; address: OrderAddress }) => {
  const { place, phone } = addressLines(address)
  return (
    <div>
      <p>
        {label}: {address.name}, {place}
      </p>
      <p className={layout.row}>
        <Icon name="call" small />
        {phone}
      </p>
    </div>
  )
}

interface OrderCardProps {
  item: OrderItem
  onCancel: () => void
  onPay: () => void
  onReturn: () => void
  /** Names where its cash goes that comes back. */
  onRefundTo: () => void
  onBuyAgain: () => void
  /** Missing where the shop cannot be reached. */
  onHelp?: (() => void) | undefined
}

/** One ordered item: its state, its day and what is mostly done in it at a glance, the rest behind More. */
export const OrderCard = (props: OrderCardProps) => {
  const { item, onCancel, onPay, onReturn, onRefundTo, onBuyAgain, onHelp } = props
  const titleId = useId()
  const words = pageText.checkout.orders
  const { product, item_status: status, return_request: request, delivery_charge: charge = 0 } = item
  const reviewed = product.rating > 0
  const isOver = status === 'delivered' || status === 'cancelled'
  const buyAgain = (
    <CardFooterButton icon="cart" aria-describedby={titleId} onClick={onBuyAgain} label={words.buyAgain} />
  )
  return (
    <Card>
      <div className={classes(layout.between, styles.head)}>
        <OrderStatus status={status} />
        <span className={layout.small}>{words.ordered(formatShortDay(item.order_date))}</span>
      </div>
      <CardBody>
        <LineItem
          picture={productPicture(item.product_id, product.image_url, 160)}
          photo={isUploaded(product.image_url)}
          ground={product.ground}
          title={<Words {...localTitle(product)} />}
          titleId={titleId}
          detail={
            <>
              <div>
                <Words {...localPack(item.variant_name)} />
              </div>
              <div>{words.quantity(formatNumber(item.quantity))}</div>
            </>
          }
        />
        <OrderSteps item={item} />
        {request && <ReturnState request={request} />}
        {status === 'cancelled' && item.cancel_reason && (
          <p className={styles.reason}>
            <Sentence say={pageText.returns.note} of={[asWritten(item.cancel_reason)]} />
          </p>
        )}
        {item.refund && <RefundState refund={item.refund} />}
        {item.refund_to !== undefined && <RefundTo to={item.refund_to} titleId={titleId} onSay={onRefundTo} />}
        <p className={classes(layout.spread, styles.total)}>
          <span>{words.total}</span>
          <b>{formatRupees(item.total_price)}</b>
        </p>
        {charge > 0 && (
          <p className={classes(layout.spread, layout.above2)}>
            <span>{pageText.checkout.payment.delivery}</span>
            <span>{formatRupees(charge)}</span>
          </p>
        )}
      </CardBody>
      <CardFooter>
        <CardFooterLink
          icon="tag"
          to={`/product-details/${item.slug}`}
          aria-describedby={titleId}
          label={words.viewProduct}
        />
        {status === 'delivered' && (
          <CardFooterLink
            icon="star"
            iconFilled={reviewed}
            to={reviewPath(item, !reviewed)}
            aria-describedby={titleId}
            label={reviewed ? words.viewReview : words.addReview}
          />
        )}
        {status === 'payment_pending' && (
          <CardFooterButton icon="card" aria-describedby={titleId} onClick={onPay} label={pageText.payment.again} />
        )}
        {isOver && buyAgain}
      </CardFooter>
      <details
        className={styles.more}
        onToggle={({ currentTarget }) => {
          // What opens may lie below the screen, where nobody sees that it did.
          if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
        }}
      >
        <summary className={classes(layout.action, styles.summary)} aria-describedby={titleId}>
          {words.more}
          <Icon name="down" small className={styles.turn} />
        </summary>
        <CardBody stack={2}>
          <p>{words.sku(item.sku)}</p>
          <OrderAddresses item={item} />
        </CardBody>
        <CardFooter>
          {!isOver && buyAgain}
          {status === 'delivered' && !request && (
            <CardFooterButton
              icon="return"
              aria-describedby={titleId}
              onClick={onReturn}
              label={pageText.returns.button}
            />
          )}
          {(status === 'placed' || status === 'payment_pending') && (
            <CardFooterButton icon="close" danger aria-describedby={titleId} onClick={onCancel} label={words.cancel} />
          )}
          {onHelp && (
            <CardFooterButton icon="help" aria-describedby={titleId} onClick={onHelp} label={pageText.help.item} />
          )}
        </CardFooter>
      </details>
    </Card>
  )
}
