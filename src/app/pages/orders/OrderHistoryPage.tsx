import { useEffect, useState } from 'react'
import type { OrderItem, User } from '../../../contract/entities.ts'
import { LoginNeeded } from '../../../features/account/LoginNeeded.tsx'
import { useSession } from '../../../features/account/session.store.ts'
import { RestoreCart } from '../../../features/cart/RestoreCart.tsx'
import { SimulatorWindow } from '../../../features/checkout/SimulatorWindow.tsx'
import { settleBy } from '../../../features/checkout/unpaid.store.ts'
import { OrderCard } from '../../../features/orders/OrderCard.tsx'
import { NoOrders, OrdersFailed } from '../../../features/orders/OrderStates.tsx'
import { cancelItem, reload, useOrders } from '../../../features/orders/orders.store.ts'
import { formatRecent, plural } from '../../../texts/format.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Confirm } from '../../../ui/overlay/Confirm.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { toastError } from '../../../ui/base/toast.ts'
import { payAgain } from '../../actions/pay-again.ts'
import { ReturnDialog } from '../../actions/ReturnDialog.tsx'
import { withFeedback } from '../../actions/with-feedback.ts'
import type { PageHandle } from '../../page.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import { Cards, Wide } from '../PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.checkout.orders.title }),
  heading: () => pageText.checkout.orders.title,
}

export const Component = () => {
  const { user, ready } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) void reload()
  }, [userId])
  return (
    <Wide>
      {!ready ? (
        <ListSkeleton count={2} />
      ) : user ? (
        <Orders user={user} />
      ) : (
        <LoginNeeded picture="sack" ground="straw" text={pageText.account.needed.orders} />
      )}
    </Wide>
  )
}

const Orders = ({ user }: { user: User }) => {
  const { items, asOf, state, message } = useOrders()
  const [asked, ask] = useState<OrderItem>()
  const [returned, giveBack] = useState<OrderItem>()
  const words = pageText.checkout.orders
  useEffect(() => {
    if (state === 'failed' && message !== undefined) void toastError(message)
  }, [state, message])
  useEffect(() => {
    if (state === 'ready') void settleBy(items)
  }, [state, items])
  const cancel = (item: OrderItem) => {
    ask(undefined)
    void withFeedback(cancelItem(item.order_item_id), () => undefined)
  }
  return (
    <>
      <RestoreCart />
      {items.length > 0 ? (
        <>
          {asOf !== null && (
            <p className={classes(layout.row, layout.small, layout.below3)}>
              <Icon name="clock" small />
              {words.asOf(formatRecent(asOf))}
            </p>
          )}
          <Cards>
            {items.map((item, place) => (
              <li key={item.order_item_id}>
                <OrderCard
                  item={item}
                  isFirst={place === 0}
                  onCancel={() => ask(item)}
                  onPay={() => void payAgain(item, user)}
                  onReturn={() => giveBack(item)}
                />
              </li>
            ))}
          </Cards>
        </>
      ) : state === 'loading' ? (
        <ListSkeleton count={2} />
      ) : state === 'failed' && asOf === null ? (
        <OrdersFailed message={message} onAgain={() => void reload()} />
      ) : (
        <NoOrders />
      )}
      <Confirm
        open={asked !== undefined}
        title={words.cancelAsk}
        yes={words.cancel}
        no={words.cancelKeep}
        onYes={() => asked !== undefined && cancel(asked)}
        onNo={() => ask(undefined)}
      >
        <p>
          {asked?.item_status === 'payment_pending'
            ? plural(items.filter(({ order_id }) => order_id === asked.order_id).length, words.cancelUnpaid)
            : words.cancelText}
        </p>
      </Confirm>
      {returned && <ReturnDialog item={returned} onClose={() => giveBack(undefined)} />}
      <SimulatorWindow />
    </>
  )
}
