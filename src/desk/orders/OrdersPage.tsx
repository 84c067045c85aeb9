import type { DeskOrderRow } from '../../contract/calls/staff/orders.ts'
import layout from '../../ui/base/layout.module.css'
import { SHIPMENT_STATES } from '../../contract/shipments.ts'
import { ask } from '../ask.ts'
import styles from '../desk.module.css'
import { ListPage } from '../list/ListPage.tsx'
import { RowLink, type TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import { paperPath } from '../paper/papers.ts'
import { text as paper } from '../paper/texts.ts'
import { useDesk } from '../desk.store.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { mayDo } from '../../contract/staff.ts'
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
    table={TABLE}
  >
    {(order) => <OrderRow key={order.order_id} order={order} />}
  </ListPage>
)

const statesOf = ({ parcels }: DeskOrderRow) => [...new Set(parcels.map(({ state }) => state))]

const States = ({ order }: { order: DeskOrderRow }) => (
  <div className={styles.pieces}>
    {statesOf(order).map((state) => (
      <StateBadge key={state} state={state} />
    ))}
  </div>
)

/** The papers of those parcels that are still in the shop. */
const Papers = ({ orders }: { orders: readonly DeskOrderRow[] }) => {
  const packs = useDesk(({ me }) => me !== null && mayDo(me.role, 'packing'))
  const here = orders.flatMap(({ parcels }) => parcels).filter(({ state }) => state === 'to_pack' || state === 'packed')
  if (!packs || here.length === 0) return null
  return <ButtonLink icon="file" to={paperPath('slip', here)} label={`${paper.open} (${paper.pages(here.length)})`} />
}

const TABLE: TableOf<DeskOrderRow> = {
  title: text.title,
  keyOf: ({ order_id }) => order_id,
  nameOf: ({ order_id }) => text.of(order_id),
  columns: [
    {
      name: 'order',
      label: table.columns.order,
      cell: ({ order_id }) => <RowLink to={`/desk/orders/${encodeURIComponent(order_id)}`}>{order_id}</RowLink>,
    },
    {
      name: 'ordered',
      label: table.columns.ordered,
      cell: ({ order_date }) => <time dateTime={order_date}>{text.at(order_date)}</time>,
      by: ({ order_date }) => Date.parse(order_date),
    },
    {
      name: 'customer',
      label: table.columns.customer,
      cell: ({ customer_name: name, city }) => (
        <>
          {name}
          <div className={layout.small}>{city}</div>
        </>
      ),
      by: ({ customer_name: name }) => name,
    },
    {
      name: 'pieces',
      label: table.columns.pieces,
      cell: ({ pieces }) => pieces,
      by: ({ pieces }) => pieces,
      isFigure: true,
    },
    {
      name: 'sum',
      label: table.columns.sum,
      cell: ({ total_price: sum }) => text.rupees(sum),
      by: ({ total_price: sum }) => sum,
      isFigure: true,
    },
    {
      name: 'paid',
      label: table.columns.paid,
      cell: ({ payment_method: method }) => (method === 'c' ? text.cash : text.prepaid),
      by: ({ payment_method: method }) => method,
    },
    {
      name: 'state',
      label: table.columns.state,
      cell: (order) => <States order={order} />,
      by: (order) => SHIPMENT_STATES.indexOf(statesOf(order)[0] ?? 'cancelled'),
    },
  ],
  bulk: (orders) => <Papers orders={orders} />,
}

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
      <States order={order} />
    </div>
  </Row>
)
