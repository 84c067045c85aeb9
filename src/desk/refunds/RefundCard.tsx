import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isFailure } from '../../client/api/call.ts'
import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import type { RefundDestination } from '../../contract/refund-destination.ts'
import { classes } from '../../ui/base/classes.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Icon } from '../../ui/media/Icon.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'
import { ShopOf } from '../list/ShopOf.tsx'

const LOOKS = { due: 'wait', sending: 'info', failed: 'bad', done: 'done' } as const

interface RefundCardProps {
  refund: AdminRefund
  /** What the operator's own people do with it; the people of a shop only read. */
  moves?: { onChange: () => void; onFinish: () => void }
}

/** A refund with its order and customer, and what is to be done with it next. */
export const RefundCard = ({ refund, moves }: RefundCardProps) => {
  const { order_id: order, amount, state, reference, sent_at, sent_by, done_at } = refund
  const isDue = state === 'due' || state === 'failed'
  return (
    <Card>
      <CardBody stack={2}>
        <div className={layout.between}>
          <h2>{text.amount(amount)}</h2>
          <Badge kind={LOOKS[state]} icon="cash" label={text.states[state]} />
        </div>
        <p>{text.why(refund)}</p>
        {refund.shop_name !== null && <ShopOf names={[refund.shop_name]} />}
        <p className={layout.small}>{refund.payment_id === null ? text.paidInCash : text.paidOnline}</p>
        {!isDue && sent_at !== null && <p className={layout.small}>{text.sentAt(sent_at, sent_by)}</p>}
        {done_at !== null && <p className={layout.small}>{text.doneAt(done_at)}</p>}
        {reference !== null && <p className={layout.small}>{text.reference(reference)}</p>}
        <Link className={layout.tap} to={`/desk/orders/${encodeURIComponent(order)}`}>
          {text.ofOrder(order)}
        </Link>
        {moves && state !== 'done' && refund.two_people && (
          <p className={classes(layout.notice, tone.info)}>
            <Icon name="info" small />
            <span>{text.twoPeople}</span>
          </p>
        )}
        {moves && state !== 'done' && refund.payment_id === null && <Destination refund={refund} />}
      </CardBody>
      {moves && <Moves refund={refund} {...moves} />}
    </Card>
  )
}

/** Where cash goes: hidden until somebody asks, because the log says who has looked. */
const Destination = ({ refund: { id, order_id: order, has_destination } }: { refund: AdminRefund }) => {
  const [to, setTo] = useState<RefundDestination | null>()
  if (!has_destination) return <p>{text.noDestination}</p>
  if (to === null) return <p>{text.gone}</p>
  const look = async () => {
    const answer = await change('deskRefundOpen', { params: { id: String(id) } })
    if (isFailure(answer)) void toastError(answer)
    else setTo(answer.data)
  }
  if (to === undefined)
    return (
      <button type="button" className={layout.action} aria-label={text.openOf(order)} onClick={() => void look()}>
        <Icon name="eye" small />
        {text.open}
      </button>
    )
  return (
    <>
      <dl className={layout.facts}>
        {'upi' in to ? (
          <>
            <dt>{text.upi}</dt>
            <dd>{to.upi}</dd>
          </>
        ) : (
          <>
            <dt>{text.account}</dt>
            <dd>{to.account_no}</dd>
            <dt>{text.ifsc}</dt>
            <dd>{to.ifsc}</dd>
          </>
        )}
      </dl>
      <p className={layout.small}>{text.opened}</p>
    </>
  )
}

const Moves = ({ refund, onChange, onFinish }: { refund: AdminRefund; onChange: () => void; onFinish: () => void }) => {
  const { id, order_id: order, amount, state, payment_id } = refund
  const [isBusy, setIsBusy] = useState(false)
  const make = async (call: 'deskRefundSend' | 'deskRefundSent' | 'deskRefundBack', said: string) => {
    setIsBusy(true)
    const answer = await change(call, { params: { id: String(id) } })
    setIsBusy(false)
    const isRefused = call === 'deskRefundSend' && !isFailure(answer) && answer.data.state === 'failed'
    report(answer, isRefused ? text.did.refused : said, onChange)
  }
  if (state === 'due' || state === 'failed')
    return (
      <CardFooter>
        {payment_id !== null && (
          <CardFooterButton
            icon="card"
            label={text.send}
            aria-label={text.sendOf(order, amount)}
            disabled={isBusy}
            onClick={() => void make('deskRefundSend', text.did.send)}
          />
        )}
        <CardFooterButton
          icon="check"
          label={payment_id === null ? text.sent : text.otherWay}
          aria-label={payment_id === null ? text.sentOf(order, amount) : text.otherWayOf(order, amount)}
          disabled={isBusy}
          onClick={() => void make('deskRefundSent', text.did.sent)}
        />
      </CardFooter>
    )
  // What the provider sends, it also ends.
  if (!refund.by_hand) return null
  return (
    <CardFooter>
      <CardFooterButton icon="check" label={text.done} aria-label={text.doneOf(order, amount)} onClick={onFinish} />
      <CardFooterButton
        icon="return"
        label={text.back}
        aria-label={text.backOf(order, amount)}
        disabled={isBusy}
        onClick={() => void make('deskRefundBack', text.did.back)}
      />
    </CardFooter>
  )
}
