import { useState, type ChangeEvent } from 'react'
import type { Dose } from '../../contract/product/dose.ts'
import type { Field } from './field.shared.ts'
import { formatNumber } from '../../texts/format.ts'
import { asWritten, localState } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Sentence, Words } from '../../ui/base/Words.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import { formatDose } from './amounts.ts'
import { AREA_UNITS, bighaOf, ACRES_MAX, BIGHAS, tenthsOfSquareMetre, type Bigha } from './area.ts'
import { calculate, unitsOf, bighaById, type ExtentUnit, type Typed, type Fault } from './calculation.ts'
import { DoseFields } from './DoseFields.tsx'
import { NeededPacks, type NeededPacksProps } from './NeededPacks.tsx'
import { LITRES_MAX } from './need.ts'
import styles from './FieldCalculator.module.css'

interface ExtentFieldsProps {
  typed: Typed
  units: readonly ExtentUnit[]
  fault: Fault | undefined
  onChange: (part: Partial<Pick<Typed, 'figure' | 'unit' | 'bigha'>>) => void
}

const bighaInWords = ({ state, kind }: Bigha): string => {
  const { text } = localState(state)
  return kind === null ? text : pageText.calculator.bighaKinds[kind](text)
}

const sizeInWords = (feet: number): string => formatNumber(tenthsOfSquareMetre(feet) / 10)

/** How large the field is, or how much is sprayed: a number and its unit, and for a bigha whose. */
const ExtentFields = ({ typed, units, fault, onChange }: ExtentFieldsProps) => {
  const [isLeft, setLeft] = useState(false)
  const words = pageText.calculator
  const isField = units.includes('acre')
  const bigha = bighaById(typed.bigha)
  const faultInWords = (one: Fault): string => {
    if (one === 'zero') return words.zero
    if (one !== 'tooMuch') return words.notNumber
    return isField ? words.fieldTooLarge(formatNumber(ACRES_MAX)) : words.waterTooMuch(formatNumber(LITRES_MAX))
  }
  return (
    <>
      <div className={isField ? styles.extent : styles.spray}>
        <TextField
          name="extent"
          label={isField ? words.field : words.water}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.figure}
          // Whoever types 0.5 begins with a nought.
          error={fault && (fault !== 'zero' || isLeft) ? faultInWords(fault) : undefined}
          onChange={(event) => onChange({ figure: event.target.value })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
        <SelectField
          name="unit"
          label={words.unit}
          value={typed.unit}
          // Safe: the options are these units.
          onChange={(event) => onChange({ unit: event.target.value as ExtentUnit })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {words.units[unit]}
            </option>
          ))}
        </SelectField>
      </div>
      {typed.unit === 'bigha' && (
        <SelectField
          name="bigha"
          label={words.bigha}
          value={typed.bigha}
          hint={bigha ? words.bighaSize(sizeInWords(bigha.squareFeet)) : words.bighaHint}
          onChange={(event) => onChange({ bigha: event.target.value })}
        >
          <option value="">{words.choose}</option>
          {BIGHAS.map((one) => (
            <option key={one.id} value={one.id}>
              {bighaInWords(one)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

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
