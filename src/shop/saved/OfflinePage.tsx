import { useEffect, useState } from 'react'
import { SavedCard } from './SavedCard.tsx'
import { readSaved, removeSaved, useSaved } from './saved.store.ts'
import { savedName, type SavedRecord } from './cache.shared.ts'
import { formatBytes } from '../../texts/amounts.ts'
import { pageText } from '../../texts/texts.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { titledPage } from '../page/page.ts'
import { Aside, Cards, Lead, Wide } from '../page/PageLayout.tsx'
import { savedTitle } from './saved-title.ts'
import { Words } from '../../ui/base/Words.tsx'

export const handle = titledPage(() => pageText.saved.title)

const SavedList = ({ kept }: { kept: readonly SavedRecord[] }) => {
  const [asked, setAsked] = useState<SavedRecord>()
  const words = pageText.saved
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Cards>
        {kept.map((record) => (
          <li key={savedName(record)}>
            <SavedCard record={record} onRemove={() => setAsked(record)} />
          </li>
        ))}
      </Cards>
      <Aside>{words.total(formatBytes(kept.reduce((sum, { bytes }) => sum + bytes, 0)))}</Aside>
      {asked && (
        <Confirm
          title={words.removeAsk}
          yes={words.remove}
          no={words.leave}
          onYes={() => void removeSaved(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <b>
              <Words {...savedTitle(asked)} />
            </b>
            <br />
            {words.removeText}
          </p>
        </Confirm>
      )}
    </>
  )
}

/** All offline downloads with their sizes; each can be removed. */
export const Component = () => {
  const kept = useSaved((state) => state.kept)
  const { none, noneText, toShop } = pageText.saved
  useEffect(() => void readSaved(), [])
  return (
    <Wide>
      {kept === undefined ? (
        <ListSkeleton />
      ) : kept.length === 0 ? (
        <EmptyState title={none} text={noneText} action={{ to: '/', label: toShop }} />
      ) : (
        <SavedList kept={kept} />
      )}
    </Wide>
  )
}
