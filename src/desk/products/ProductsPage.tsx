import layout from '../../ui/base/layout.module.css'
import type { DeskProductRow } from '../../contract/calls/staff/products.ts'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { ListPage } from '../list/ListPage.tsx'
import { Row } from '../list/Row.tsx'
import { RowLink, type Column, type TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import styles from '../list/list.module.css'
import { ProductLine } from './ProductLine.tsx'
import { StateBadge } from './StateBadge.tsx'
import { text } from './texts.ts'

const SHOP: Column<DeskProductRow> = {
  name: 'shop',
  label: table.columns.shop,
  cell: ({ shop_name: shop }) => shop,
  by: ({ shop_name: shop }) => shop,
}

/** The products as a table; the operator's people see whose they are. */
const productTable = (isOperators: boolean): TableOf<DeskProductRow> => ({
  title: text.title,
  keyOf: ({ listing_id }) => listing_id,
  nameOf: ({ title }) => title,
  columns: [
    {
      name: 'product',
      label: table.columns.product,
      cell: ({ listing_id, title }) => <RowLink to={`/desk/products/${listing_id}`}>{title}</RowLink>,
      by: ({ title }) => title,
    },
    ...(isOperators ? [SHOP] : []),
    {
      name: 'state',
      label: table.columns.state,
      cell: (product) => <StateBadge {...product} />,
      by: ({ missing }) => missing.length,
    },
  ],
})

/** Products with what their pages lack of what the law wants. */
export const ProductsPage = () => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  return (
    <ListPage
      words={text}
      ask={(query) => ask('deskProducts', { query })}
      empty={(which) => text.empty[which]}
      table={productTable(isOperators)}
    >
      {(product) => (
        <Row
          key={product.listing_id}
          to={`/desk/products/${product.listing_id}`}
          label={text.look}
          spoken={text.open(product.title)}
        >
          <div className={layout.stack3}>
            <ProductLine
              of={product}
              title={<h2 className={styles.title}>{product.title}</h2>}
              detail={isOperators ? product.shop_name : undefined}
            />
            <div>
              <StateBadge {...product} />
            </div>
          </div>
        </Row>
      )}
    </ListPage>
  )
}
