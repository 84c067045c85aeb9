import { useState } from 'react'
import { REGISTERED_FIELDS, type Registered } from '../../contract/seller-changes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { text as shopText } from '../shop/registered-texts.ts'

interface ChangeCardProps {
  registered: Registered
  onDone: () => void
}

/** A change of registered data that waits, beside what is in force; and the decision. */
export const ChangeCard = ({ registered: { now, change: wanted }, onDone }: ChangeCardProps) => {
  const [isRefusing, refuse] = useState(false)
  if (wanted === null || wanted.state !== 'waiting') return null
  const { names, nothing, decide: text } = shopText
  const params = { id: String(wanted.id) }
  const fields = REGISTERED_FIELDS.filter((name) => wanted.wanted[name] !== undefined)
  return (
    <Card>
      <CardBody>
        <div className={layout.stack3}>
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
          <Button
            kind="leaf"
            full
            icon="check"
            label={text.approve}
            onClick={() =>
              void change('deskChangeApprove', { params }).then((answer) => report(answer, text.approved, onDone))
            }
          />
          <Button full icon="return" label={text.refuse} onClick={() => refuse(true)} />
        </div>
        {isRefusing && (
          <ReasonDialog
            title={text.refuseTitle}
            label={text.why}
            hint={text.whyHint}
            missing={text.whyMissing}
            submit={text.refuse}
            max={500}
            onClose={() => refuse(false)}
            send={async (reason) => {
              const answer = await change('deskChangeRefuse', { params, body: { reason } })
              return report(answer, text.refused, onDone) === undefined
            }}
          />
        )}
      </CardBody>
    </Card>
  )
}
