import * as v from 'valibot'
import { readPieces } from '../../../../src/contract/amounts.ts'
import { Day } from '../../../../src/contract/day.ts'
import { latinDigits, withoutInvisible } from '../../../../src/contract/digits.ts'
import { countryName } from '../../../../src/contract/product/countries.ts'
import { DECLARED_LIST_MAX, DECLARED_MAX } from '../../../../src/contract/product/declarations.ts'
import type { ProductFacts } from '../../../../src/contract/product/facts.ts'
import type { StoredFacts } from '../../../db/schema/own-facts.ts'
import type { ReadCrop } from '../../core/crop-book.ts'
import type { LabelBook } from '../../core/label-book.ts'
import type { CsvRow } from '../csv.ts'
import { dosesOf } from './doses.ts'
import { saidFactsIn } from './own-facts.ts'
import type { Fault } from '../report.ts'

/** ISO 3166-1 alpha-2. `Intl` also names unions, test codes and islands that have no code of their own. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** What sellers write beside the name that `Intl` has. */
const OTHER_NAMES: readonly [string, string][] = [
  ['bharat', 'IN'],
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
  ['korea', 'KR'],
  ['turkey', 'TR'],
  ['holland', 'NL'],
]

const byName = new Map([
  ...CODES.flatMap((code): [string, string][] => [
    [code.toLowerCase(), code],
    [(countryName(code) ?? code).toLowerCase(), code],
  ]),
  ...OTHER_NAMES,
])

/** `il` and `Israel` are IL; nothing for a country that does not exist. */
const countryOf = (text: string): string | undefined => byName.get(text.toLowerCase())

/** What a file says of a product's label; a column that is missing or empty says nothing. */
export interface Label {
  origin: string | null
  crops: string[]
  facts: StoredFacts
}

const EMAIL = v.EMAIL_REGEX
const CROPS_MAX = 30
const CROP_MAX = 40
const WAITING_DAYS_MAX = 365

const text = (row: CsvRow, name: string): string | null => (row.cells[name] ?? '').normalize('NFC').trim() || null

export const LABEL_COLUMNS = [
  'Generic Name',
  'Pests',
  'Dose',
  'Dose per Pump',
  'Dose to Calculate',
  'Crops',
  'Waiting Days',
  'Product Facts',
  'Maker',
  'Maker Address',
  'Maker Role',
  'Importer',
  'Importer Address',
  'Country of Origin',
  'Best Before',
  'Care Name',
  'Care Phone',
  'Care Email',
] as const
export type Column = (typeof LABEL_COLUMNS)[number]
const LISTS: ReadonlySet<Column> = new Set<Column>(['Crops', 'Dose to Calculate', 'Product Facts'])

/** Notes what is wrong with a cell, of which nothing is taken then. */
type Refuse = (field: Column, reason: string) => null

const originOf = (row: CsvRow, refuse: Refuse): string | null => {
  const country = text(row, 'Country of Origin')
  if (country === null) return null
  return (
    countryOf(country) ?? refuse('Country of Origin', `There is no country ${country.slice(0, 40)}; write IN or India`)
  )
}

const cropsOf = (row: CsvRow, readCrop: ReadCrop, refuse: Refuse): string[] => {
  const names = (text(row, 'Crops') ?? '').split(/[,;]/).flatMap((name) => name.trim() || [])
  const odd = names.find((name) => name.length > CROP_MAX || readCrop(name) === undefined)
  if (odd !== undefined)
    refuse('Crops', `${odd.slice(0, 40)} is no crop that the shop knows; write names such as Cotton, Chilli`)
  const slugs = [...new Set(names.flatMap((name) => readCrop(name) ?? []))]
  if (slugs.length > CROPS_MAX) refuse('Crops', `Name at most ${CROPS_MAX} crops`)
  return slugs
}

/** Absent where the file has none, so that the hash of such a label stays what it was. */
const calculatedOf = (row: CsvRow, refuse: Refuse): Pick<ProductFacts, 'doses'> => {
  const cell = text(row, 'Dose to Calculate')
  const doses = cell === null ? [] : dosesOf(cell)
  if (typeof doses === 'string') refuse('Dose to Calculate', doses)
  return typeof doses === 'string' || doses.length === 0 ? {} : { doses }
}

/** Absent like doses where the file has none. */
const moreOf = (row: CsvRow, { findFact }: Pick<LabelBook, 'findFact'>, refuse: Refuse): Pick<StoredFacts, 'more'> => {
  const said = saidFactsIn(text(row, 'Product Facts') ?? '', findFact)
  if (typeof said === 'string') refuse('Product Facts', said)
  return typeof said === 'string' || said.length === 0 ? {} : { more: said }
}

