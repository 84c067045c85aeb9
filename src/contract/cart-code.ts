import { LINE_QUANTITY_MAX, ORDER_LINES_MAX, PINCODE_DIGITS } from './constants.ts'

/**
 * A cart as a short text that survives a message, a reading aloud and a typing by hand, such as `1460D5R-000J01X-…`. How
 * it is made: docs/data-use.md. It holds packs and pieces, never a price.
 *
 * Every part has a length of its own and ends in a check sign: of one changed sign, and of two neighbours that have changed
 * places, it is certain which part is wrong. The last part checks all others, and that none is missing.
 */

/** Crockford's: none of these looks like another; what does is read as the one that is meant. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = SIGNS.length
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

const VERSION = 1
const PIN_SIGNS = 4
const QUANTITY_SIGNS = 2
/** Of a pack's number; a larger one makes all lines of its code longer. */
const ID_SIGNS_MIN = 4
const ID_SIGNS_MAX = 7
const DIGEST_SIGNS = 4
/** The largest prime below 32⁴. */
const DIGEST_PRIME = 1_048_573
const DIGEST_FACTOR = 33
export const PACK_ID_MAX = 2_147_483_647

export interface CodedCart {
  /** Where it goes, if that is known. */
  pincode: string | null
  /** `id` is the pack's number, `Variant.id`. */
  lines: readonly { id: number; quantity: number }[]
}

/** Why a code is no cart: a part of it cannot be read (from 1), parts are missing or misplaced, or it is of a later version. */
export type CodeFault = { part: number; text: string } | 'parts' | 'version'

const signsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => Math.floor(value / BASE ** (count - 1 - place)) % BASE)
const valueOf = (signs: readonly number[]): number => signs.reduce((value, sign) => value * BASE + sign, 0)

/** Twice the value in the field of 32 elements, whose polynomial is x⁵ + x² + 1. */
const double = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1)
/** Zero for signs that end in their check sign. */
const remainder = (signs: readonly number[]): number => signs.reduce((sum, sign) => double(sum) ^ sign, 0)
const withCheck = (signs: readonly number[]): number[] => [...signs, double(remainder(signs))]

const digest = (parts: readonly (readonly number[])[]): number[] =>
  signsOf(
    parts.flat().reduce((sum, sign) => (sum * DIGEST_FACTOR + sign + 1) % DIGEST_PRIME, 0),
    DIGEST_SIGNS,
  )

const PINCODE = new RegExp(`^[1-9]\\d{${PINCODE_DIGITS - 1}}$`)

/** At most `ORDER_LINES_MAX` lines, each pack once. */
export const encodeCart = ({ pincode, lines }: CodedCart): string => {
  const largest = Math.max(...lines.map(({ id }) => id))
  const idSigns = Math.max(ID_SIGNS_MIN, Math.floor(Math.log2(largest) / Math.log2(BASE)) + 1)
  const pin = pincode !== null && PINCODE.test(pincode) ? Number(pincode) : 0
  const parts = [
    withCheck([VERSION, idSigns, ...signsOf(pin, PIN_SIGNS)]),
    ...lines.map(({ id, quantity }) => withCheck([...signsOf(id, idSigns), ...signsOf(quantity, QUANTITY_SIGNS)])),
  ]
  return [...parts, withCheck(digest(parts))].map((signs) => signs.map((sign) => SIGNS[sign]).join('')).join('-')
}

/** The signs of a part of this length; null where it cannot be read. */
const readPart = (text: string, length: number): number[] | null => {
  const signs = [...text].map((sign) => SIGNS.indexOf(LOOKALIKES[sign] ?? sign))
  return signs.length === length && !signs.includes(-1) && remainder(signs) === 0 ? signs.slice(0, -1) : null
}

const HEAD_LENGTH = 2 + PIN_SIGNS + 1

/** Whoever has typed it may use small letters, and blanks instead of dashes. */
export const decodeCart = (code: string): { cart: CodedCart } | { fault: CodeFault } => {
  const texts = code
    .toUpperCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const unreadable = (place: number) => ({ fault: { part: place + 1, text: texts[place] ?? '' } })
  const head = readPart(texts[0] ?? '', HEAD_LENGTH)
  if (head === null) return unreadable(0)
  const [version, idSigns = 0, ...pin] = head
  if (version !== VERSION) return { fault: 'version' }
  if (idSigns < ID_SIGNS_MIN || idSigns > ID_SIGNS_MAX) return unreadable(0)
  const last = texts.length - 1
  const parts = texts.map((text, place) => {
    if (place === 0) return head
    return readPart(text, (place === last ? DIGEST_SIGNS : idSigns + QUANTITY_SIGNS) + 1)
  })
  const lines: { id: number; quantity: number }[] = []
  for (const [place, signs] of parts.entries()) {
    if (signs === null) return unreadable(place)
    if (place === 0 || place === last) continue
    const [id, quantity] = [valueOf(signs.slice(0, idSigns)), valueOf(signs.slice(idSigns))]
    if (id < 1 || id > PACK_ID_MAX || quantity < 1 || quantity > LINE_QUANTITY_MAX) return unreadable(place)
    lines.push({ id, quantity })
  }
  const isOnce = new Set(lines.map(({ id }) => id)).size === lines.length
  const checked = parts.slice(0, -1).map((signs) => withCheck(signs ?? []))
  const isWhole = digest(checked).every((sign, place) => sign === parts[last]?.[place])
  if (lines.length === 0 || lines.length > ORDER_LINES_MAX || !isOnce || !isWhole) return { fault: 'parts' }
  const pincode = String(valueOf(pin))
  return { cart: { pincode: PINCODE.test(pincode) ? pincode : null, lines } }
}
