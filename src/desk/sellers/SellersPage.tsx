import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { ListPage } from '../list/ListPage.tsx'
import { Row } from '../list/Row.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { text } from './texts.ts'

/** Who sells, and who has applied to. */
export const SellersPage = () => (
  <ListPage
    words={text}
    ask={(query) => ask('deskSellers', { query })}
    empty={() => ({ title: text.empty, text: text.emptyText })}
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
