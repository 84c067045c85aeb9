import type { DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import layout from '../../ui/base/layout.module.css'
import { useDesk } from '../desk.store.ts'
import { Row } from '../list/Row.tsx'
import { text as desk } from '../texts.ts'
import { QuoteBadge } from './QuoteView.tsx'
import styles from './enquiries.module.css'
import { text } from './texts.ts'

/** Who asks, from where, and for what. */
export const EnquiryFacts = ({ enquiry }: { enquiry: DeskEnquiry }) => (
  <div className={layout.stack2}>
    <div className={layout.small}>
      {text.from(enquiry.contact?.name ?? enquiry.name)}, {desk.parcel.asked(enquiry.created_at)}
    </div>
    <div>{text.place(enquiry.pincode, enquiry.place)}</div>
    {enquiry.message !== null && enquiry.lines.length === 0 && <p className={styles.words}>{enquiry.message}</p>}
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

/** An enquiry in a list, with what its quote stands at; for the operator's people those of every shop. */
export const EnquiryCard = ({ enquiry }: { enquiry: DeskEnquiry }) => {
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const [quote] = isOperators ? [] : enquiry.quotes
  return (
    <Row to={`/desk/enquiries/${enquiry.id}`} label={text.open} spoken={text.openOf(enquiry.id)} icon="next">
      <div className={layout.stack2}>
        <div className={layout.between}>
          <h2>{text.of(enquiry.id)}</h2>
          {quote && <QuoteBadge state={quote.state} />}
          {isOperators && enquiry.state === 'ordered' && <Badge kind="done" icon="check" label={text.ordered} />}
        </div>
        <EnquiryFacts enquiry={enquiry} />
        {isOperators &&
          enquiry.quotes.map(({ id, shop_name: shop, state }) => (
            <div key={id} className={layout.between}>
              <span className={layout.small}>{text.quote.ofShop(shop)}</span>
              <QuoteBadge state={state} />
            </div>
          ))}
      </div>
    </Row>
  )
}
