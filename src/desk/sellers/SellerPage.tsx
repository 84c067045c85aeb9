import { useParams } from 'react-router-dom'
import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import desk from '../desk.module.css'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import styles from './sellers.module.css'
import { ShopsPeople } from '../staff/ShopsPeople.tsx'
import { AskedLicences } from './AskedLicences.tsx'
import { ChangeCard } from './ChangeCard.tsx'
import { Decisions } from './Decisions.tsx'
import { Licences } from './Licences.tsx'
import { SellerBadge } from './SellerBadge.tsx'
import { TrustCard } from './TrustCard.tsx'
import { text } from './texts.ts'

/** A seller: particulars, licences, what was decided, and the decision. */
export const SellerPage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskSeller', { params: { id } }), id)
  return (
    <Answered of={asked} level={1}>
      {(seller) => <Seller seller={seller} onChange={asked.refresh} />}
    </Answered>
  )
}

const Seller = ({ seller, onChange }: { seller: DeskSeller; onChange: () => void }) => (
  <>
    <PageTitle title={seller.shop_name ?? seller.name} />
    <div className={layout.stack3}>
      <div className={layout.between}>
        <SellerBadge status={seller.vendor_status} />
        <span className={layout.small}>{text.applied(seller.created_at)}</span>
      </div>
      <Decisions seller={seller} onChange={onChange} />
      <ChangeCard registered={seller.registered} onDone={onChange} />
      <AskedLicences seller={seller} onChange={onChange} />
      <Particulars seller={seller} />
      <Keeps id={seller.id} />
      <ShopsPeople key={seller.vendor_status} seller={seller.id} />
      <TrustCard seller={seller} onDone={onChange} />
      <Licences seller={seller} onChange={onChange} />
      <History seller={seller} />
    </div>
  </>
)

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
      <CardBody stack={3}>
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
      </CardBody>
    </Card>
  )
}

/** What the shop keeps of itself, which the operator may change, too. */
const Keeps = ({ id }: { id: number }) => (
  <Card>
    <CardBody stack={3}>
      <h2>{text.keeps}</h2>
      <ButtonLink full icon="store" to={`/desk/shop/${id}`} label={text.particulars} />
      <ButtonLink full icon="truck" to={`/desk/areas/${id}`} label={text.areas} />
      <ButtonLink full icon="packs" to={`/desk/enquiries?which=all&shop=${id}`} label={text.enquiries} />
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