const waitingDaysOf = (row: CsvRow, refuse: Refuse): number | null => {
  const days = text(row, 'Waiting Days')
  if (days === null) return null
  const read = readPieces(days)
  if (typeof read === 'number' && read >= 0 && read <= WAITING_DAYS_MAX) return read
  return refuse('Waiting Days', `${days.slice(0, 40)} is no number of days from 0 to ${WAITING_DAYS_MAX}`)
}

/** A day as `2027-03-31` and a month as `2027-03`, however they are written; other words as they stand. */
const bestBeforeOf = (row: CsvRow, refuse: Refuse): string | null => {
  const cell = text(row, 'Best Before')
  const said = cell && latinDigits(cell)
  if (said === null || /[^\d\s./-]/.test(said)) return said
  const parts = said.split(/[\s./-]+/)
  const [year = '', month = '', day] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const date = [year, month.padStart(2, '0'), (day ?? '1').padStart(2, '0')].join('-')
  if (parts.length === 3 && v.is(Day(''), date)) return date
  if (parts.length === 2 && v.is(Day(''), date)) return date.slice(0, 7)
  return refuse('Best Before', `There is no day or month ${said.slice(0, 40)}; write 2027-03 or 18 months from packing`)
}

/** A name with its address, which a label bears together. */
const partyOf = (row: CsvRow, column: 'Maker' | 'Importer', refuse: Refuse): ProductFacts['importer'] => {
  const [name, address] = [text(row, column), text(row, `${column} Address`)]
  if (name !== null && address !== null) return { name, address }
  if (name !== null) return refuse(`${column} Address`, `${column} Address is required beside its name`)
  return address === null ? null : refuse(column, `${column} is required beside its address`)
}

const makerOf = (row: CsvRow, refuse: Refuse): ProductFacts['maker'] => {
  const party = partyOf(row, 'Maker', refuse)
  const role = (text(row, 'Maker Role') ?? 'maker').toLowerCase()
  if (role !== 'maker' && role !== 'packer') return refuse('Maker Role', 'Write maker or packer')
  return party && { ...party, role }
}

const careOf = (row: CsvRow, refuse: Refuse): ProductFacts['consumer_care'] => {
  const [name, number, email] = [text(row, 'Care Name'), text(row, 'Care Phone'), text(row, 'Care Email')]
  const phone = number && latinDigits(withoutInvisible(number))
  if (phone !== null && !/^\+?\d[\d -]{5,18}\d$/.test(phone))
    refuse('Care Phone', `${phone.slice(0, 40)} is no phone number`)
  if (email !== null && !EMAIL.test(email)) refuse('Care Email', `${email.slice(0, 40)} is no email address`)
  return name === null && phone === null && email === null ? null : { name, phone, email }
}

/** The label of a product's first row and what is wrong with it; nothing where the file says nothing of it. */
export const readLabel = (
  row: CsvRow,
  book: Pick<LabelBook, 'readCrop' | 'findFact'>,
): { label: Label; faults: Fault[] } | undefined => {
  if (LABEL_COLUMNS.every((name) => text(row, name) === null)) return undefined
  const faults: Fault[] = []
  const refuse: Refuse = (field, reason) => {
    faults.push({ field, reason })
    return null
  }
  for (const name of LABEL_COLUMNS) {
    const max = LISTS.has(name) ? DECLARED_LIST_MAX : DECLARED_MAX
    if ((text(row, name)?.length ?? 0) > max) refuse(name, `Use at most ${max} characters`)
  }
  const label: Label = {
    origin: originOf(row, refuse),
    crops: cropsOf(row, book.readCrop, refuse),
    facts: {
      generic_name: text(row, 'Generic Name'),
      pests: text(row, 'Pests'),
      dose: text(row, 'Dose'),
      dose_per_pump: text(row, 'Dose per Pump'),
      ...calculatedOf(row, refuse),
      ...moreOf(row, book, refuse),
      waiting_days: waitingDaysOf(row, refuse),
      maker: makerOf(row, refuse),
      importer: partyOf(row, 'Importer', refuse),
      best_before: bestBeforeOf(row, refuse),
      consumer_care: careOf(row, refuse),
    },
  }
  return { label, faults }
}

const merged = <T extends object>(before: T | null, given: T | null): T | null => {
  if (before === null || given === null) return given ?? before
  const said = Object.entries(given).filter(([, value]) => value !== null)
  return { ...before, ...Object.fromEntries(said) }
}

/** What a label said before, with what a file says of it anew: an empty cell says nothing. */
export const mergedFacts = (before: StoredFacts | null, given: StoredFacts): StoredFacts => ({
  ...(merged(before, given) ?? given),
  consumer_care: merged(before?.consumer_care ?? null, given.consumer_care),
})
