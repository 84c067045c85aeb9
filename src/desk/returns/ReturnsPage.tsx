import { Link } from 'react-router-dom'
import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import styles from '../list/list.module.css'
import { usePages } from '../list/usePages.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ReturnBadge } from './ReturnBadge.tsx'
import { text } from './texts.ts'

const PARTS = ['approved', 'rejected', 'refunds'] as const

/** What customers want to give back, what waits first; and the money that goes back. */
export const ReturnsPage = () => {
  const which = usePart(PARTS)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts
        parts={[
          { part: undefined, label: text.parts.requested },
          ...PARTS.map((part) => ({ part, label: text.parts[part] })),
        ]}
        chosen={which}
      />
      {which === 'refunds' ? <Refunds /> : <Claims which={which ?? 'requested'} />}
    </>
  )
}

const Claims = ({ which }: { which: DeskReturn['state'] }) => {
  const pages = usePages((cursor) => ask('deskClaims', { query: { which, cursor } }), which)
  return (
    <PagedList pages={pages} empty={{ title: text.empty, text: text.emptyText }}>
      {(claim) => (
        <Card key={claim.id}>
          <CardBody>
            <div className={layout.stack3}>
              <LineItem
                picture={productPicture(claim.product_id, claim.image_url, 160)}
                photo={isUploaded(claim.image_url)}
                ground={claim.ground}
                title={<h2 className={styles.title}>{text.line(claim.quantity, claim.title)}</h2>}
                detail={`${text.problems[claim.problem]}, ${claim.customer_name}`}
                amount={text.rupees(claim.total_price)}
              />
              <div className={layout.between}>
                <ReturnBadge state={claim.state} />
                <span className={layout.small}>{text.asked(claim.requested_at)}</span>
              </div>
            </div>
          </CardBody>
          <CardFooter>
            <CardFooterLink
              icon="eye"
              to={`/desk/claims/${claim.id}`}
              aria-label={text.open(claim.title)}
              label={text.look}
            />
          </CardFooter>
        </Card>
      )}
    </PagedList>
  )
}

const REFUND_LOOKS = { due: 'wait', sending: 'info', failed: 'bad', done: 'done' } as const

const Refunds = () => {
  const pages = usePages((cursor) => ask('deskRefunds', { query: { cursor } }), 'refunds')
  return (
    <PagedList pages={pages} empty={{ title: text.noRefunds, text: text.noRefundsText }}>
      {(refund) => <RefundCard key={refund.id} refund={refund} />}
    </PagedList>
  )
}

const RefundCard = ({ refund }: { refund: AdminRefund }) => (
  <Card>
    <CardBody>
      <div className={layout.stack2}>
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
      </div>
    </CardBody>
  </Card>
)
