import { useEffect, useState, useId } from 'react'
import { Link } from 'react-router-dom'
import { readSaved, removeSaved, useSaved, stopDownload } from './saved.store.ts'
import { savedName, type SavedRecord } from './cache.shared.ts'
import { formatBytes, formatAgo, formatShare } from '../../texts/amounts.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { titledPage } from '../page/page.ts'
import { Aside, Cards, Lead, Wide } from '../page/PageLayout.tsx'
import { savedTitle } from './saved-title.ts'
import { Words } from '../../ui/base/Words.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Bar } from '../../ui/display/Bar.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { downloadWithToast, shareOf } from './SaveOfflineButton.tsx'

const standsAt = (record: SavedRecord, isComing: boolean): string => {
  const words = pageText.saved
  if (isComing) return words.coming(formatShare(shareOf(record)))
  if (!record.done) return words.stopped(formatShare(shareOf(record)))
  return words.facts(plural(record.products, text.catalogue.count), formatBytes(record.bytes), formatAgo(record.since))
}

/** One download, finished or running: what, how much, from when, and what can be done. */
const SavedCard = ({ record, onRemove }: { record: SavedRecord; onRemove: () => void }) => {
  const own = useId()
  const words = pageText.saved
  const isComing = useSaved((state) => state.coming.includes(savedName(record)))
  return (
    <Card>
      <CardBody>
        <div className={layout.beside}>
          <Icon name={record.kind === 'category' ? 'grid' : 'store'} />
          <div>
            <h2 id={own}>
              <Link className={layout.tap} to={`/${record.kind}/${record.slug}`}>
                <Words {...savedTitle(record)} />
              </Link>
            </h2>
            <p role="status">{standsAt(record, isComing)}</p>
            {!record.done && <Bar value={shareOf(record)} max={1} pale={!isComing} />}
          </div>
        </div>
      </CardBody>
      <CardFooter>
        {isComing ? (
          <CardFooterButton
            icon="close"
            aria-describedby={own}
            onClick={() => stopDownload(record)}
            label={words.stop}
          />
        ) : (
          <CardFooterButton
            icon="refresh"
            aria-describedby={own}
            onClick={() => void downloadWithToast(record)}
            label={record.done ? words.refresh : words.goOn}
          />
        )}
        <CardFooterButton icon="trash" danger aria-describedby={own} onClick={onRemove} label={words.remove} />
      </CardFooter>
    </Card>
  )
}

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
