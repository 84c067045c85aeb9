import { useState } from 'react'
import { LoginNeeded } from '../login/LoginNeeded.tsx'
import { useNetwork } from '../../client/page/network.store.ts'
import { needsLook, useAttempts } from '../order-attempts/attempts.store.ts'
import { useSession } from '../session/session.store.ts'
import { useAddresses } from '../addresses/addresses.store.ts'
import { OpenOrder } from '../order-attempts/OpenOrder.tsx'
import { addressLines } from '../../texts/address-lines.ts'
import { editPath, NO_PURCHASE } from '../addresses/paths.ts'
import { discard, retry, sendNow, usePendingChanges } from './sync.store.ts'
import { PendingChangeCard } from './PendingChangeCard.tsx'
import type { ChangeLabel } from './change-labels.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { titledPage } from '../page/page.ts'
import { Cards, Wide } from '../page/PageLayout.tsx'
import layout from '../../ui/base/layout.module.css'

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
              editPath={path}
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
