import type { DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import layout from '../../ui/base/layout.module.css'
import { Row } from '../list/Row.tsx'
import { text as desk } from '../texts.ts'
import { QuoteBadge } from './QuoteView.tsx'
import styles from './enquiries.module.css'
import { text } from './texts.ts'
import { ShopOf } from '../list/ShopOf.tsx'

/** Who asks, from where, and for what. */
export const EnquiryFacts = ({ enquiry }: { enquiry: DeskEnquiry }) => (
  <div className={layout.stack2}>
    <div className={layout.small}>
      {text.from(enquiry.contact?.name ?? enquiry.name)}. {desk.parcel.asked(enquiry.created_at)}
    </div>
    <div>{text.place(enquiry.pincode, enquiry.place)}</div>
    {enquiry.lines.length === 0 && <p className={layout.quiet}>{text.noLines}</p>}
    <ul className={layout.stack2}>
      {enquiry.lines.map(({ title, variant_name, quantity }, place) => (
        <li key={place} className={styles.words}>
          <b>{text.line(quantity, title)}</b>
          {variant_name !== undefined && <div className={layout.small}>{variant_name}</div>}
        </li>
      ))}
    </ul>
  </div>
)

/** An enquiry in a list, with what its quote stands at. */
export const EnquiryCard = ({ enquiry }: { enquiry: DeskEnquiry }) => {
  const [quote] = enquiry.quotes
  return (
    <Row to={`/desk/enquiries/${enquiry.id}`} label={text.open} spoken={text.openOf(enquiry.id)} icon="next">
      <div className={layout.stack2}>
        <div className={layout.between}>
          <h2>{text.of(enquiry.id)}</h2>
          {quote && <QuoteBadge state={quote.state} />}
        </div>
        <EnquiryFacts enquiry={enquiry} />
        <ShopOf names={enquiry.quotes.map(({ shop_name }) => shop_name)} />
      </div>
    </Row>
  )
}
