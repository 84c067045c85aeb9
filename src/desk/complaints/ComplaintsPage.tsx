import { useState } from 'react'
import * as v from 'valibot'
import { staffComplaints, type DeskComplaint } from '../../contract/calls/staff/complaints.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { COMPLAINT_MAX } from '../../contract/complaints.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import styles from '../desk.module.css'
import { Answered } from '../list/Answered.tsx'
import { useStableRows } from '../list/useStableRows.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { Proofs } from '../pictures/Proofs.tsx'
import { text } from './texts.ts'

const Settled = staffComplaints.deskComplaintClose.body

interface SettleDialogProps {
  complaint: DeskComplaint
  onDone: () => void
  onClose: () => void
}

/** Asks what was decided. */
const SettleDialog = ({ complaint: { ticket, complaint }, onDone, onClose }: SettleDialogProps) => {
  const { field, submit } = useSchemaForm(Settled, { answer: '' })
  const send = async (body: v.InferOutput<typeof Settled>): Promise<Failure | undefined> => {
    const moved = await change('deskComplaintClose', { params: { ticket }, body })
    return report(moved, text.closed(ticket), onDone)
  }
  return (
    <Dialog title={text.settleOf(ticket)} onClose={onClose}>
      <p>{complaint}</p>
      <Form onSubmit={submit(send)} label={text.settleOf(ticket)}>
        <TextArea label={text.answer} hint={text.answerHint} rows={5} maxLength={COMPLAINT_MAX} {...field('answer')} />
        <Submit label={text.settle} />
      </Form>
    </Dialog>
  )
}

/** Complaints of customers, the one whose time ends first at the top; none moves while the list is read. */
export const ComplaintsPage = () => {
  const asked = useAnswer(() => ask('deskComplaints'))
  const { answer, refresh } = asked
  const told = answer === undefined || isFailure(answer) ? [] : answer.data
  const kept = useStableRows(told, { keyOf: ({ ticket }) => ticket })
  const [acknowledged, setAcknowledged] = useState<readonly string[]>([])
  const [settling, settle] = useState<DeskComplaint>()
  const acknowledge = async ({ ticket }: DeskComplaint) => {
    const moved = await change('deskComplaintAcknowledge', { params: { ticket } })
    if (report(moved, text.acknowledged(ticket)) === undefined) setAcknowledged([...acknowledged, ticket])
    refresh()
  }
  const takeBack = async ({ ticket }: DeskComplaint) => {
    const moved = await change('deskComplaintTakeBack', { params: { ticket } })
    report(moved, text.takenBack(ticket))
    refresh()
  }
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {() => kept.length === 0 && <EmptyState picture="pouch" title={text.empty} text={text.emptyText} />}
      </Answered>
      <ul className={layout.stack3}>
        {kept.map(({ row }) => (
          <li key={row.ticket}>
            <ComplaintCard
              complaint={row}
              justAcknowledged={row.state === 'acknowledged' && acknowledged.includes(row.ticket)}
              onAcknowledge={() => void acknowledge(row)}
              onTakeBack={() => void takeBack(row)}
              onSettle={() => settle(row)}
            />
          </li>
        ))}
      </ul>
      {settling !== undefined && (
        <SettleDialog
          complaint={settling}
          onDone={() => {
            settle(undefined)
            refresh()
          }}
          onClose={() => settle(undefined)}
        />
      )}
    </>
  )
}

/** The clock that runs, red when it has run out. */
const Clock = ({ complaint }: { complaint: DeskComplaint }) => {
  const { state, ack_by, due_at, closed_at, is_withdrawn: isWithdrawn } = complaint
  const [now] = useState(Date.now)
  if (state === 'closed') {
    const at = closed_at ?? due_at
    return <Badge kind="done" icon="check" label={isWithdrawn ? text.withdrawn(at) : text.settled(at)} />
  }
  const left = Date.parse(state === 'open' ? ack_by : due_at) - now
  const label = state === 'open' ? text.acknowledgeIn(left) : text.settleIn(left)
  return <Badge kind={left < 0 ? 'bad' : 'wait'} icon={left < 0 ? 'alert' : 'clock'} label={label} />
}

interface ComplaintCardProps {
  complaint: DeskComplaint
  /** On this screen, so that it can be taken back. */
  justAcknowledged: boolean
  onAcknowledge: () => void
  onTakeBack: () => void
  onSettle: () => void
}

const ComplaintCard = (props: ComplaintCardProps) => {
  const { complaint, justAcknowledged, onAcknowledge, onTakeBack, onSettle } = props
  const { ticket, subject, order_id, shop_names, customer_name, phone_number, state, answer, created_at } = complaint
  const { is_withdrawn: isWithdrawn } = complaint
  return (
    <Card>
      <CardBody>
        <div className={classes(layout.between, styles.head)}>
          <h2 className={styles.id}>{ticket}</h2>
          {justAcknowledged && (
            <Button kind="plain" label={text.undo} aria-label={text.undoOf(ticket)} onClick={onTakeBack} />
          )}
        </div>
        <p className={layout.below2}>
          <Clock complaint={complaint} />
        </p>
        <p className={layout.small}>
          {text.subjects[subject]}, {text.came(created_at)}
          {order_id !== null && (
            <>
              <br />
              {text.about(order_id, shop_names)}
            </>
          )}
        </p>
        {!isWithdrawn && (
          <>
            <p className={layout.above2}>{complaint.complaint}</p>
            <p className={layout.above2}>
              <b>{customer_name}</b>{' '}
              {phone_number !== null && (
                <a className={layout.tap} href={`tel:+91${phone_number}`}>
                  {text.call} {phone_number}
                </a>
              )}
            </p>
          </>
        )}
        <Proofs files={complaint.proofs} />
        {answer !== null && (
          <p className={layout.above2}>
            <b>{text.answered}:</b> {answer}
          </p>
        )}
      </CardBody>
      {state !== 'closed' && (
        <CardFooter>
          {state === 'open' && (
            <CardFooterButton
              icon="check"
              label={text.acknowledge}
              aria-label={text.acknowledgeOf(ticket)}
              onClick={onAcknowledge}
            />
          )}
          {justAcknowledged && <CardFooterButton disabled icon="check" label={text.isAcknowledged} />}
          <CardFooterButton icon="edit" label={text.settle} aria-label={text.settleOf(ticket)} onClick={onSettle} />
        </CardFooter>
      )}
    </Card>
  )
}
