import { useState } from 'react'
import type { Registered } from '../../contract/seller-changes.ts'
import { isFailure } from '../../client/api/call.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ask } from '../ask.ts'
import { Failed } from '../list/Failed.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { RegisteredFacts } from './RegisteredFacts.tsx'
import { text } from './registered-texts.ts'

/** What the shop has registered, and what becomes of a change that was asked for. */
export const RegisteredCard = ({ id }: { id: string }) => {
  const { answer, refresh, again } = useAnswer(() => ask('deskRegistered', { params: { id } }), id)
  const [isOpen, setIsOpen] = useState(false)
  if (answer === undefined) return <ListSkeleton count={1} />
  if (isFailure(answer)) return <Failed failure={answer} onAgain={again} />
  const { now, change } = answer.data
  return (
    <Card>
      <CardBody>
        <div className={layout.stack3}>
          <h2>{text.title}</h2>
          <p>{text.lead}</p>
          <RegisteredFacts values={now} />
          {change !== null && <Asked change={change} />}
          <Button full icon="edit" label={text.ask} onClick={() => setIsOpen(true)} />
        </div>
      </CardBody>
      {isOpen && <ChangeDialog id={id} now={now} onDone={refresh} onClose={() => setIsOpen(false)} />}
    </Card>
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
