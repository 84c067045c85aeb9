import { useState } from 'react'
import { Link } from 'react-router-dom'
import { freeStored, readStored, STORED_KINDS, type Stored } from './stored.shared.ts'
import { formatBytes } from '../../texts/amounts.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'

interface StoredDataProps {
  online: boolean
  /** Called when something was deleted. */
  onFreed: () => void
}

const totalOf = (stored: Stored): number => Object.values(stored).reduce((sum, bytes) => sum + bytes, 0)

const ask = () => readStored().catch(() => null)

/** What is stored, kind by kind, and one button that deletes what can be fetched again. */
export const StoredData = ({ online, onFreed }: StoredDataProps) => {
  const { answer: stored, refresh } = useAnswer(ask, 'stored')
  const [asks, setAsks] = useState(false)
  const words = pageText.dataUse.stored
  const offline = pageText.dataUse.offline
  const free = async () => {
    try {
      const bytes = await freeStored()
      void toastSuccess(bytes > 0 ? words.freed(formatBytes(bytes)) : words.nothing)
    } catch {
      void toastError(words.failed)
    }
    onFreed()
    refresh()
  }
  if (stored === undefined) return <p role="status">{words.counting}</p>
  if (stored === null) return <p>{words.none}</p>
  return (
    <div className={layout.stack3}>
      <div>
        {STORED_KINDS.map((kind) => (
          <TotalRow key={kind} label={words[kind]} amount={formatBytes(stored[kind])} />
        ))}
        <TotalRow total label={words.total} amount={formatBytes(totalOf(stored))} />
      </div>
      {stored.saved > 0 && (
        <Link className={layout.tap} to="/offline">
          {words.seeKept}
        </Link>
      )}
      <p>{words.freeMore}</p>
      <Button icon="trash" full onClick={() => (online ? void free() : setAsks(true))} label={words.free} />
      {asks && (
        <Confirm
          title={offline.ask}
          yes={offline.yes}
          no={offline.no}
          onYes={() => void free()}
          onClose={() => setAsks(false)}
        >
          <p>{offline.text}</p>
        </Confirm>
      )}
    </div>
  )
}
