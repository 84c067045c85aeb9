import { ORDER_PARTS, type DeskOrderRow, type OrderPart } from '../../contract/calls/staff/orders.ts'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import styles from '../desk.module.css'
import { PagedList } from '../list/PagedList.tsx'
import { Parts } from '../list/Parts.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { text as list } from '../list/texts.ts'
import { useSearchedPages } from '../list/useSearchedPages.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { StateBadge } from '../shipments/StateBadge.tsx'
import { text } from './texts.ts'

// The keys of a record are its own.
const PARTS = Object.keys(ORDER_PARTS) as OrderPart[]
const ORDERED = Object.keys(text.parts) as OrderPart[]

/** Orders of the shop, the latest first. */
export const OrdersPage = () => {
  const { which, pages } = useSearchedPages(PARTS, (query) => ask('deskOrders', { query }))
  return (
    <>
      <PageTitle title={text.title} />
      <SearchBox label={text.search} />
      <Parts
        parts={[{ part: undefined, label: list.all }, ...ORDERED.map((part) => ({ part, label: text.parts[part] }))]}
        chosen={which}
      />
      <PagedList pages={pages} empty={{ title: text.empty, text: text.emptyText }}>
        {(order) => <OrderCard key={order.order_id} order={order} />}
      </PagedList>
    </>
  )
}

const OrderCard = ({ order }: { order: DeskOrderRow }) => (
  <Card>
    <CardBody>
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
        <div className={layout.row}>
          {[...new Set(order.parcels.map(({ state }) => state))].map((state) => (
            <StateBadge key={state} state={state} />
          ))}
        </div>
      </div>
    </CardBody>
    <CardFooter>
      <CardFooterLink
        icon="eye"
        to={`/desk/orders/${encodeURIComponent(order.order_id)}`}
        aria-label={text.open(order.order_id)}
        label={text.show}
      />
    </CardFooter>
  </Card>
)
