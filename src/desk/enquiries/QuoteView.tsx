import type { QuoteState } from '../../contract/enquiries.ts'
import type { DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import layout from '../../ui/base/layout.module.css'
import { text as desk } from '../texts.ts'
import styles from './enquiries.module.css'
import { text } from './texts.ts'

const KINDS = {
  open: 'wait',
  expired: 'plain',
  accepted: 'done',
  closed: 'plain',
  withdrawn: 'plain',
  replaced: 'plain',
} as const satisfies Record<QuoteState, string>

/** What a quote stands at. */
export const QuoteBadge = ({ state }: { state: QuoteState }) => (
  <Badge kind={KINDS[state]} label={text.quote.states[state]} />
)

interface QuoteViewProps {
  quote: DeskEnquiry['quotes'][number]
  /** The operator's people see those of every shop. */
  ofShop?: string | undefined
  onWithdraw: () => void
}

/** A quote as it was sent. */
export const QuoteView = ({ quote, ofShop, onWithdraw }: QuoteViewProps) => {
  const words = text.quote
  return (
    <Card>
      <CardBody stack={2}>
        <div className={layout.between}>
          <h2>{ofShop === undefined ? words.yours : words.ofShop(ofShop)}</h2>
          <QuoteBadge state={quote.state} />
        </div>
        <div>
          {quote.lines.map((line) => (
            <TotalRow
              key={line.line}
              label={
                <>
                  {text.line(line.quantity, line.title)}
                  <div className={layout.small}>
                    {line.variant_name}, {words.each(line.unit_price)}
                  </div>
                </>
              }
              amount={desk.rupees(line.total_price)}
            />
          ))}
          <TotalRow
            label={words.delivery}
            amount={quote.delivery_charge === 0 ? words.free : desk.rupees(quote.delivery_charge)}
          />
          <TotalRow total label={words.sum} amount={desk.rupees(quote.total)} />
        </div>
        <p className={layout.small}>{desk.parcel.validUntil(quote.valid_until)}</p>
        {quote.note !== null && <p className={styles.words}>{quote.note}</p>}
        {quote.order_id !== null && <p>{words.order(quote.order_id)}</p>}
      </CardBody>
      {quote.state === 'open' && (
        <CardFooter>
          <CardFooterButton icon="return" onClick={onWithdraw} label={words.withdraw} />
        </CardFooter>
      )}
    </Card>
  )
}
