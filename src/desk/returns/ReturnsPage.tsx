import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import styles from '../list/list.module.css'
import { Row } from '../list/Row.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ProductLine } from '../products/ProductLine.tsx'
import { ReturnBadge } from './ReturnBadge.tsx'
import { text } from './texts.ts'
import { ShopOf } from '../list/ShopOf.tsx'

/** What customers want to give back, what waits first. */
export const ReturnsPage = () => {
  const which = usePart(text.parts)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.parts} chosen={which} />
      <Returns which={which} />
    </>
  )
}

const Returns = ({ which }: { which: DeskReturn['state'] }) => (
  <PagedList
    ask={(cursor) => ask('deskClaims', { query: { which, cursor } })}
    trigger={which}
    empty={{ title: text.empty, text: text.emptyText }}
  >
    {(returned) => (
      <Row key={returned.id} to={`/desk/claims/${returned.id}`} label={text.look} spoken={text.open(returned.title)}>
        <div className={layout.stack3}>
          <ProductLine
            of={returned}
            title={<h2 className={styles.title}>{text.line(returned.quantity, returned.title)}</h2>}
            detail={`${text.problems[returned.problem]}, ${returned.customer_name}`}
            amount={text.rupees(returned.total_price)}
          />
          <ShopOf names={[returned.shop_name]} />
          <div className={layout.between}>
            <ReturnBadge state={returned.state} />
            <span className={layout.small}>{text.asked(returned.requested_at)}</span>
          </div>
        </div>
      </Row>
    )}
  </PagedList>
)
