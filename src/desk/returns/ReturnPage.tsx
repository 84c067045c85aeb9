import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { isFailure } from '../../client/api/call.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ask } from '../ask.ts'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { Failed } from '../list/Failed.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ReturnBadge } from './ReturnBadge.tsx'
import styles from './claims.module.css'
import { PrivatePictures } from '../pictures/PrivatePictures.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { text } from './texts.ts'

/** One claim: what the customer says and shows, beside what was sold; and the decision. */
export const ReturnPage = () => {
  const { id = '' } = useParams()
  const { answer, refresh, again } = useAnswer(() => ask('deskClaim', { params: { id } }), id)
  if (answer === undefined) return <ListSkeleton />
  if (isFailure(answer)) return <Failed level={1} failure={answer} onAgain={again} />
  return <Claim claim={answer.data} onChange={refresh} />
}

const Claim = ({ claim, onChange }: { claim: DeskReturn; onChange: () => void }) => {
  const [open, setOpen] = useState<'approve' | 'reject'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageTitle title={text.of(claim.title)} />
      <div className={layout.stack3}>
        <div className={layout.between}>
          <ReturnBadge state={claim.state} />
          <span className={layout.small}>{text.asked(claim.requested_at)}</span>
        </div>
        <div className={styles.beside}>
          <Statement claim={claim} />
          <Sold claim={claim} />
        </div>
        {claim.note !== null && (
          <Card>
            <CardBody>
              <h2>{text.noteOf}</h2>
              <p>{claim.note}</p>
              {claim.decided_at !== null && <p className={layout.small}>{text.decided(claim.decided_at)}</p>}
            </CardBody>
          </Card>
        )}
        {claim.state === 'approved' && (
          <p className={classes(layout.notice, tone.info)}>
            <Icon name="info" />
            <span>{text.stock}</span>
          </p>
        )}
        {claim.state !== 'approved' && (
          <div className={layout.stack2}>
            <Button kind="leaf" full icon="check" label={text.approve} onClick={() => setOpen('approve')} />
            {claim.state === 'requested' && (
              <Button full icon="close" label={text.reject} onClick={() => setOpen('reject')} />
            )}
          </div>
        )}
      </div>
      {open === 'approve' && <ApproveDialog claim={claim} onDone={onChange} onClose={close} />}
      {open === 'reject' && <RejectDialog claim={claim} onDone={onChange} onClose={close} />}
    </>
  )
}

const Statement = ({ claim }: { claim: DeskReturn }) => (
  <Card>
    <CardBody>
      <div className={layout.stack3}>
        <h2>{text.said}</h2>
        <p className={layout.name}>{text.problems[claim.problem]}</p>
        <p>{claim.reason}</p>
        <PrivatePictures media={claim.media} title={text.pictures} none={text.noPictures} />
        <p>
          <b>{claim.customer_name}</b>
        </p>
        {claim.phone_number !== '' && (
          <a className={desk.button} href={`tel:+91${claim.phone_number}`}>
            <Icon name="call" />
            {text.call(claim.phone_number)}
          </a>
        )}
      </div>
    </CardBody>
  </Card>
)

const Sold = ({ claim }: { claim: DeskReturn }) => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const until = claim.problem === 'unwanted' ? claim.return_until : claim.damage_until
  const isLate = until !== null && claim.requested_at > until
  return (
    <Card>
      <CardBody>
        <div className={layout.stack3}>
          <h2>{text.sold}</h2>
          <LineItem
            picture={productPicture(claim.product_id, claim.image_url, 160)}
            photo={isUploaded(claim.image_url)}
            ground={claim.ground}
            title={text.line(claim.quantity, claim.title)}
            detail={`${claim.variant_name}, ${claim.sku}`}
          />
          {isOperators && <p className={layout.small}>{text.shop(claim.shop_name)}</p>}
          <dl className={classes(layout.facts, styles.facts)}>
            <dt>{text.price}</dt>
            <dd>{text.rupees(claim.unit_price)}</dd>
            <dt>{text.paid}</dt>
            <dd>{text.rupees(claim.total_price)}</dd>
            {claim.delivery_date !== null && (
              <>
                <dt>{text.delivered}</dt>
                <dd>{text.at(claim.delivery_date)}</dd>
              </>
            )}
            {until !== null && (
              <>
                <dt>{claim.problem === 'unwanted' ? text.window : text.damageWindow}</dt>
                <dd>
                  {text.at(until)}
                  <div className={isLate ? layout.error : layout.small}>{isLate ? text.late : text.inTime}</div>
                </dd>
              </>
            )}
            {claim.lot !== null && (
              <>
                <dt>{text.lot}</dt>
                <dd>{claim.lot}</dd>
              </>
            )}
            <dt>{text.order}</dt>
            <dd>
              <Link className={layout.tap} to={`/desk/orders/${encodeURIComponent(claim.order_id)}`}>
                {claim.order_id}
              </Link>
            </dd>
          </dl>
        </div>
      </CardBody>
    </Card>
  )
}
