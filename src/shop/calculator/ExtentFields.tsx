import { useState } from 'react'
import { formatNumber } from '../../texts/format.ts'
import { localState } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { ACRES_MAX, BIGHAS, tenthsOfSquareMetre, type Bigha } from './area.ts'
import { bighaById, type ExtentUnit, type Fault, type Typed } from './calculation.ts'
import styles from './FieldCalculator.module.css'
import { LITRES_MAX } from './need.ts'

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
export const ExtentFields = ({ typed, units, fault, onChange }: ExtentFieldsProps) => {
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
