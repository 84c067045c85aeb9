import type { Complaint } from '../../contract/complaints.ts'
import { formatDay, formatMoment } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'

/** How far a complaint is, in words. */
const stateOf = ({ state, ack_by, due_at, closed_at }: Complaint): string => {
  const { states } = pageText.complaints
  if (state === 'open') return states.open(formatMoment(ack_by))
  return state === 'acknowledged'
    ? states.acknowledged(formatDay(due_at))
    : states.closed(formatDay(closed_at ?? due_at))
}

export const ComplaintCard = ({ complaint }: { complaint: Complaint }) => {
  const words = pageText.complaints
  const isClosed = complaint.state === 'closed'
  return (
    <Card>
      <CardBody>
        <h3>{words.ticket(complaint.ticket)}</h3>
        <p className={layout.small}>
          {words.subjects[complaint.subject]}
          {complaint.order_id !== null && `, ${complaint.order_id}`}
        </p>
        <p className={layout.below2}>
          <Badge kind={isClosed ? 'done' : 'wait'} icon={isClosed ? 'check' : 'clock'} label={stateOf(complaint)} />
        </p>
        <p>{complaint.complaint}</p>
        {complaint.answer !== null && (
          <div className={layout.above3}>
            <p className={layout.strong}>{words.answer}</p>
            <p>{complaint.answer}</p>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
