import type { DeskOrderRow } from '../../contract/calls/staff/orders.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import styles from '../desk.module.css'
import { ListPage } from '../list/ListPage.tsx'
import { Row } from '../list/Row.tsx'
import { StateBadge } from '../shipments/StateBadge.tsx'
import { CartCode } from './CartCode.tsx'
import { text } from './texts.ts'
import { ShopOf } from '../list/ShopOf.tsx'

/** Orders of the shop, the latest first. */
export const OrdersPage = () => (
  <ListPage
    words={text}
    before={<CartCode />}
    ask={(query) => ask('deskOrders', { query })}
    empty={() => ({ title: text.empty, text: text.emptyText })}
  >
    {(order) => <OrderRow key={order.order_id} order={order} />}
  </ListPage>
)

const OrderRow = ({ order }: { order: DeskOrderRow }) => (
  <Row to={`/desk/orders/${encodeURIComponent(order.order_id)}`} label={text.show} spoken={text.open(order.order_id)}>
    <div className={layout.stack2}>
      <div className={layout.spread}>
        <h2 className={styles.id}>{order.order_id}</h2>
        <span className={layout.small}>{text.ordered(order.order_date)}</span>
      </div>
      <p>
        <b>{order.customer_name}</b>, {order.city}
      </p>
      <p>
        {text.pieces(order.pieces)}, {text.rupees(order.total_price)}
        <span className={layout.small}> {order.payment_method === 'c' ? text.cash : text.prepaid}</span>
      </p>
      <ShopOf names={order.shop_names} />
      <div className={layout.row}>
        {[...new Set(order.parcels.map(({ state }) => state))].map((state) => (
          <StateBadge key={state} state={state} />
        ))}
      </div>
    </div>
  </Row>
)
