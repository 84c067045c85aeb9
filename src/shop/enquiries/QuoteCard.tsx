import type { OwnQuote } from '../../contract/enquiries.ts'
import { wholeRupees, paise } from '../../contract/money.ts'
import type { PaymentMethod } from '../order-attempts/order-contents.ts'
import { formatDay } from '../../texts/days.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { fullStop } from '../../texts/full-stop.ts'
import { localPack } from '../../texts/packs.ts'
import { asWritten } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Sentence, Words } from '../../ui/base/Words.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './QuoteCard.module.css'

interface QuoteSumProps {
  quote: OwnQuote
  /** How it is to be paid, once that is chosen: online in whole rupees. */
  method?: PaymentMethod
}

/** Lines, delivery and sum of a quote. */
export const QuoteSum = ({ quote, method }: QuoteSumProps) => {
  const words = pageText.enquiries
  const { payment, orders } = pageText.checkout
  return (
    <div>
      {quote.lines.map(({ line, title, variant_name, quantity, unit_price, total_price }) => (
        <TotalRow
          key={line}
          label={
            <>
              <Words {...asWritten(title)} />
              <span className={styles.detail}>
                <Words {...localPack(variant_name)} />
                {fullStop()} {orders.quantity(formatNumber(quantity))}, {words.each(formatRupees(unit_price))}
              </span>
            </>
          }
          amount={formatRupees(total_price)}
        />
      ))}
      <TotalRow
        label={payment.delivery}
        amount={quote.delivery_charge === 0 ? payment.free : formatRupees(quote.delivery_charge)}
      />
      <TotalRow
        total
        label={
          method === undefined ? pageText.checkout.address.total : method === 'c' ? payment.toPayCash : payment.toPayNow
        }
        amount={formatRupees(method === 'p' ? wholeRupees(paise(quote.total)) : quote.total)}
      />
    </div>
  )
}

/** One seller's quote, and what can be done with it. */
export const QuoteCard = ({ quote, onAccept }: { quote: OwnQuote; onAccept: () => void }) => {
  const words = pageText.enquiries
  return (
    <Card edge={quote.state === 'accepted' ? 'chosen' : undefined}>
      <CardBody>
        <div className={layout.stack2}>
          <div className={layout.between}>
            <h2>
              <Sentence say={words.quoteOf} of={[asWritten(quote.shop_name)]} />
            </h2>
            <QuoteBadge quote={quote} />
          </div>
          <QuoteSum quote={quote} />
          {quote.note !== null && (
            <p className={styles.note}>
              <Sentence say={words.note} of={[asWritten(quote.note)]} />
            </p>
          )}
          {quote.state === 'open' && <Button kind="main" full onClick={onAccept} label={words.accept} />}
          {quote.state === 'accepted' && <ButtonLink full to="/order-history" label={words.toOrders} />}
        </div>
      </CardBody>
    </Card>
  )
}

const QuoteBadge = ({ quote: { state, valid_until } }: { quote: OwnQuote }) => {
  const words = pageText.enquiries
  if (state === 'accepted') return <Badge kind="done" icon="check" label={words.ordered} />
  if (state === 'open') return <Badge kind="info" icon="clock" label={words.validUntil(formatDay(valid_until))} />
  return <Badge label={state === 'closed' ? words.closed : words.expired} />
}
