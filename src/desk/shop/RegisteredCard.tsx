import { useState } from 'react'
import type { Registered } from '../../contract/seller-changes.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { RegisteredFacts } from './RegisteredFacts.tsx'
import { text } from './registered-texts.ts'

/** What the shop has registered, and what becomes of a change that was asked for. */
export const RegisteredCard = ({ id }: { id: string }) => {
  const asked = useAnswer(() => ask('deskRegistered', { params: { id } }), id)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Answered of={asked} count={1}>
      {({ now, change }) => (
        <Card>
          <CardBody stack={3}>
            <h2>{text.title}</h2>
            <p>{text.lead}</p>
            <RegisteredFacts values={now} />
            {change !== null && <Asked change={change} />}
            <Button full icon="edit" label={text.ask} onClick={() => setIsOpen(true)} />
          </CardBody>
          {isOpen && <ChangeDialog id={id} now={now} onDone={asked.refresh} onClose={() => setIsOpen(false)} />}
        </Card>
      )}
    </Answered>
  )
}

const Asked = ({ change }: { change: NonNullable<Registered['change']> }) => {
  if (change.state === 'replaced') return null
  const kind = { waiting: tone.wait, approved: tone.done, refused: tone.bad }[change.state]
  return (
    <div className={classes(layout.notice, layout.stack2, kind)} role="status">
      <p>{text.states[change.state](change.decided_at ?? change.asked_at)}</p>
      {change.reason !== null && <p>{text.reason(change.reason)}</p>}
      {change.state !== 'approved' && <RegisteredFacts values={change.wanted} />}
    </div>
  )
}
