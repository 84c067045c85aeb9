import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import type { AdminSeller } from '../../contract/calls/staff/sellers.ts'
import { ListPage } from '../list/ListPage.tsx'
import { RowLink, type TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import { Row } from '../list/Row.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { text } from './texts.ts'

const placeOf = ({ city, state }: AdminSeller): string => [city, state].filter(Boolean).join(', ')

const TABLE: TableOf<AdminSeller> = {
  title: text.title,
  keyOf: ({ id }) => id,
  nameOf: ({ shop_name, name }) => shop_name ?? name,
  columns: [
    {
      name: 'shop',
      label: table.columns.shop,
      cell: ({ id, shop_name, name }) => <RowLink to={`/desk/approvals/${id}`}>{shop_name ?? name}</RowLink>,
      by: ({ shop_name, name }) => shop_name ?? name,
    },
    { name: 'name', label: table.columns.name, cell: ({ name }) => name, by: ({ name }) => name },
    { name: 'town', label: table.columns.town, cell: placeOf, by: placeOf },
    {
      name: 'applied',
      label: table.columns.applied,
      cell: ({ created_at: at }) => <time dateTime={at}>{text.day(at)}</time>,
      by: ({ created_at: at }) => Date.parse(at),
    },
    {
      name: 'state',
      label: table.columns.state,
      cell: ({ vendor_status: status }) => <SellerBadge status={status} />,
      by: ({ vendor_status: status }) => text.states[status],
    },
  ],
}

/** Who sells, and who has applied to. */
export const SellersPage = () => (
  <ListPage
    words={text}
    ask={(query) => ask('deskSellers', { query })}
    empty={() => ({ title: text.empty, text: text.emptyText })}
    table={TABLE}
  >
    {(seller) => (
      <Row
        key={seller.id}
        to={`/desk/approvals/${seller.id}`}
        label={text.look}
        spoken={text.open(seller.shop_name ?? seller.name)}
      >
        <div className={layout.stack2}>
          <div className={layout.between}>
            <h2>{seller.shop_name ?? seller.name}</h2>
            <SellerBadge status={seller.vendor_status} />
          </div>
          <p>{[seller.name, seller.city, seller.state].filter(Boolean).join(', ')}</p>
          <p className={layout.small}>{text.applied(seller.created_at)}</p>
        </div>
      </Row>
    )}
  </ListPage>
)
