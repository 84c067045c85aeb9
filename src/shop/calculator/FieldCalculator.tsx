import { useState, type ChangeEvent } from 'react'
import type { Dose } from '../../contract/product/dose.ts'
import type { Field } from './field.shared.ts'
import { formatNumber } from '../../texts/format.ts'
import { asWritten } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Sentence, Words } from '../../ui/base/Words.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { formatDose } from './amounts.ts'
import { AREA_UNITS, bighaOf } from './area.ts'
import { calculate, unitsOf, type ExtentUnit, type Typed } from './calculation.ts'
import { DoseFields } from './DoseFields.tsx'
import { ExtentFields } from './ExtentFields.tsx'
import { NeededPacks, type NeededPacksProps } from './NeededPacks.tsx'

type FieldCalculatorProps = Pick<NeededPacksProps, 'packs' | 'isSold' | 'onAdd' | 'onUndo'> & {
  /** At least one. */
  doses: readonly Dose[]
  /** The state where the farmer's goods go, if it is known. */
  state: string | undefined
  /** What was typed the last time. */
  kept: Field | null
  onKeep: (field: Field) => void
}

/** What a field was typed as before, in units that there still are. */
const typedBefore = (kept: Field | null): Pick<Typed, 'figure' | 'unit' | 'bigha'> => ({
  figure: kept?.figure ?? '',
  unit: AREA_UNITS.find((unit) => unit === kept?.unit) ?? 'acre',
  bigha: kept?.bigha ?? '',
})

/** How much of a product a field needs by its label, and the cheapest packs for it. */
export const FieldCalculator = ({ doses, state, kept, onKeep, ...packs }: FieldCalculatorProps) => {
  const [place, setPlace] = useState(0)
  const [field, setField] = useState(() => typedBefore(kept))
  const [spray, setSpray] = useState<{ figure: string; unit: ExtentUnit }>({ figure: '', unit: 'pump' })
  const [chosen, setChosen] = useState<Pick<Typed, 'dose' | 'water'>>({})
  const dose = doses[place]
  if (dose === undefined) return null
  const isField = unitsOf(dose).includes('acre')
  // The state of the PIN stands there until another is chosen.
  const bigha = field.bigha || (state === undefined ? '' : (bighaOf(state)?.id ?? ''))
  const typed: Typed = { ...(isField ? { ...field, bigha } : { ...spray, bigha }), ...chosen }
  const { faults, acres, need } = calculate(dose, typed)
  const change = (part: Partial<Pick<Typed, 'figure' | 'unit' | 'bigha'>>) => {
    if (!isField) return setSpray({ ...spray, ...part })
    const next = { ...field, bigha, ...part }
    setField(next)
    onKeep(next)
  }
  const words = pageText.calculator
  return (
    <div className={layout.stack4}>
      {doses.length > 1 && (
        <fieldset className={layout.stack2}>
          <legend className={layout.below2}>{words.forWhat}</legend>
          {doses.map((one, at) => (
            <RadioCard
              key={one.use ?? ''}
              name="use"
              value={String(at)}
              label={one.use === null ? words.anyUse : <Words {...asWritten(one.use)} />}
              checked={at === place}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                setPlace(Number(event.target.value))
                setChosen({})
              }}
            >
              {words.label(formatDose(one))}
            </RadioCard>
          ))}
        </fieldset>
      )}
      {doses.length === 1 && (
        <p className={layout.strong}>
          {dose.use === null ? (
            words.label(formatDose(dose))
          ) : (
            <Sentence
              say={(use, amount) => words.label(words.inUnit(use, amount))}
              of={[asWritten(dose.use), { text: formatDose(dose) }]}
            />
          )}
        </p>
      )}
      <ExtentFields typed={typed} units={unitsOf(dose)} fault={faults.figure} onChange={change} />
      <DoseFields dose={dose} typed={typed} faults={faults} onChange={(part) => setChosen({ ...chosen, ...part })} />
      <div aria-live="polite">
        {acres !== undefined && <p>{words.isAcres(formatNumber(acres / 1000))}</p>}
        {need !== undefined && need > 0 && (
          <NeededPacks {...packs} need={need} measure={dose.measure} isOneSpray={dose.per === 'litre'} />
        )}
      </div>
    </div>
  )
}
