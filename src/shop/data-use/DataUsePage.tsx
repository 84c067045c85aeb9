import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { countedToday } from './count.shared.ts'
import { keepDataChoice, DATA_CHOICES, readDataChoice, type DataChoice } from './choice.shared.ts'
import { toWorker } from '../../client/worker/worker-protocol.ts'
import { formatBytes } from '../../texts/amounts.ts'
import { pageText } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import layout from '../../ui/base/layout.module.css'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { AccountPart } from '../account/AccountPart.tsx'
import { titledPage } from '../page/page.ts'
import { applyDataChoice } from './data-use.ts'
import { PageLayout } from '../page/PageLayout.tsx'
import { freeStored, readStored, STORED_KINDS, type Stored } from './stored.shared.ts'

interface StoredDataProps {
  online: boolean
  /** Called when something was deleted. */
  onFreed: () => void
}

const totalOf = (stored: Stored): number => Object.values(stored).reduce((sum, bytes) => sum + bytes, 0)

const askStored = () => readStored().catch(() => null)

/** What is stored, kind by kind, and one button that deletes what can be fetched again. */
const StoredData = ({ online, onFreed }: StoredDataProps) => {
  const { answer: stored, refresh } = useAnswer(askStored, 'stored')
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

const MORE = { auto: 'autoMore', on: 'onMore', off: 'offMore' } as const

/** Whether this phone wants to use little data. The choice is stored here, also without network. */
const LittleDataChoice = ({ onChoose }: { onChoose: (choice: DataChoice) => void }) => {
  const [choice, setChoice] = useState<DataChoice>()
  const [isChanged, setChanged] = useState(false)
  const words = pageText.dataUse.little
  useEffect(() => void readDataChoice().then(setChoice), [])
  return (
    <div className={layout.stack2} role="radiogroup" aria-label={words.title}>
      {DATA_CHOICES.map((one) => (
        <RadioCard
          key={one}
          name="little-data"
          label={words[one]}
          checked={choice === one}
          onChange={() => {
            setChoice(one)
            setChanged(true)
            onChoose(one)
          }}
        >
          {words[MORE[one]]}
        </RadioCard>
      ))}
      <p role="status" className={layout.small}>
        {isChanged && words.fromNext}
      </p>
    </div>
  )
}

export const handle = titledPage(() => pageText.dataUse.title)

const choose = (choice: DataChoice): void => {
  applyDataChoice(choice)
  // Where nothing can be stored it holds until the page is left.
  void keepDataChoice(choice).catch(console.warn)
}

/** The worker's index is made of what was deleted. */
const notifyWorker = (): void => navigator.serviceWorker?.controller?.postMessage({ type: toWorker.savedChanged })

const ask = () => countedToday().catch(() => null)

/** What this very page loads is counted within a second or two. */
const COUNT_EVERY_MS = 2_000

const Today = () => {
  const [round, setRound] = useState(0)
  const { answer } = useAnswer(ask, round)
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), COUNT_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const words = pageText.dataUse.today
  return (
    <AccountPart title={words.title} lead={words.lead}>
      <p className={layout.strong}>
        {answer === null ? words.unknown : answer !== undefined && words.about(formatBytes(answer))}
      </p>
    </AccountPart>
  )
}

/** How much data the shop uses, how much it stores, and what can be done about both. */
export const Component = () => {
  const online = useNetwork((network) => network.online)
  const words = pageText.dataUse
  return (
    <PageLayout>
      <AccountPart title={words.little.title} lead={words.little.lead}>
        <LittleDataChoice onChoose={choose} />
      </AccountPart>
      <Today />
      <AccountPart title={words.stored.title} lead={words.stored.lead}>
        <StoredData online={online} onFreed={notifyWorker} />
      </AccountPart>
    </PageLayout>
  )
}
