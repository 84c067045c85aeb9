import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import { text as list } from '../list/texts.ts'
import { useStableRows } from '../list/useStableRows.ts'
import { text } from './texts.ts'

/** Where everybody is logged in, the latest use first; each log-in can be ended. */
export const LogIns = ({ round }: { round: number }) => {
  const { answer, refresh, again } = useAnswer(() => ask('deskLogIns'), round)
  const logIns = answer === undefined || isFailure(answer) ? [] : answer.data
  const kept = useStableRows(logIns, { keyOf: ({ id }) => id })
  if (answer === undefined) return null
  if (isFailure(answer)) return <Button full icon="refresh" label={list.again} onClick={again} />
  const end = async (id: string) => {
    const ended = await change('deskLogInEnd', { params: { id } })
    report(ended, text.ended, refresh)
  }
  return (
    <Card>
      <CardBody>
        <h2>{text.logIns}</h2>
        <ul>
          {kept.map(({ row: { id, name, browser, system, last_used_at: at, current }, isHere }) => (
            <li key={id} className={layout.entry}>
              <div className={layout.between}>
                <div>
                  <p className={layout.name}>{name}</p>
                  <p className={layout.small}>{text.device(browser, system)}</p>
                  <p className={layout.small}>{text.lastUsed(at)}</p>
                </div>
                {current && <Badge kind="info" icon="phone" label={text.here} />}
                {!isHere && <Badge icon="check" label={text.isEnded} />}
                {isHere && !current && (
                  <Button
                    icon="logout"
                    label={text.end}
                    aria-label={text.endOf(name, text.device(browser, system))}
                    onClick={() => void end(id)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
