import type { Dose } from '../../contract/product/dose.ts'
import { pageText, productText } from '../../texts/texts.ts'
import { TextField } from '../../ui/form/Form.tsx'
import { formatAmount, unitFor } from './amounts.ts'
import type { Fault, Faults, Typed } from './calculation.ts'

interface DoseFieldsProps {
  dose: Dose
  typed: Typed
  faults: Faults
  onChange: (part: Pick<Typed, 'dose' | 'water'>) => void
}

/** Where the label leaves a choice: what is given, and in how much water. The least stands there until it is changed. */
export const DoseFields = ({ dose, typed, faults, onChange }: DoseFieldsProps) => {
  const words = pageText.calculator
  const { sign, thousandths } = unitFor(dose.most, dose.measure)
  const per = productText.amounts.per[dose.per]
  const faultInWords = (fault: Fault, least: string, most: string): string => {
    if (fault === 'aboveLabel') return words.aboveLabel(most)
    return fault === 'belowLabel' ? words.belowLabel(least) : words.notNumber
  }
  const inWater = (litres: number): string => formatAmount(litres * 1000, 'volume')
  return (
    <>
      {dose.least < dose.most && (
        <TextField
          name="dose"
          label={words.inUnit(words.dose[dose.per], words.unitSigns[sign])}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.dose ?? String(dose.least / thousandths)}
          hint={faults.dose ? undefined : words.upTo(per(formatAmount(dose.most, dose.measure)))}
          error={
            faults.dose &&
            faultInWords(
              faults.dose,
              per(formatAmount(dose.least, dose.measure)),
              per(formatAmount(dose.most, dose.measure)),
            )
          }
          onChange={(event) => onChange({ dose: event.target.value })}
        />
      )}
      {dose.water && dose.water.least < dose.water.most && (
        <TextField
          name="water"
          label={words.inUnit(words.waterPer[dose.water.per], words.unitSigns.litre)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.water ?? String(dose.water.least / 1000)}
          hint={faults.water ? undefined : words.upTo(inWater(dose.water.most))}
          error={faults.water && faultInWords(faults.water, inWater(dose.water.least), inWater(dose.water.most))}
          onChange={(event) => onChange({ water: event.target.value })}
        />
      )}
    </>
  )
}
