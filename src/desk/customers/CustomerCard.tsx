import { useState } from 'react'
import type { DeskCustomer } from '../../contract/calls/staff/customers.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { text } from './texts.ts'

interface CustomerCardProps {
  customer: DeskCustomer
  onChange: () => void
}

/** An account: whose it is, what was ordered with it, and whether it is open. */
export const CustomerCard = ({ customer, onChange }: CustomerCardProps) => {
  const [open, setOpen] = useState<'block' | 'let-in'>()
  const close = () => setOpen(undefined)
  const { id, name, phone_number: phone, email, blocked_at: blockedAt, last_order_at: lastOrder } = customer
  const params = { id: String(id) }
  const unblock = async () => report(await change('deskCustomerUnblock', { params }), text.isOpen, onChange)
  const letIn = async () => report(await change('deskCustomerLetIn', { params }), text.isIn, onChange)
  return (
    <Card edge={blockedAt === null ? undefined : 'bad'}>
      <CardBody stack={2}>
        <div className={layout.between}>
          <h2>{name || text.number(id)}</h2>
          {blockedAt !== null && <Badge kind="bad" icon="close" label={text.blocked} />}
          {blockedAt === null && customer.silent && <Badge kind="wait" icon="clock" label={text.silent} />}
        </div>
        {phone === null ? (
          <p className={layout.small}>{text.noPhone}</p>
        ) : (
          <a className={layout.tap} href={`tel:+91${phone}`}>
            {phone}
          </a>
        )}
        {email !== null && <p>{email}</p>}
        <p>
          {text.orders(customer.orders)}
          {lastOrder !== null && <span className={layout.small}> {text.lastOrder(lastOrder)}</span>}
        </p>
        <p className={layout.small}>
          {text.number(id)}, {text.since(customer.created_at)}
        </p>
        {blockedAt !== null && (
          <div>
            <p className={layout.name}>{text.blockedOn(blockedAt)}</p>
            <p>{customer.blocked_reason}</p>
          </div>
        )}
        {customer.silent && <p>{text.silentText}</p>}
      </CardBody>
      <CardFooter>
        {phone !== null && customer.orders > 0 && (
          <CardFooterLink
            icon="file"
            to={`/desk/orders?q=${phone}`}
            label={text.toOrders}
            aria-label={text.ordersOf(name)}
          />
        )}
        {customer.silent && phone !== null && (
          <CardFooterButton
            icon="phone"
            label={text.letIn}
            aria-label={text.letInOf(name)}
            onClick={() => setOpen('let-in')}
          />
        )}
        {blockedAt === null ? (
          <CardFooterButton
            danger
            icon="close"
            label={text.block}
            aria-label={text.blockOf(name)}
            onClick={() => setOpen('block')}
          />
        ) : (
          <CardFooterButton
            icon="check"
            label={text.unblock}
            aria-label={text.unblockOf(name)}
            onClick={() => void unblock()}
          />
        )}
      </CardFooter>
      {open === 'block' && (
        <ReasonDialog
          {...text.blocking}
          max={500}
          onClose={close}
          send={async (reason) =>
            report(await change('deskCustomerBlock', { params, body: { reason } }), text.isBlocked, onChange)
          }
        />
      )}
      {open === 'let-in' && (
        <Confirm
          title={text.letInTitle(name)}
          yes={text.letIn}
          no={text.stay}
          onYes={() => void letIn()}
          onClose={close}
        >
          <p>{text.letInText}</p>
        </Confirm>
      )}
    </Card>
  )
}
