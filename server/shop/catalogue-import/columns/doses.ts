import type { Dose } from '../../../../src/contract/product/dose.ts'

/** A label's dose as it is written in a file: `50 to 75 kg per acre`, `Cotton: 0.3 ml per litre in 150 to 200 litre per acre`. */

const DOSES_MAX = 12
const USE_MAX = 40
/** 100 tonne, or as many litres, for an acre: more is a mistake in writing. */
const AMOUNT_MAX = 100_000_000_000

/** Thousandths of a gram or millilitre in each. */
const UNITS: readonly (readonly [name: RegExp, measure: Dose['measure'], thousandths: number])[] = [
  [/^(g|gms?|grams?)$/, 'mass', 1000],
  [/^(kgs?|kilograms?)$/, 'mass', 1_000_000],
  [/^(quintals?|qtls?)$/, 'mass', 100_000_000],
  [/^ml$/, 'volume', 1000],
  [/^(l|ltrs?|litres?|liters?)$/, 'volume', 1_000_000],
]
const BASES: readonly (readonly [RegExp, Dose['per']])[] = [
  [/^acre$/, 'acre'],
  [/^(hectare|ha)$/, 'hectare'],
  [/^(litre|liter|l)( of water)?$/, 'litre'],
]

/** `2.5` and a unit in thousandths of a gram or millilitre, or nothing where it has a part of such a thousandth. */
const thousandthsOf = (figure: string, unit: number): number | undefined => {
  const [whole = '', part = ''] = figure.split('.')
  const scaled = BigInt(whole + part.padEnd(6, '0')) * BigInt(unit)
  const amount = Number(scaled / 1_000_000n)
  return scaled % 1_000_000n === 0n && amount > 0 && amount <= AMOUNT_MAX ? amount : undefined
}

const RANGE = /^(\d{1,6}(?:\.\d{1,6})?) *([a-z]+)?(?: *(?:to|-|–) *(\d{1,6}(?:\.\d{1,6})?) *([a-z]+))?$/

/** `500 g to 1 kg`, `50 to 75 kg` or `40 kg`, or what is wrong with it. */
const rangeOf = (text: string): Pick<Dose, 'measure' | 'least' | 'most'> | string => {
  const [, from, fromUnit, to = from, toUnit = fromUnit] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined || toUnit === undefined)
    return `${text.slice(0, 40)} is no amount such as 50 to 75 kg`
  const [lower, upper] = [fromUnit ?? toUnit, toUnit].map((unit) => UNITS.find(([name]) => name.test(unit)))
  if (lower === undefined || upper === undefined || lower[1] !== upper[1])
    return `${text.slice(0, 40)} is in no unit that can be used; write g, kg, quintal, ml or litre`
  const [least, most] = [thousandthsOf(from, lower[2]), thousandthsOf(to, upper[2])]
  if (least === undefined || most === undefined) return `${text.slice(0, 40)} is too little or too much for a dose`
  if (least > most) return `${text.slice(0, 40)} begins above its end`
  return { measure: upper[1], least, most }
}

/** An amount and what it is for: `150 to 200 litre per acre`. */
const perOf = (text: string): (Pick<Dose, 'measure' | 'least' | 'most'> & { per: Dose['per'] }) | string => {
  const [, amount = '', base = ''] = /^(.+?) *(?:per|\/) *(.+)$/.exec(text) ?? []
  const per = BASES.find(([name]) => name.test(base))?.[1]
  if (per === undefined)
    return `${text.slice(0, 60)} does not end with per acre, per hectare or per litre, such as 50 to 75 kg per acre`
  const range = rangeOf(amount)
  return typeof range === 'string' ? range : { ...range, per }
}

const waterOf = (text: string | undefined): Dose['water'] | string => {
  if (text === undefined) return null
  const found = perOf(text)
  if (typeof found === 'string') return found
  const { measure, per, least, most } = found
  if (measure !== 'volume' || per === 'litre')
    return `${text.slice(0, 60)} is no water such as 150 to 200 litre per acre`
  // Thousandths of a litre are millilitres.
  return { least: Math.ceil(least / 1000), most: Math.floor(most / 1000), per }
}

const doseOf = (entry: string): Dose | string => {
  const [, use, words = ''] = /^(?:([^:]*):)?(.*)$/s.exec(entry) ?? []
  const name = use?.trim()
  if (name === '' || (name?.length ?? 0) > USE_MAX) return `Name a crop or a use in at most ${USE_MAX} characters`
  const [dose = '', water] = words
    .trim()
    .toLowerCase()
    .split(/ in (?=\d)/)
  const found = perOf(dose)
  if (typeof found === 'string') return found
  const given = waterOf(water)
  if (typeof given === 'string') return given
  if (given !== null && found.per !== 'litre')
    return `${words.trim().slice(0, 60)} names water beside a dose for an area`
  return { use: name ?? null, ...found, water: given }
}

/** The doses of a cell, each after a semicolon, or what is wrong with it. */
export const dosesOf = (cell: string): Dose[] | string => {
  const entries = cell.split(';').flatMap((entry) => entry.trim() || [])
  if (entries.length > DOSES_MAX) return `Name at most ${DOSES_MAX} doses`
  const doses: Dose[] = []
  for (const entry of entries) {
    const dose = doseOf(entry)
    if (typeof dose === 'string') return dose
    if (doses.some(({ use }) => use === dose.use))
      return `Two doses are for ${dose.use ?? 'the same'}; name crop or use before a colon`
    doses.push(dose)
  }
  return doses
}

/** The largest unit first in which an amount is still 1 or more. */
const WRITTEN: Record<Dose['measure'], readonly (readonly [name: string, thousandths: number])[]> = {
  mass: [
    ['kg', 1_000_000],
    ['g', 1000],
  ],
  volume: [
    ['litre', 1_000_000],
    ['ml', 1000],
  ],
}

const rangeText = (measure: Dose['measure'], { least, most }: Pick<Dose, 'least' | 'most'>): string => {
  const [name, unit] = WRITTEN[measure].find(([, size]) => most >= size) ?? WRITTEN[measure][1] ?? ['', 1]
  const [from, to] = [least, most].map((amount) => String(amount / unit))
  return from === to ? `${to} ${name}` : `${from} to ${to} ${name}`
}

/** Doses as they are written in a file; read again they are the same. */
export const dosesText = (doses: readonly Dose[]): string =>
  doses
    .map(({ use, measure, per, water, ...range }) => {
      const dose = `${rangeText(measure, range)} per ${per}`
      const given = water && `${water.least / 1000} to ${water.most / 1000} litre per ${water.per}`
      return `${use === null ? '' : `${use}: `}${dose}${given === null ? '' : ` in ${given}`}`
    })
    .join('; ')
