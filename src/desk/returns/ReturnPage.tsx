import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ask, change, report } from '../ask.ts'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ProductLine } from '../products/ProductLine.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ReturnBadge } from './ReturnBadge.tsx'
import styles from './returns.module.css'
import { Proofs } from '../pictures/Proofs.tsx'
import { PrivatePictures } from '../pictures/PrivatePictures.tsx'
import { text } from './texts.ts'

/** One return: what the customer says and shows, beside what was sold; and the decision. */
export const ReturnPage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskClaim', { params: { id } }), id)
  return (
    <Answered of={asked} level={1}>
      {(returned) => <Return returned={returned} onChange={asked.refresh} />}
    </Answered>
  )
}

const Return = ({ returned, onChange }: { returned: DeskReturn; onChange: () => void }) => {
  const [open, setOpen] = useState<'approve' | 'reject'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageTitle title={text.of(returned.title)} />
      <div className={layout.stack3}>
        <div className={layout.between}>
          <ReturnBadge state={returned.state} />
          <span className={layout.small}>{text.asked(returned.requested_at)}</span>
        </div>
        <div className={styles.beside}>
          <Statement returned={returned} />
          <Sold returned={returned} />
        </div>
        {returned.note !== null && (
          <Card>
            <CardBody>
              <h2>{text.noteOf}</h2>
              <p>{returned.note}</p>
              {returned.decided_at !== null && <p className={layout.small}>{text.decided(returned.decided_at)}</p>}
            </CardBody>
          </Card>
        )}
        {returned.state === 'approved' && (
          <p className={classes(layout.notice, tone.info)}>
            <Icon name="info" />
            <span>{text.stock}</span>
          </p>
        )}
        {returned.state !== 'approved' && (
          <div className={layout.stack2}>
            <Button kind="leaf" full icon="check" label={text.approve} onClick={() => setOpen('approve')} />
            {returned.state === 'requested' && (
              <Button full icon="close" label={text.reject} onClick={() => setOpen('reject')} />
            )}
          </div>
        )}
      </div>
      {open === 'approve' && <ApproveDialog returned={returned} onDone={onChange} onClose={close} />}
      {open === 'reject' && (
        <ReasonDialog
          {...text.rejecting}
          onClose={close}
          send={async (note) => {
            const answer = await change('deskClaimReject', { params: { id: String(returned.id) }, body: { note } })
            return report(answer, text.done.rejected, onChange)
          }}
        />
      )}
    </>
  )
}

const Statement = ({ returned }: { returned: DeskReturn }) => (
  <Card>
    <CardBody stack={3}>
      <h2>{text.said}</h2>
      <p className={layout.name}>{text.problems[returned.problem]}</p>
      <p>{returned.reason}</p>
      <PrivatePictures media={returned.media} title={text.pictures} none={text.noPictures} />
      <p>
        <b>{returned.customer_name}</b>
      </p>
      {returned.phone_number !== '' && (
        <a className={desk.button} href={`tel:+91${returned.phone_number}`}>
          <Icon name="call" />
          {text.call(returned.phone_number)}
        </a>
      )}
    </CardBody>
  </Card>
)

const Sold = ({ returned }: { returned: DeskReturn }) => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const until = returned.problem === 'unwanted' ? returned.return_until : returned.damage_until
  const isLate = until !== null && returned.requested_at > until
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.sold}</h2>
        <ProductLine
          of={returned}
          title={text.line(returned.quantity, returned.title)}
          detail={`${returned.variant_name}, ${returned.sku}`}
        />
        {isOperators && <p className={layout.small}>{text.shop(returned.shop_name)}</p>}
        <Proofs files={returned.proofs} />
        <dl className={classes(layout.facts, styles.facts)}>
          <dt>{text.price}</dt>
          <dd>{text.rupees(returned.unit_price)}</dd>
          <dt>{text.paid}</dt>
          <dd>{text.rupees(returned.total_price)}</dd>
          {returned.delivery_date !== null && (
            <>
              <dt>{text.delivered}</dt>
              <dd>{text.at(returned.delivery_date)}</dd>
            </>
          )}
          {until !== null && (
            <>
              <dt>{returned.problem === 'unwanted' ? text.window : text.damageWindow}</dt>
              <dd>
                {text.at(until)}
                <div className={isLate ? layout.error : layout.small}>{isLate ? text.late : text.inTime}</div>
              </dd>
            </>
          )}
          {returned.lot !== null && (
            <>
              <dt>{text.lot}</dt>
              <dd>{returned.lot}</dd>
            </>
          )}
          <dt>{text.order}</dt>
          <dd>
            <Link className={layout.tap} to={`/desk/orders/${encodeURIComponent(returned.order_id)}`}>
              {returned.order_id}
            </Link>
          </dd>
        </dl>
      </CardBody>
    </Card>
  )
}
