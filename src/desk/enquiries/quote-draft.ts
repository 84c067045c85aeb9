import { inWords } from '../../texts/texts.ts'
import { readPieces } from '../../contract/amounts.ts'
import type { DeskEnquiry, QuoteForm } from '../../contract/calls/staff/enquiries.ts'
import { dayInIndia } from '../../contract/india.ts'
import { paise, rupees } from '../../contract/money.ts'
import { amountOf } from '../amount.ts'
import { text } from './texts.ts'

/** What is typed into a quote, and what is made of it. */

const DAY_MS = 24 * 60 * 60 * 1000
const USUAL_DAYS = 7

export interface LineDraft {
  sku: string
  quantity: string
  /** Empty for a line that is not offered. */
  price: string
}
export interface QuoteDraft {
  lines: LineDraft[]
  charge: string
  until: string
  note: string
}
/** Messages by field: `sku.0`, `price.0`, `quantity.0`, or the name of a field of the whole. */
export type Faults = Readonly<Record<string, string>>

/** So many days after today, in India. */
export const dayAfter = (days: number): string => dayInIndia(Date.now() + days * DAY_MS)

/** What the form begins with: the open quote, else what was asked for. */
export const draftOf = ({ lines, quotes }: DeskEnquiry): QuoteDraft => {
  const open = quotes.find(({ state }) => state === 'open')
  return {
    lines: lines.map(({ sku = '', quantity }, place) => {
      const before = open?.lines.find(({ line }) => line === place)
      return before === undefined
        ? { sku, quantity: String(quantity), price: '' }
        : { sku: before.sku, quantity: String(before.quantity), price: String(before.unit_price) }
    }),
    charge: open === undefined || open.delivery_charge === 0 ? '' : String(open.delivery_charge),
    until: open?.valid_until ?? dayAfter(USUAL_DAYS),
    note: open?.note ?? '',
  }
}

const PIECES_MAX = 999_999
const piecesOf = (typed: string): number | undefined => {
  const read = readPieces(typed)
  return typeof read === 'number' && read >= 0 && read <= PIECES_MAX ? read : undefined
}

/** What the customer would pay, as far as it can be read. */
export const sumOf = ({ lines, charge }: QuoteDraft): number =>
  rupees(
    lines.reduce(
      (sum, { quantity, price }) => sum + (piecesOf(quantity) ?? 0) * paise(amountOf(price) ?? 0),
      paise(amountOf(charge) ?? 0),
    ),
  )

/** What is sent, with the place of each line in the form; or what is wrong with it. */
export const formOf = ({ lines, charge, until, note }: QuoteDraft): { form: QuoteForm } | { faults: Faults } => {
  const words = text.quote
  const faults: Record<string, string> = {}
  const offered = lines.flatMap(({ sku, quantity, price }, line) => {
    if (price.trim() === '') return []
    const [pieces, amount] = [piecesOf(quantity), amountOf(price)]
    if (sku === '') faults[`sku.${line}`] = words.choosePack
    if (pieces === undefined) faults[`quantity.${line}`] = words.pieces
    if (amount === undefined) faults[`price.${line}`] = words.amount
    return [{ line, sku, quantity: pieces ?? 0, unit_price: amount ?? 0 }]
  })
  if (offered.length === 0) faults['price.0'] = words.nothing
  const delivery = charge.trim() === '' ? 0 : amountOf(charge)
  if (delivery === undefined) faults['charge'] = words.amount
  if (Object.keys(faults).length > 0) return { faults }
  return { form: { lines: offered, delivery_charge: delivery ?? 0, valid_until: until, note: note.trim() } }
}

const FIELDS: Readonly<Record<string, string>> = {
  unit_price: 'price',
  delivery_charge: 'charge',
  valid_until: 'until',
}

/** The shop's messages at the fields of this form. */
export const faultsOf = (fields: Readonly<Record<string, string>>, form: QuoteForm): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([name, english]) => {
      const message = inWords(english)
      const [, place, part = ''] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
      const line = place === undefined ? undefined : form.lines[Number(place)]?.line
      return line === undefined ? [FIELDS[name] ?? name, message] : [`${FIELDS[part] ?? part}.${line}`, message]
    }),
  )
