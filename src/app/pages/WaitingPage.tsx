import { useState } from 'react'
import { LoginNeeded } from '../../features/account/LoginNeeded.tsx'
import { useNetwork } from '../../features/account/network.store.ts'
import { useSession } from '../../features/account/session.store.ts'
import { useAddresses } from '../../features/addresses/addresses.store.ts'
import { OpenOrder } from '../../features/checkout/OpenOrder.tsx'
import { addressLines } from '../../texts/addressLines.ts'
import { editPath } from '../../features/addresses/paths.ts'
import { discard, retry, sendNow, useWaiting } from '../../features/waiting/waiting.ts'
import { WaitingCard } from '../../features/waiting/WaitingCard.tsx'
import type { Entry } from '../../features/waiting/entries.ts'
import { plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Face } from '../../ui/Face.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import type { PageHandle } from '../page.ts'
import { Cards, Wide } from './Narrow.tsx'
import css from './WaitingPage.module.css'

export const handle: PageHandle = {
  head: () => ({ title: p.waiting.title }),
  heading: () => p.waiting.title,
}

const tell = (sent: boolean) => (sent ? toastSuccess(p.waiting.allSent) : toastError(p.waiting.notSent))

const Counts = () => {
  const { waiting, needAttention } = useNetwork()
  return (
    <div role="status" className={css.counts}>
      {waiting > 0 && <h2>{plural(waiting, t.layout.waiting)}</h2>}
      {needAttention > 0 && <h2>{plural(needAttention, t.layout.attention)}</h2>}
    </div>
  )
}

/** A change that only names its address says which one as long as the book has it. */
const useNamed = () => {
  const books = useAddresses()
  return (entry: Entry): { entry: Entry; path: string | undefined } => {
    const { address } = entry
    const found = address && books[address.kind].find(({ id }) => id === address.id)
    if (address === undefined || found === undefined) return { entry, path: undefined }
    const toWhat = entry.toWhat ?? `${found.name}, ${addressLines(found).place}`
    return { entry: { ...entry, toWhat }, path: editPath(address.kind, address.id, null) }
  }
}

const WaitingList = ({ entries }: { entries: readonly Entry[] }) => {
  const [asked, setAsked] = useState<Entry>()
  const named = useNamed()
  const words = p.waiting
  return (
    <div className={css.list}>
      <Counts />
      <p>{words.lead}</p>
      <Cards>
        {entries.map(named).map(({ entry, path }) => (
          <li key={entry.id}>
            <WaitingCard
              entry={entry}
              editPath={path}
              onRetry={() => void retry(entry).then(tell)}
              onDiscard={() => setAsked(entry)}
            />
          </li>
        ))}
      </Cards>
      <Button full icon="refresh" onClick={() => void sendNow().then(tell)}>
        {words.sendNow}
      </Button>
      {asked && (
        <Confirm
          open
          title={words.discardAsk}
          yes={words.discard}
          no={words.keep}
          onYes={() => {
            setAsked(undefined)
            void discard(asked)
          }}
          onNo={() => setAsked(undefined)}
        >
          <p>
            <b>{asked.what}</b>
            <br />
            {asked.toWhat}
          </p>
          {asked.isTried && asked.state !== 'refused' && <p>{words.discardTried}</p>}
        </Confirm>
      )}
    </div>
  )
}

export const Component = () => {
  const { user, ready } = useSession()
  const entries = useWaiting(user?.id)
  const openOrder = useNetwork((network) => network.openOrder)
  const words = p.waiting
  return (
    <Wide>
      {user && <OpenOrder />}
      {ready && !user ? (
        <LoginNeeded picture="tiller" ground="clay" text={words.needed} />
      ) : entries === undefined ? (
        <ListSkeleton />
      ) : entries.length === 0 && openOrder ? null : entries.length === 0 ? (
        <Face
          title={words.none}
          text={words.noneText}
          action={
            <ButtonLink kind="main" full to="/">
              {words.home}
            </ButtonLink>
          }
        />
      ) : (
        <WaitingList entries={entries} />
      )}
    </Wide>
  )
}
