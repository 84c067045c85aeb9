import { latinDigits, withoutInvisible } from '../../contract/digits.ts'
import type { Dose } from '../../contract/product/dose.ts'
import { unitFor } from './amounts.ts'
import { AREA_UNITS, BIGHAS, inAcres, isTooLarge, sizeOf, type AreaUnit, type Bigha } from './area.ts'
import { LITRES_MAX, needOf, PUMP_LITRES, type Chosen, type Extent } from './need.ts'

/** From what was typed to what is needed, or to what is wrong with it. Values in, new values out. */

/** `10,000` and `1,25,000`: as Indians write large numbers. */
const GROUPED = /^\d{1,3}(,\d\d)*,\d{3}(?=\.|$)/

/** `2`, `२.५` or `2,5` in thousandths, cut after the third place, as farmers type it; nothing for what is no number. */
export const readFigure = (typed: string): number | undefined => {
  const text = latinDigits(withoutInvisible(typed)).replaceAll(/\s/g, '')
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const [, whole = '', part = ''] = /^(\d{0,9})(?:\.(\d*))?$/.exec(plain) ?? []
  return whole + part === '' ? undefined : Number(whole + part.slice(0, 3).padEnd(3, '0'))
}

const WATER_UNITS = ['pump', 'litre'] as const
export type ExtentUnit = AreaUnit | (typeof WATER_UNITS)[number]

/** What is typed and chosen, as it stands in the fields. */
export interface Typed {
  figure: string
  unit: ExtentUnit
  /** The id of a bigha, or nothing. */
  bigha: string
  /** Nothing while the label's least stands there. */
  dose?: string | undefined
  water?: string | undefined
}

export type Fault = 'notNumber' | 'zero' | 'tooMuch' | 'aboveLabel' | 'belowLabel'

export interface Faults {
  figure?: Fault
  dose?: Fault
  water?: Fault
}

export interface Calculation {
  faults: Faults
  /** Thousandths of an acre, where another unit was chosen. */
  acres?: number
  /** Absent while something is missing or wrong. */
  need?: number
}

/** What the label gives for an area is asked by area; a dose for a litre alone by the water that is sprayed. */
export const unitsOf = ({ per, water }: Dose): readonly ExtentUnit[] =>
  per === 'litre' && water === null ? WATER_UNITS : AREA_UNITS

export const bighaById = (id: string): Bigha | undefined => BIGHAS.find((bigha) => bigha.id === id)

const isAreaUnit = (unit: ExtentUnit): unit is AreaUnit => AREA_UNITS.some((one) => one === unit)

/** The extent of what is typed, nothing while a state is missing. */
const extentOf = (thousandths: number, { unit, bigha }: Typed): Extent | 'tooMuch' | undefined => {
  if (!isAreaUnit(unit)) {
    const water = unit === 'pump' ? thousandths * PUMP_LITRES : thousandths
    return water > LITRES_MAX * 1000 ? 'tooMuch' : { water }
  }
  const size = sizeOf(unit, bighaById(bigha))
  if (size === undefined) return undefined
  const area = { thousandths, size }
  return isTooLarge(area) ? 'tooMuch' : { area }
}

/** What a farmer chose within a range, in the range's thousandths; `unit` is how many of them the typed unit has. */
const within = (
  { least, most }: { least: number; most: number },
  typed: string | undefined,
  unit: number,
): number | Fault => {
  if (typed === undefined) return least
  const figure = readFigure(typed)
  if (figure === undefined) return 'notNumber'
  const chosen = Math.floor((figure * unit) / 1000)
  if (chosen > most) return 'aboveLabel'
  return chosen < least ? 'belowLabel' : chosen
}

const chosenOf = (dose: Dose, typed: Typed): { chosen?: Chosen; faults: Faults } => {
  const given = within(dose, typed.dose, unitFor(dose.most, dose.measure).thousandths)
  const water = dose.water === null ? 0 : within(dose.water, typed.water, 1000)
  if (typeof given === 'number' && typeof water === 'number') return { chosen: { dose: given, water }, faults: {} }
  return { faults: { ...(typeof given === 'string' && { dose: given }), ...(typeof water === 'string' && { water }) } }
}

/** Reckons with one dose of a label. */
export const calculate = (dose: Dose, typed: Typed): Calculation => {
  const { chosen, faults } = chosenOf(dose, typed)
  if (typed.figure.trim() === '') return { faults }
  const thousandths = readFigure(typed.figure)
  if (thousandths === undefined) return { faults: { ...faults, figure: 'notNumber' } }
  if (thousandths === 0) return { faults: { ...faults, figure: 'zero' } }
  const extent = extentOf(thousandths, typed)
  if (extent === undefined) return { faults }
  if (extent === 'tooMuch') return { faults: { ...faults, figure: 'tooMuch' } }
  const told = 'area' in extent && typed.unit !== 'acre' ? { acres: inAcres(extent.area) } : {}
  return { faults, ...told, ...(chosen && { need: needOf(dose, extent, chosen) }) }
}
