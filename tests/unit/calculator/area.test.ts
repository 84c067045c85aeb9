import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dose } from '../../../src/contract/product/dose.ts'
import {
  ACRES_MAX,
  AREA_UNITS,
  BIGHAS,
  amountFor,
  bighaOf,
  inAcres,
  sizeOf,
  tenthsOfSquareMetre,
  type AreaUnit,
} from '../../../src/shop/calculator/area.ts'
import { bighaById, calculate, unitsOf, readFigure, type Typed } from '../../../src/shop/calculator/calculation.ts'
import { needOf, roundDown } from '../../../src/shop/calculator/need.ts'
import { seedOf } from '../../proofs/support/test-scale.ts'

const seed = seedOf()
console.warn(`calculator area: SEED=${seed}`)
const numRuns = 5_000

const KG = 1_000_000
const npk: Dose = { use: null, measure: 'mass', least: 50 * KG, most: 75 * KG, per: 'acre', water: null }
const spray: Dose = { use: null, measure: 'volume', least: 300, most: 500, per: 'litre', water: null }
const typed = (figure: string, unit: Typed['unit'], more: Partial<Typed> = {}): Typed => ({
  figure,
  unit,
  bigha: '',
  ...more,
})
const area = (thousandths: number, unit: AreaUnit, bigha = '') => ({
  thousandths,
  size: sizeOf(unit, bighaById(bigha)) ?? 0n,
})

/** Square metres of each unit, as the world has them, for comparing with. */
const METRES = {
  acre: 4046.8564224,
  hectare: 10_000,
  guntha: 101.17141056,
  kanal: 505.8570528,
  marla: 25.29285264,
  bigha: 0,
}

test('forty guntha are an acre, and a bigha is what its state says', async () => {
  expect(inAcres(area(40_000, 'guntha'))).toBe(1000)
  expect(inAcres(area(1000, 'hectare'))).toBe(2471)
  expect(Object.fromEntries(BIGHAS.map(({ id }) => [id, inAcres(area(40_000, 'bigha', id)) / 40]))).toEqual({
    assam: 330.575,
    gujarat: 400,
    himachal: 200,
    rajasthan: 625,
    'rajasthan-kachcha': 400,
    up: 625,
    bengal: 330.575,
  })
  expect(BIGHAS.map(({ squareFeet }) => tenthsOfSquareMetre(squareFeet) / 10)).toEqual([
    1337.8, 1618.7, 809.4, 2529.3, 1618.7, 2529.3, 1337.8,
  ])
  expect(bighaOf('Gujarat')?.id).toBe('gujarat')
  // Two kinds, or one of many: nobody is told which is theirs.
  for (const state of ['Rajasthan', 'Uttar Pradesh', 'Bihar', 'Madhya Pradesh']) expect(bighaOf(state)).toBeUndefined()
})

const anyDose: fc.Arbitrary<Dose> = fc
  .record({
    one: fc.integer({ min: 1, max: 2_000 * KG }),
    other: fc.integer({ min: 1, max: 2_000 * KG }),
    per: fc.constantFrom('acre', 'hectare'),
  })
  .map(({ one, other, per }) => ({
    use: null,
    measure: 'mass',
    least: Math.min(one, other),
    most: Math.max(one, other),
    per,
    water: null,
  }))
const anyUnit = fc.constantFrom(...AREA_UNITS)
const anyBigha = fc.constantFrom(...BIGHAS)

test('whatever the area, its unit and the choice: never more than the label’s most, never much less than chosen', async () => {
  fc.assert(
    fc.property(
      anyDose,
      anyUnit,
      anyBigha,
      fc.integer({ min: 1, max: 200_000 }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (dose, unit, bigha, thousandths, share) => {
        const chosen = Math.round(dose.least + (dose.most - dose.least) * share)
        const metres = unit === 'bigha' ? bigha.squareFeet * 0.09290304 : METRES[unit]
        const need = needOf(dose, { area: area(thousandths, unit, bigha.id) }, { dose: chosen, water: 0 })
        const perMetre = (amount: number): number => (amount * metres * thousandths) / 1000 / METRES[dose.per as 'acre']
        expect(Number.isSafeInteger(need)).toBe(true)
        expect(need).toBeLessThanOrEqual(perMetre(dose.most) * (1 + 1e-12))
        expect(need).toBeGreaterThanOrEqual(perMetre(Math.min(chosen, dose.most)) * 0.999 - 1)
      },
    ),
    { numRuns, seed },
  )
})

test('twice the area takes as much as two such areas, to the last milligram', () => {
  fc.assert(
    fc.property(
      anyUnit,
      anyBigha,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 2_000 * KG }),
      (unit, bigha, thousandths, amount) => {
        const once = amountFor(area(thousandths, unit, bigha.id), amount, 'acre')
        const twice = amountFor(area(2 * thousandths, unit, bigha.id), amount, 'acre')
        expect([0, 1]).toContain(twice - 2 * once)
      },
    ),
    { numRuns, seed },
  )
})

