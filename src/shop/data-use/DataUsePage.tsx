import { useEffect, useState } from 'react'
import { StoredData } from './StoredData.tsx'
import { useNetwork } from '../../client/page/network.store.ts'
import { countedToday } from './count.shared.ts'
import { keepDataChoice, DATA_CHOICES, readDataChoice, type DataChoice } from './choice.shared.ts'
import { toWorker } from '../../client/worker/worker-protocol.ts'
import { formatBytes } from '../../texts/amounts.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { AccountPart } from '../account/AccountPart.tsx'
import { titledPage } from '../page/page.ts'
import { applyDataChoice } from './data-use.ts'
import { PageLayout } from '../page/PageLayout.tsx'

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
