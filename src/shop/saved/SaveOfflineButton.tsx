import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '../../contract/shop-calls.ts'
import { callApi } from '../../client/api/call.ts'
import { canSave, savedName, type SavedScope } from './cache.shared.ts'
import { formatBytes, formatShare } from '../../texts/amounts.ts'
import { plural } from '../../texts/format.ts'
import { pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Bar } from '../../ui/display/Bar.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { toastError } from '../../ui/base/toast.ts'
import styles from './SaveOfflineButton.module.css'
import { startDownload, readSaved, stopDownload, useSaved } from './saved.store.ts'

/** The server computes the size at the first request, which may exceed the timeout; later requests are quick. */
const ASK_AGAIN_MS = 5_000
const TRIES_MAX = 5

/** Fetched only while it is not downloaded. */
const useSize = ({ kind, slug }: SavedScope, wanted: boolean) => {
  const [size, setSize] = useState<Answer<'keepSize'>['data']>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (tries: number) => {
      const answer = await callApi('keepSize', { params: { kind, slug }, signal: leaving.signal })
      if (leaving.signal.aborted) return
      if (answer.status) setSize(answer.data)
      else if (tries > 1) timer = setTimeout(() => void ask(tries - 1), ASK_AGAIN_MS)
    }
    void ask(TRIES_MAX)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [kind, slug, wanted])
  return size
}

/** The progress, 0 to 1; the announced size is rounded, so the download may end a little above it. */
export const shareOf = ({ bytes, promised }: { bytes: number; promised: number }): number =>
  promised === 0 ? 0 : Math.min(0.99, bytes / promised)

/** Shows what ended it too early. */
export const downloadWithToast = async (what: SavedScope): Promise<void> => {
  const ended = await startDownload(what)
  if (ended === 'full') void toastError(pageText.saved.full)
  if (ended === 'failed') void toastError(pageText.saved.failed)
}

/** Downloads the page's products for offline use; shows the size first. */
export const SaveOfflineButton = ({ what }: { what: SavedScope }) => {
  const kept = useSaved((state) => state.kept)
  const isComing = useSaved((state) => state.coming.includes(savedName(what)))
  const record = kept?.find((one) => savedName(one) === savedName(what))
  const size = useSize(what, kept !== undefined && record === undefined && canSave())
  useEffect(() => void readSaved(), [])
  const words = pageText.saved
  if (!canSave()) return <div className={styles.keep} />
  if (isComing)
    return (
      <div className={styles.keep}>
        <Button icon="close" onClick={() => stopDownload(what)} label={words.stop} />
        <span role="status">
          {words.coming(formatShare(record ? shareOf(record) : 0))}
          <Bar value={record ? shareOf(record) : 0} max={1} />
        </span>
      </div>
    )
  if (record?.done)
    return (
      <p className={styles.keep} role="status">
        <Icon name="phone" /> <b>{words.kept}</b> <Link to="/offline">{words.all}</Link>
      </p>
    )
  return (
    <div className={styles.keep}>
      <Button
        icon="phone"
        disabled={record === undefined && size === undefined}
        onClick={() => void downloadWithToast(what)}
        label={record ? words.goOn : words.keep}
      />
      <span>
        {record
          ? words.stopped(formatShare(shareOf(record)))
          : size && words.cost(plural(size.products, text.catalogue.count), formatBytes(size.bytes))}
        <Bar value={record ? shareOf(record) : 0} max={1} pale />
      </span>
    </div>
  )
}
