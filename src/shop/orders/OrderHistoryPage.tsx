import { Fragment, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OrderItem, User } from '../../contract/entities.ts'
import { isLogInEnded, NotLoaded, Own, useLoginLink } from '../login/LoginNeeded.tsx'
import { RestoreCart } from '../cart/RestoreCart.tsx'
import { SimulatorWindow } from '../payment/SimulatorWindow.tsx'
import { settleBy } from '../payment/unpaid.ts'
import { HelpDialog } from '../help/HelpDialog.tsx'
import { helpLines } from '../help/help-lines.ts'
import { TellMe } from '../news/TellMe.tsx'
import { Confirmation } from './Confirmation.tsx'
import { useConfirmation } from './confirmation.store.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { groupOrders, isJustPlaced, payableOf } from './order-groups.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderHead } from './OrderHead.tsx'
import { cancelItem, reload, useOrders } from './orders.store.ts'
import { formatRecent } from '../../texts/days.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { CardFooterButton } from '../../ui/display/Card.tsx'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { PhoneProofOffer } from '../login/PhoneProof.tsx'
import { buyAgain } from './buy-again.ts'
import { RefundToDialog } from './RefundToDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import { titledPage } from '../page/page.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { Cards, Wide } from '../page/PageLayout.tsx'
import styles from './OrderHistoryPage.module.css'
import { payOrder } from '../payment/pay-order.ts'
import { asWritten } from '../../texts/localized.ts'
import { Sentence } from '../../ui/base/Words.tsx'

export const handle = titledPage(() => pageText.checkout.orders.title)

export const Component = () => (
  <Wide>
    <Own text={pageText.account.needed.orders}>{(user) => <Orders user={user} />}</Own>
  </Wide>
)

const Orders = ({ user }: { user: User }) => {
  const { items, asOf, state, failure } = useOrders()
  const online = useNetwork((network) => network.online)
  const login = useLoginLink()
  const [asked, ask] = useState<OrderItem>()
  const [returned, giveBack] = useState<OrderItem>()
  const [moneyOf, sayWhere] = useState<OrderItem>()
  const [subject, askHelp] = useState<string>()
  const confirmed = useConfirmation(({ orderId }) => orderId)
  const confirmedItems = items.filter(({ order_id }) => order_id === confirmed)
  const canHelp = helpLines().length > 0
  const words = pageText.checkout.orders
  useEffect(() => void reload(), [user.id, online])
  useEffect(() => {
    // Without network the strip above says so, and what is shown tells its age.
    if (useOrders.getState().state === 'failed' && failure !== undefined && online) void toastError(failure)
  }, [failure, online])
  useEffect(() => {
    if (state === 'ready') void settleBy(items)
  }, [state, items])
  return (
    <>
      {confirmed !== null && isJustPlaced(confirmedItems) && (
        <Confirmation
          orderId={confirmed}
          items={confirmedItems}
          news={
            <>
              <PhoneProofOffer />
              <TellMe />
            </>
          }
          help={
            canHelp && (
              <CardFooterButton
                icon="help"
                onClick={() => askHelp(words.number(confirmed))}
                label={pageText.help.title}
              />
            )
          }
        />
      )}
      <RestoreCart />
      {items.length > 0 ? (
        <>
          {asOf !== null && (
            <p className={classes(layout.row, layout.small, layout.below3)}>
              <Icon name="clock" small />
              {words.asOf(formatRecent(asOf))}
            </p>
          )}
          {failure !== undefined && isLogInEnded(failure) && (
            <ButtonLink kind="leaf" full className={layout.below3} {...login} />
          )}
          <div className={styles.orders}>
            {groupOrders(items).map(({ orderId, items: ofOrder, sellers }) => (
              <section
                key={orderId}
                className={classes(layout.below6, ofOrder.length > 1 && styles.whole)}
                aria-label={words.number(orderId)}
              >
                <OrderHead orderId={orderId} items={ofOrder} />
                {ofOrder.length > 1 && (
                  <Button
                    icon="cart"
                    className={layout.below3}
                    onClick={() => void buyAgain(ofOrder)}
                    label={words.buyAllAgain}
                  />
                )}
                {sellers.map(({ seller, items: ofSeller }) => (
                  <Fragment key={seller?.id ?? 0}>
                    {seller && (
                      <p className={layout.below2}>
                        <Link className={layout.tap} to={`/seller/${seller.slug}`}>
                          <Sentence say={words.from} of={[asWritten(seller.shop_name)]} />
                        </Link>
                      </p>
                    )}
                    <Cards>
                      {ofSeller.map((item) => (
                        <li key={item.order_item_id}>
                          <OrderCard
                            item={item}
                            onCancel={() => ask(item)}
                            onPay={() => void payAgain(item, user)}
                            onReturn={() => giveBack(item)}
                            onRefundTo={() => sayWhere(item)}
                            onBuyAgain={() => void buyAgain([item])}
                            onHelp={canHelp ? () => askHelp(helpSubject(item)) : undefined}
                          />
                        </li>
                      ))}
                    </Cards>
                  </Fragment>
                ))}
              </section>
            ))}
          </div>
        </>
      ) : state === 'loading' ? (
        <ListSkeleton count={2} />
      ) : state === 'failed' && failure !== undefined && (asOf === null || isLogInEnded(failure)) ? (
        <NotLoaded
          failure={failure}
          needed={pageText.account.needed.orders}
          title={words.failedTitle}
          text={words.failedText}
          again={pageText.checkout.tryAgain}
          onAgain={() => void reload()}
        />
      ) : (
        <EmptyState
          picture="sack"
          title={words.emptyTitle}
          text={words.emptyText}
          action={{ to: '/', label: pageText.checkout.carryOn }}
        />
      )}
      {asked && (
        <Confirm
          title={words.cancelAsk}
          yes={words.cancel}
          no={words.cancelKeep}
          onYes={() => void withFeedback(cancelItem(asked.order_item_id))}
          onClose={() => ask(undefined)}
        >
          <p>
            {asked.item_status === 'payment_pending'
              ? plural(items.filter(({ order_id }) => order_id === asked.order_id).length, words.cancelUnpaid)
              : words.cancelText}
          </p>
        </Confirm>
      )}
      {subject !== undefined && <HelpDialog subject={subject} onClose={() => askHelp(undefined)} />}
      {moneyOf && <RefundToDialog item={moneyOf} onClose={() => sayWhere(undefined)} />}
      {returned && <ReturnDialog item={returned} onClose={() => giveBack(undefined)} />}
      <SimulatorWindow />
    </>
  )
}

/** What help is asked about: the order's number and the item. */
const helpSubject = ({ order_id, product, variant_name, sku }: OrderItem): string =>
  pageText.help.aboutOrder(order_id, `${product.title}, ${variant_name} (${sku})`)

/** Pays the order of an item that waits for its payment; an order is paid as a whole. */
const payAgain = async ({ order_id: orderId }: OrderItem, user: User): Promise<void> => {
  const items = useOrders.getState().items.filter(({ order_id }) => order_id === orderId)
  const { amount } = payableOf(items)
  if (await payOrder({ orderId, amount }, user)) void toastSuccess(text.messages.orderCreated)
  await reload()
}
