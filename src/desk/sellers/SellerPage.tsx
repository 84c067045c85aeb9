import { useParams } from 'react-router-dom'
import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { isFailure } from '../../client/api/call.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import desk from '../desk.module.css'
import { Failed } from '../list/Failed.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import styles from './approvals.module.css'
import { ChangeCard } from './ChangeCard.tsx'
import { Decisions } from './Decisions.tsx'
import { Licences } from './Licences.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { text } from './texts.ts'

/** A seller: particulars, licences, what was decided, and the decision. */
export const SellerPage = () => {
  const { id = '' } = useParams()
  const { answer, refresh, again } = useAnswer(() => ask('deskSeller', { params: { id } }), id)
  if (answer === undefined) return <ListSkeleton />
  if (isFailure(answer)) return <Failed level={1} failure={answer} onAgain={again} />
  const seller = answer.data
  return (
    <>
      <PageTitle title={seller.shop_name ?? seller.name} />
      <div className={layout.stack3}>
        <div className={layout.between}>
          <SellerBadge status={seller.vendor_status} />
          <span className={layout.small}>{text.applied(seller.created_at)}</span>
        </div>
        <Decisions seller={seller} onChange={refresh} />
        <ChangeCard registered={seller.registered} onDone={refresh} />
        <Particulars seller={seller} />
        <Keeps id={seller.id} />
        <Licences seller={seller} onChange={refresh} />
        <History seller={seller} />
      </div>
    </>
  )
}

const Particulars = ({ seller }: { seller: DeskSeller }) => {
  const place = [seller.address, seller.city, seller.district, seller.state, seller.pincode]
  const facts = [
    [text.name, seller.name],
    [text.phone, seller.phone_number],
    [text.whatsApp, seller.whats_app_number],
    [text.email, seller.email],
    [text.shop, seller.shop_name],
    [text.address, [...new Set(place)].filter(Boolean).join(', ')],
    [text.gst, seller.gst_no],
    [text.holder, seller.ac_name],
    [text.account, seller.account_no],
    [text.ifsc, seller.ifsc_code],
  ] as const
  return (
    <Card>
      <CardBody>
        <div className={layout.stack3}>
          <h2>{text.particulars}</h2>
          <dl className={classes(layout.facts, styles.facts)}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || <span className={layout.small}>{text.missing}</span>}</dd>
              </div>
            ))}
          </dl>
          <p>{text.onSale(seller.product_count)}</p>
          <a className={desk.button} href={`tel:+91${seller.phone_number}`}>
            <Icon name="call" />
            {text.call(seller.phone_number)}
          </a>
        </div>
      </CardBody>
    </Card>
  )
}

/** What the shop keeps of itself, which the operator may change, too. */
const Keeps = ({ id }: { id: number }) => (
  <Card>
    <CardBody>
      <div className={layout.stack3}>
        <h2>{text.keeps}</h2>
        <ButtonLink full icon="store" to={`/desk/shop/${id}`} label={text.particulars} />
        <ButtonLink full icon="truck" to={`/desk/areas/${id}`} label={text.areas} />
      </div>
    </CardBody>
  </Card>
)

const History = ({ seller: { history } }: { seller: DeskSeller }) =>
  history.length > 0 && (
    <Card>
      <CardBody>
        <h2>{text.history}</h2>
        <ul>
          {history.map(({ at, vendor_status: status, staff_name: name, reason }) => (
            <li key={at} className={layout.entry}>
              <p>{text.decided(status, name, at)}</p>
              {reason !== null && <p className={layout.small}>{reason}</p>}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
