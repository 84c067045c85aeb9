import { useId } from 'react'
import { Link } from 'react-router-dom'
import { savedName, type SavedRecord } from './cache.shared.ts'
import { formatAgo, formatBytes, formatShare } from '../../texts/amounts.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { downloadWithToast, shareOf } from './SaveOfflineButton.tsx'
import layout from '../../ui/base/layout.module.css'
import { stopDownload, useSaved } from './saved.store.ts'
import { savedTitle } from './saved-title.ts'
import { Words } from '../../ui/base/Words.tsx'

const standsAt = (record: SavedRecord, isComing: boolean): string => {
  const words = pageText.saved
  if (isComing) return words.coming(formatShare(shareOf(record)))
  if (!record.done) return words.stopped(formatShare(shareOf(record)))
  return words.facts(plural(record.products, text.catalogue.count), formatBytes(record.bytes), formatAgo(record.since))
}

/** One download, finished or running: what, how much, from when, and what can be done. */
export const SavedCard = ({ record, onRemove }: { record: SavedRecord; onRemove: () => void }) => {
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
