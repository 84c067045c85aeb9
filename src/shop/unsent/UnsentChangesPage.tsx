import { useState, useId } from 'react'
import { LoginNeeded } from '../login/LoginNeeded.tsx'
import { useNetwork } from '../../client/page/network.store.ts'
import { needsLook, useAttempts } from '../order-attempts/attempts.store.ts'
import { useSession } from '../session/session.store.ts'
import { useAddresses } from '../addresses/addresses.store.ts'
import { OpenOrder } from '../order-attempts/OpenOrder.tsx'
import { addressLines } from '../../texts/address-lines.ts'
import { editPath, NO_PURCHASE } from '../addresses/paths.ts'
import { discard, retry, sendNow, usePendingChanges } from './sync.store.ts'
import type { ChangeLabel } from './change-labels.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { titledPage } from '../page/page.ts'
import { Cards, Wide } from '../page/PageLayout.tsx'
import layout from '../../ui/base/layout.module.css'

interface PendingChangeCardProps {
  entry: ChangeLabel
  /** Where its address can be edited. */
  editTo: string | undefined
  onRetry: () => void
  onDiscard: () => void
}

const looks = {
  waiting: { kind: 'wait', icon: 'phone' },
  parked: { kind: 'wait', icon: 'alert' },
  refused: { kind: 'bad', icon: 'alert' },
} as const

/** One pending or failed change: action, subject, status, and what can be done. */
const PendingChangeCard = ({ entry, editTo, onRetry, onDiscard }: PendingChangeCardProps) => {
  const own = useId()
  const words = pageText.sync
  const { kind, icon } = looks[entry.state]
  return (
    <Card edge={entry.state === 'refused' ? 'bad' : undefined}>
      <CardBody>
        <div className={layout.beside}>
          <Icon name={entry.icon} />
          <div>
            <h3 id={own}>{entry.action}</h3>
            {entry.subject !== undefined && <p>{entry.subject}</p>}
            <Badge kind={kind} icon={icon} label={entry.status} />
          </div>
        </div>
      </CardBody>
      <CardFooter>
        {entry.state !== 'parked' && (
          <CardFooterButton icon="refresh" aria-describedby={own} onClick={onRetry} label={words.retry} />
        )}
        {editTo !== undefined && <CardFooterLink icon="edit" to={editTo} aria-describedby={own} label={words.edit} />}
        {entry.state === 'refused' ? (
          <CardFooterButton icon="trash" danger aria-describedby={own} onClick={onDiscard} label={words.discard} />
        ) : (
          <CardFooterButton icon="return" aria-describedby={own} onClick={onDiscard} label={words.undo} />
        )}
      </CardFooter>
    </Card>
  )
}

export const handle = titledPage(() => pageText.sync.title)

const showResult = (sent: boolean) => (sent ? toastSuccess(pageText.sync.allSent) : toastError(pageText.sync.notSent))

const Counts = () => {
  const { waiting, needAttention } = useNetwork()
  return (
    <div role="status" className={layout.stack2}>
      {waiting > 0 && <h2>{plural(waiting, text.status.waiting)}</h2>}
      {needAttention > 0 && <h2>{plural(needAttention, text.status.attention)}</h2>}
    </div>
  )
}

/** A change that holds only an address's id is labelled from the list of addresses, as long as that has it. */
const useNamed = () => {
  const books = useAddresses()
  return (entry: ChangeLabel): { entry: ChangeLabel; path: string | undefined } => {
    const { address } = entry
    const found = address && books[address.kind].find(({ id }) => id === address.id)
    if (address === undefined || found === undefined) return { entry, path: undefined }
    const subject = entry.subject ?? `${found.name}, ${addressLines(found).place}`
    return { entry: { ...entry, subject }, path: editPath(address.kind, address.id, NO_PURCHASE) }
  }
}

const WaitingList = ({ entries }: { entries: readonly ChangeLabel[] }) => {
  const [asked, setAsked] = useState<ChangeLabel>()
  const named = useNamed()
  const words = pageText.sync
  return (
    <div className={layout.stack4}>
      <Counts />
      <p>{words.lead}</p>
      <Cards>
        {entries.map(named).map(({ entry, path }) => (
          <li key={entry.id}>
            <PendingChangeCard
              entry={entry}
              editTo={path}
              onRetry={() => void retry(entry).then(showResult)}
              onDiscard={() => setAsked(entry)}
            />
          </li>
        ))}
      </Cards>
      <Button full icon="refresh" onClick={() => void sendNow().then(showResult)} label={words.sendNow} />
      {asked && (
        <Confirm
          title={asked.state === 'refused' ? words.discardAsk : words.undoAsk}
          yes={asked.state === 'refused' ? words.discard : words.undo}
          no={words.keep}
          onYes={() => void discard(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <b>{asked.action}</b>
            <br />
            {asked.subject}
          </p>
          {asked.isTried && asked.state !== 'refused' && <p>{words.discardTried}</p>}
        </Confirm>
      )}
    </div>
  )
}

export const Component = () => {
  const { user, ready } = useSession()
  const entries = usePendingChanges(user?.id)
  const openOrder = useAttempts(needsLook)
  const words = pageText.sync
  return (
    <Wide>
      {user && <OpenOrder />}
      {!ready || entries === undefined ? (
        <ListSkeleton />
      ) : entries.length === 0 && !user ? (
        <LoginNeeded picture="tiller" text={words.needed} />
      ) : entries.length === 0 && openOrder ? null : entries.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} action={{ to: '/', label: words.home }} />
      ) : (
        <WaitingList entries={entries} />
      )}
    </Wide>
  )
}
