import { useEffect, useState } from 'react'
import { DATA_CHOICES, readDataChoice, type DataChoice } from './choice.shared.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { RadioCard } from '../../ui/form/RadioCard.tsx'

const MORE = { auto: 'autoMore', on: 'onMore', off: 'offMore' } as const

/** Whether this phone wants to use little data. The choice is stored here, also without network. */
export const LittleDataChoice = ({ onChoose }: { onChoose: (choice: DataChoice) => void }) => {
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
