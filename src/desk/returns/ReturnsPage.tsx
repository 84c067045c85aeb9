import { Link } from 'react-router-dom'
import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
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

/** What customers want to give back, what waits first; and the money that goes back. */
export const ReturnsPage = () => {
  const which = usePart(text.parts)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.parts} chosen={which} />
      {which === 'refunds' ? <Refunds /> : <Returns which={which} />}
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
          <div className={layout.between}>
            <ReturnBadge state={returned.state} />
            <span className={layout.small}>{text.asked(returned.requested_at)}</span>
          </div>
        </div>
      </Row>
    )}
  </PagedList>
)

const REFUND_LOOKS = { due: 'wait', sending: 'info', failed: 'bad', done: 'done' } as const

const Refunds = () => (
  <PagedList
    ask={(cursor) => ask('deskRefunds', { query: { cursor } })}
    empty={{ title: text.noRefunds, text: text.noRefundsText }}
  >
    {(refund) => <RefundCard key={refund.id} refund={refund} />}
  </PagedList>
)

const RefundCard = ({ refund }: { refund: AdminRefund }) => (
  <Card>
    <CardBody stack={2}>
      <div className={layout.between}>
        <h2>{text.refund(refund.amount)}</h2>
        <Badge kind={REFUND_LOOKS[refund.state]} icon="cash" label={text.refundStates[refund.state]} />
      </div>
      <p>
        {refund.customer_name}, {text.whyRefund(refund.reason)}, {text.at(refund.created_at)}
      </p>
      {refund.reference !== null && <p className={layout.small}>{text.reference(refund.reference)}</p>}
      <Link className={layout.tap} to={`/desk/orders/${encodeURIComponent(refund.order_id)}`}>
        {text.ofOrder(refund.order_id)}
      </Link>
    </CardBody>
  </Card>
)
