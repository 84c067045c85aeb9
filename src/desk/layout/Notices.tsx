import { classes } from '../../ui/base/classes.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Icon, type IconName } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { putNoteAway } from '../actions.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { useDesk } from '../desk.store.ts'
import { Refused } from '../Refused.tsx'
import { text } from '../texts.ts'
import { useWorksOffline } from './screen.ts'

/** The state of network and storage in words, and what the shop has refused. */
export const Notices = () => {
  const { unsent, refused, notes } = useDesk()
  const { online, linked, trouble } = useNetwork()
  const worksOffline = useWorksOffline()
  const isAway = !online
  const away = [
    linked ? text.network.unreached : text.network.offline,
    ...(worksOffline ? [] : [text.network.needed]),
    ...(unsent > 0 ? [text.network.later(unsent)] : worksOffline ? [text.network.goOn] : []),
  ]
  return (
    <div className={classes(layout.stack3, layout.below3)} role="status">
      {isAway && <Notice icon="off" kind="wait" words={away.join(' ')} />}
      {trouble !== null && <Notice icon="alert" kind="bad" words={text.network[trouble]} />}
      {!isAway && unsent > 0 && <Notice icon="phone" kind="wait" words={text.network.sending(unsent)} />}
      {refused.map((row) => (
        <Refused key={row.id} row={row} />
      ))}
      {notes.map(({ id, cash }) => (
        <Card key={id} edge="bad">
          <CardBody>
            <p>{text.refused.noted(id, cash)}</p>
          </CardBody>
          <CardFooter>
            <CardFooterButton icon="check" label={text.refused.putAway} onClick={() => void putNoteAway(id)} />
          </CardFooter>
        </Card>
      ))}
    </div>
  )
}

const Notice = ({ icon, kind, words }: { icon: IconName; kind: 'wait' | 'bad'; words: string }) => (
  <p className={classes(layout.notice, tone[kind])}>
    <Icon name={icon} />
    <span>{words}</span>
  </p>
)
