import { useState } from 'react'
import type { LogIn } from '../../contract/account.ts'
import { callApi } from '../../client/api/call.ts'
import { formatRecent, formatShortDay } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './Account.module.css'
import { AccountPart } from './AccountPart.tsx'

const deviceOf = ({ browser, system }: LogIn): string => {
  const words = pageText.ownAccount.logIns
  if (browser !== null && system !== null) return words.on(browser, system)
  return browser ?? system ?? words.unknown
}

const Device = ({ logIn, onEnd }: { logIn: LogIn; onEnd: () => void }) => {
  const words = pageText.ownAccount.logIns
  const device = deviceOf(logIn)
  const used = formatRecent(Date.parse(logIn.last_used_at))
  return (
    <li className={styles.device}>
      <Icon name="phone" />
      <div className={styles.words}>
        <h3>{device}</h3>
        {logIn.current && <Badge kind="done" icon="check" label={words.current} />}
        <p>{words.used(used)}</p>
        <p>{words.from(formatShortDay(logIn.created_at))}</p>
      </div>
      {!logIn.current && (
        <Button kind="plain" aria-label={words.endOf(device, used)} onClick={onEnd} label={words.end} />
      )}
    </li>
  )
}

/** Every log-in of the account; each but this one can be ended. */
export const Sessions = ({ logIns, onChange }: { logIns: readonly LogIn[]; onChange: () => void }) => {
  const [asks, ask] = useState(false)
  const words = pageText.ownAccount.logIns
  const isAlone = logIns.every(({ current }) => current)
  return (
    <AccountPart title={words.title} lead={isAlone ? words.only : words.lead}>
      <Card>
        <ul>
          {logIns.map((logIn) => (
            <Device
              key={logIn.id}
              logIn={logIn}
              onEnd={() => void withFeedback(callApi('logInEnd', { params: { id: logIn.id } })).then(onChange)}
            />
          ))}
        </ul>
      </Card>
      {!isAlone && <Button icon="logout" className={layout.above3} onClick={() => ask(true)} label={words.endOthers} />}
      {asks && (
        <Confirm
          title={words.endOthersAsk}
          yes={words.endOthers}
          no={words.keep}
          onYes={() => void withFeedback(callApi('logInsEndOthers'), onChange)}
          onClose={() => ask(false)}
        >
          <p>{words.endOthersText}</p>
        </Confirm>
      )}
    </AccountPart>
  )
}
