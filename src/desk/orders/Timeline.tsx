import type { DeskOrderEvent } from '../../contract/calls/staff/orders.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { text } from './texts.ts'

/** What happened to an order, the latest first, in Indian time. */
export const Timeline = ({ events }: { events: readonly DeskOrderEvent[] }) => {
  const isOneParcel = new Set(events.map(({ parcel }) => parcel)).size === 1
  return (
    <Card>
      <CardBody>
        <h2>{text.timeline}</h2>
        <ol>
          {events.map((event) => (
            <li key={JSON.stringify(event)} className={layout.entry}>
              <div className={layout.spread}>
                <b>{text.event(event.to)}</b>
                <time className={layout.small} dateTime={event.at}>
                  {text.at(event.at)}
                </time>
              </div>
              {event.reason !== null && <p>{event.reason}</p>}
              <p className={layout.small}>
                {text.by(event)}
                {!isOneParcel && `, ${event.parcel}`}
              </p>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}
