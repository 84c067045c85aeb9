import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../../offline/call.ts'
import { canKeep, keptName } from '../../offline/kept/cache.ts'
import type { What } from '../../offline/kept/cache.ts'
import { formatBytes, formatShare } from '../../texts/amounts.ts'
import { plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toastError } from '../../ui/toast.ts'
import css from './KeepButton.module.css'
import { keepHere, readKept, stopKeeping, useKeeping } from './keeping.store.ts'

interface Size {
  products: number
  bytes: number
}

/** The shop weighs pictures when it is first asked, which may take longer than a phone waits; it is quick afterwards. */
const ASK_AGAIN_MS = 5_000
const TRIES_MAX = 5

/** Asked only while it is not kept. */
const useSize = ({ kind, slug }: What, wanted: boolean): Size | undefined => {
  const [size, setSize] = useState<Size>()
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

/** How far it has come, 0 to 1; the promise is rounded, so it may come a little past it. */
export const shareOf = ({ bytes, promised }: { bytes: number; promised: number }): number =>
  promised === 0 ? 0 : Math.min(0.99, bytes / promised)

/** Tells what ended it too early. */
export const keepAndTell = async (what: What): Promise<void> => {
  const ended = await keepHere(what)
  if (ended === 'full') void toastError(p.keeping.full)
  if (ended === 'failed') void toastError(p.keeping.failed)
}

/** Keeps the page's goods for the time without network; says first what that costs. */
export const KeepButton = ({ what }: { what: What }) => {
  const kept = useKeeping((state) => state.kept)
  const isComing = useKeeping((state) => state.coming.includes(keptName(what)))
  const record = kept?.find((one) => keptName(one) === keptName(what))
  const size = useSize(what, kept !== undefined && record === undefined && canKeep())
  useEffect(() => void readKept(), [])
  const words = p.keeping
  if (kept === undefined || (record === undefined && !isComing && size === undefined))
    return <div className={css.keep} />
  if (isComing)
    return (
      <div className={css.keep}>
        <Button icon="close" onClick={() => stopKeeping(what)}>
          {words.stop}
        </Button>
        <span role="status">{words.coming(formatShare(record ? shareOf(record) : 0))}</span>
      </div>
    )
  if (record?.done)
    return (
      <p className={css.keep} role="status">
        <Icon name="phone" /> <b>{words.kept}</b> <Link to="/offline">{words.all}</Link>
      </p>
    )
  return (
    <div className={css.keep}>
      <Button icon="phone" onClick={() => void keepAndTell(what)}>
        {record ? words.goOn : words.keep}
      </Button>
      <span>
        {record
          ? words.stopped(formatShare(shareOf(record)))
          : size && words.cost(plural(size.products, t.catalogue.count), formatBytes(size.bytes))}
      </span>
    </div>
  )
}
