import { REGISTERED_FIELDS, type Registered } from '../../contract/seller-changes.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { Verdict } from '../Verdict.tsx'
import { text as shopText } from '../shop/registered-texts.ts'

interface ChangeCardProps {
  registered: Registered
  onDone: () => void
}

/** A change of registered data that waits, beside what is in force; and the decision. */
export const ChangeCard = ({ registered: { now, change: wanted }, onDone }: ChangeCardProps) => {
  if (wanted === null || wanted.state !== 'waiting') return null
  const { names, nothing, decide: text } = shopText
  const params = { id: String(wanted.id) }
  const fields = REGISTERED_FIELDS.filter((name) => wanted.wanted[name] !== undefined)
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.title}</h2>
        <p className={layout.small}>{text.from(wanted.asked_at)}</p>
        <ul>
          {fields.map((name) => (
            <li key={name} className={layout.entry}>
              <p className={layout.name}>{names[name]}</p>
              <p className={layout.small}>
                {text.now}: {now[name] || nothing}
              </p>
              <p>
                {text.wanted}: <b>{wanted.wanted[name] || nothing}</b>
              </p>
            </li>
          ))}
        </ul>
        <Verdict
          words={text}
          onApprove={async () => report(await change('deskChangeApprove', { params }), text.approved, onDone)}
          onRefuse={async (reason) =>
            report(await change('deskChangeRefuse', { params, body: { reason } }), text.refused, onDone)
          }
        />
      </CardBody>
    </Card>
  )
}
