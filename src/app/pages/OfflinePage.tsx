import { useEffect, useState } from 'react'
import { KeptCard } from '../../features/keeping/KeptCard.tsx'
import { readKept, removeKept, useKeeping } from '../../features/keeping/keeping.store.ts'
import { keptName } from '../../offline/kept/cache.ts'
import type { KeptRecord } from '../../offline/kept/cache.ts'
import { formatBytes } from '../../texts/amounts.ts'
import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Face } from '../../ui/Face.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import type { PageHandle } from '../page.ts'
import { Aside, Cards, Lead, Wide } from './Narrow.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.keeping.title }),
  heading: () => p.keeping.title,
}

const Nothing = () => (
  <Face
    title={p.keeping.none}
    text={p.keeping.noneText}
    action={
      <ButtonLink kind="main" full to="/">
        {p.keeping.toShop}
      </ButtonLink>
    }
  />
)

const KeptList = ({ kept }: { kept: readonly KeptRecord[] }) => {
  const [asked, setAsked] = useState<KeptRecord>()
  const words = p.keeping
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Cards>
        {kept.map((record) => (
          <li key={keptName(record)}>
            <KeptCard record={record} onRemove={() => setAsked(record)} />
          </li>
        ))}
      </Cards>
      <Aside>{words.total(formatBytes(kept.reduce((sum, { bytes }) => sum + bytes, 0)))}</Aside>
      {asked && (
        <Confirm
          open
          title={words.removeAsk}
          yes={words.remove}
          no={words.leave}
          onYes={() => {
            setAsked(undefined)
            void removeKept(asked)
          }}
          onNo={() => setAsked(undefined)}
        >
          <p>
            <b>{asked.name}</b>
            <br />
            {words.removeText}
          </p>
        </Confirm>
      )}
    </>
  )
}

/** Everything the farmer keeps for the time without network, with its size; each can be removed. */
export const Component = () => {
  const kept = useKeeping((state) => state.kept)
  useEffect(() => void readKept(), [])
  return (
    <Wide>{kept === undefined ? <ListSkeleton /> : kept.length === 0 ? <Nothing /> : <KeptList kept={kept} />}</Wide>
  )
}