test('rounding takes away less than a thousandth, and nothing from four figures', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount) => {
      expect(roundDown(amount)).toBeLessThanOrEqual(amount)
      expect(roundDown(amount)).toBeGreaterThan(amount - amount / 1000 - 1)
    }),
    { numRuns, seed },
  )
  expect(roundDown(93_750_000)).toBe(93_750_000)
  expect(roundDown(40_001_234)).toBe(40_000_000)
})

test('a figure is read as it is typed in India, in any of its digits', async () => {
  const scripts = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦'].map((zero) => zero.charCodeAt(0))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(...scripts),
      fc.constantFrom('.', ','),
      (thousandths, zero, point) => {
        const plain = `${Math.floor(thousandths / 1000)}${point}${String(thousandths % 1000)
          .padStart(3, '0')
          .replace(/0{1,2}$/, '')}`
        // 1,250 is a large number; one or two places after a comma are a fraction.
        fc.pre(point === '.' || /,\d{1,2}$/.test(plain))
        const native = plain.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        expect(readFigure(native)).toBe(thousandths)
      },
    ),
    { numRuns, seed },
  )
  expect(['1,250', '1,25,000', ' 2 ', '.5', '2.', '0,5'].map(readFigure)).toEqual([
    1_250_000, 125_000_000, 2000, 500, 2000, 500,
  ])
  for (const wrong of ['', '-2', 'two', '1e3', '2 acre', '1.2.3', '१-२', '½', '1,2,3', '9999999999'])
    expect(readFigure(wrong), wrong).toBeUndefined()
})

test('what was typed wrong is said at its field, and nothing is calculated from it', async () => {
  const faultOf = (...of: Parameters<typeof typed>) => calculate(npk, typed(...of))
  expect(faultOf('0', 'acre')).toEqual({ faults: { figure: 'zero' } })
  for (const wrong of ['-2', 'abc']) expect(faultOf(wrong, 'acre')).toEqual({ faults: { figure: 'notNumber' } })
  expect(faultOf(String(ACRES_MAX + 1), 'acre')).toEqual({ faults: { figure: 'tooMuch' } })
  expect(faultOf('81', 'hectare')).toEqual({ faults: { figure: 'tooMuch' } })
  expect(faultOf(String(ACRES_MAX), 'acre').need).toBe(10_000 * KG)
  expect(faultOf('2', 'acre', { dose: '75.001' })).toEqual({ faults: { dose: 'aboveLabel' } })
  expect(faultOf('2', 'acre', { dose: '49' })).toEqual({ faults: { dose: 'belowLabel' } })
  expect(faultOf('2', 'acre', { dose: '' })).toEqual({ faults: { dose: 'notNumber' } })
  expect(faultOf('', 'acre')).toEqual({ faults: {} })
  expect(calculate(spray, typed('100001', 'litre'))).toEqual({ faults: { figure: 'tooMuch' } })
})

test('a bigha counts only with its state', async () => {
  expect(calculate(npk, typed('2', 'bigha'))).toEqual({ faults: {} })
  expect(calculate(npk, typed('2', 'bigha', { bigha: 'gujarat' }))).toEqual({ faults: {}, acres: 800, need: 40 * KG })
  expect(calculate(npk, typed('2', 'bigha', { bigha: 'up' }))).toEqual({ faults: {}, acres: 1250, need: 62_500_000 })
})

test('a dose for a litre asks for the water, unless the label tells how much an area takes', async () => {
  expect(unitsOf(spray)).toEqual(['pump', 'litre'])
  expect(calculate(spray, typed('10', 'pump')).need).toBe(45_000)
  expect(calculate(spray, typed('10', 'litre', { dose: '0.5' })).need).toBe(5_000)
  const told: Dose = { ...spray, water: { least: 150_000, most: 200_000, per: 'acre' } }
  expect(unitsOf(told)).toEqual(AREA_UNITS)
  expect(calculate(told, typed('2', 'acre')).need).toBe(90_000)
  expect(calculate(told, typed('2', 'acre', { dose: '0.5', water: '200' })).need).toBe(200_000)
  expect(calculate(told, typed('2', 'acre', { water: '201' })).faults).toEqual({ water: 'aboveLabel' })
})
