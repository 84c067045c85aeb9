import { useState } from 'react'
import { isFailure } from '../../client/api/call.ts'
import type { PushState } from '../../client/page/push.ts'
import { buzz } from '../../ui/base/buzz.ts'
import { chime } from '../../ui/base/chime.ts'
import { classes } from '../../ui/base/classes.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import layout from '../../ui/base/layout.module.css'
import { isSoundOn, setSound } from '../new-orders.ts'
import { subscribe, unsubscribe } from './push.ts'
import { text } from './texts.ts'

const words = text.news

interface NewOrdersProps {
  push: PushState | undefined
  onChange: (state: PushState) => void
}

/** How this phone tells of a new order: by a message, and by a sound while the desk is open. */
export const NewOrders = ({ push, onChange }: NewOrdersProps) => (
  <div className={layout.above3} id="new-orders">
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        {push === 'ask' && <Ask onChange={onChange} />}
        {push === 'on' && <On onChange={onChange} />}
        {push === 'blocked' && <p>{words.blocked}</p>}
        {push === 'never' && <p>{words.never}</p>}
        <Sound />
      </CardBody>
    </Card>
  </div>
)

const Ask = ({ onChange }: Pick<NewOrdersProps, 'onChange'>) => {
  const press = async () => {
    const answer = await subscribe().catch(() => null)
    if (answer === null) {
      if (Notification.permission === 'denied') onChange('blocked')
      return toastError(words.notTold)
    }
    if (isFailure(answer)) return toastError(answer)
    onChange('on')
    return toastSuccess(words.told)
  }
  return (
    <>
      <p>{words.why}</p>
      <Button kind="leaf" full icon="phone" label={words.ask} onClick={() => void press()} />
    </>
  )
}

const On = ({ onChange }: Pick<NewOrdersProps, 'onChange'>) => {
  const test = async () => {
    const answer = await subscribe('deskPushTest').catch(() => null)
    if (answer !== null && !isFailure(answer)) return toastSuccess(answer.message)
    if (answer === null) onChange('ask')
    return toastError(answer ?? words.notTold)
  }
  const stop = async () => {
    await unsubscribe()
    onChange('ask')
    return toastSuccess(words.stopped)
  }
  return (
    <>
      <p>{words.on}</p>
      <div className={classes(layout.stack2)}>
        <Button full icon="chat" label={words.test} onClick={() => void test()} />
        <Button kind="plain" full label={words.stop} onClick={() => void stop()} />
      </div>
    </>
  )
}

const Sound = () => {
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <Checkbox
      label={words.sound}
      checked={isOn}
      onChange={({ target: { checked } }) => {
        setSound(checked)
        setOn(checked)
        if (!checked) return
        buzz('news')
        void chime()
      }}
    />
  )
}
