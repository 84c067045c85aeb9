import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { ListPage } from '../list/ListPage.tsx'
import { Row } from '../list/Row.tsx'
import styles from '../list/list.module.css'
import { ProductLine } from './ProductLine.tsx'
import { StateBadge } from './StateBadge.tsx'
import { text } from './texts.ts'

/** Products with what their pages lack of what the law wants. */
export const ProductsPage = () => (
  <ListPage words={text} ask={(query) => ask('deskProducts', { query })} empty={(which) => text.empty[which]}>
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
            detail={product.shop_name}
          />
          <div>
            <StateBadge {...product} />
          </div>
        </div>
      </Row>
    )}
  </ListPage>
)
