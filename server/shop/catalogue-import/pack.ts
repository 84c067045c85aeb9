import { readPieces, readRupees } from '../../../src/contract/amounts.ts'
import type { Unit } from '../../../src/contract/product/units.ts'
import { packSizeOf, type PackSize } from '../../../src/contract/product/pack-size.ts'
import { toLatin } from '../../../src/search/indic.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { rupees } from '../../../src/contract/money.ts'
import type { StoredPriceStep } from '../../db/schema.ts'
import { bannedIn } from '../core/banned-substances.ts'
import { QUANTITY_COLUMNS } from './columns/headings.ts'
import type { CsvRow } from './csv.ts'
import type { Fault } from './report.ts'

/** A variant as a row of the file describes it; what an empty or missing cell does not say is absent, and stays as it was. */
export interface Pack {
  name: string
  sellingPaise: number
  mrpPaise?: number
  stock?: number
  /** Lower prices from so many pieces on. */
  steps?: StoredPriceStep[]
  sellerSku: string | null
  amount: number
  unit: Unit
}
/** A pack beside what does not change it. */
export interface ReadPack {
  pack: Pack
  line: number
  /** Whether the file says which pack it is, that there is one alone, or nothing of it. */
  named: 'by option' | 'as only' | 'not at all'
}

const PRICE_MAX_PAISE = 1_000_000_000
const STOCK_MAX = 1_000_000
const NAME_MAX = 100
const SIZE_WORDS_MAX = 6

export const cellOf = ({ cells }: CsvRow, name: string): string => (cells[name] ?? '').trim()

/** A product’s further pictures have rows of their own. */
export const isPictureOnly = (row: CsvRow): boolean =>
  cellOf(row, 'Image Src') !== '' &&
  ['Title', 'Variant Price', 'Variant SKU', 'Option1 Value'].every((name) => cellOf(row, name) === '')

const measured = (text: string): PackSize | undefined => {
  const size = packSizeOf(toLatin(text))
  return size?.unit === 'piece' ? undefined : size
}

/** A figure alone, or what ties one thing to the next; a formula such as 19:19:19 is neither. */
const PART_OF_SIZE = /^\d[\d.,/½¼¾]*(?:[x×*])?$|^x$|[×*+&/–-]$/i

/** The size with which a title ends: of `Neem oil 500 ml` the last two words. What stands before it must be no part of it. */
export const sizeInTitle = (title: string): string | undefined => {
  const words = title.split(/[\s,]+/)
  for (let from = Math.max(1, words.length - SIZE_WORDS_MAX); from < words.length; from++) {
    const [before = '', said] = [
      words[from - 1],
      words
        .slice(from)
        .join(' ')
        .replace(/^\((.*)\)$/, '$1'),
    ]
    if (measured(said) !== undefined) return PART_OF_SIZE.test(before) ? undefined : said.toLowerCase()
  }
  return undefined
}

export const optionsOf = (row: CsvRow): string[] => {
  const values = [1, 2, 3].map((place) => cellOf(row, `Option${place} Value`)).filter((value) => value !== '')
  // What the exporter writes for a product in one pack only.
  return values.join('') === 'Default Title' ? [] : values
}

/** Of several options, such as colour and size, one may tell how much is in the pack; the others must hold no figure. */
export const sizeOf = (options: readonly string[]): PackSize => {
  const sizes = options.flatMap((option) => packSizeOf(toLatin(option)) ?? [])
  const [size] = sizes
  const isTold = sizes.length === 1 && options.filter((option) => /\p{N}/u.test(option)).length === 1
  return isTold && size !== undefined ? size : { amount: 1, unit: 'piece' }
}

/** A price in paise, or why it is none. */
export const priceOf = (row: CsvRow, field: string): number | Fault => {
  const cell = cellOf(row, field)
  const paise = readRupees(cell)
  const said = cell.slice(0, 40)
  if (paise === 'unclear') return { field, reason: say.amountUnclear(said) }
  if (paise === 'negative') return { field, reason: say.amountBelowZero(said) }
  if (typeof paise === 'string') return { field, reason: say.noPrice(said) }
  return paise > PRICE_MAX_PAISE ? { field, reason: say.amountTooHigh(said) } : paise
}

const STOCK = 'Variant Inventory Qty'

/** How many may be sold: none where more were sold than there are. Absent where the file does not say. */
export const stockOf = (row: CsvRow): number | undefined | Fault => {
  const cell = cellOf(row, STOCK)
  if (cell === '') return undefined
  const pieces = readPieces(cell)
  const said = cell.slice(0, 40)
  if (pieces === 'unclear') return { field: STOCK, reason: say.piecesUnclear(said) }
  if (pieces === 'fraction') return { field: STOCK, reason: say.piecesPart(said) }
  if (typeof pieces === 'string') return { field: STOCK, reason: say.noPieces(said) }
  if (pieces > STOCK_MAX) return { field: STOCK, reason: say.piecesTooMany(said, String(STOCK_MAX)) }
  return Math.max(0, pieces)
}

/** The lower prices of a row; absent where the file does not say. Each begins with more pieces, at a lower price. */
export const stepsOf = (row: CsvRow, sellingPaise: number): StoredPriceStep[] | undefined | Fault => {
  const steps: StoredPriceStep[] = []
  for (const [fromField, priceField] of QUANTITY_COLUMNS) {
    const said = cellOf(row, fromField)
    if (said === '' && cellOf(row, priceField) === '') continue
    const last = steps.at(-1) ?? { from: 1, paise: sellingPaise }
    const from = readPieces(said)
    if (typeof from === 'string' || from <= last.from || from > STOCK_MAX)
      return { field: fromField, reason: say.stepFrom(said.slice(0, 40), String(last.from)) }
    const paise = priceOf(row, priceField)
    if (typeof paise === 'object') return paise
    if (paise === 0 || paise >= last.paise)
      return { field: priceField, reason: say.stepPrice(String(rupees(last.paise))) }
    steps.push({ from, paise })
  }
  return steps.length === 0 ? undefined : steps
}

/** The pack of a row, or what is wrong with it. */
export const readPack = (row: CsvRow, title: string): ReadPack | Fault => {
  const options = optionsOf(row)
  const inTitle = options.length > 0 ? undefined : sizeInTitle(title)
  const name = options.length > 0 ? options.join(' / ') : (inTitle ?? '1 piece')
  if (name.length > NAME_MAX) return { field: 'Option1 Value', reason: `Use at most ${NAME_MAX} characters` }
  const banned = bannedIn(name)
  if (banned !== undefined) return { field: 'Option1 Value', reason: say.banned(banned) }
  if (cellOf(row, 'Variant Price') === '') return { field: 'Variant Price', reason: 'Price is required' }
  const sellingPaise = priceOf(row, 'Variant Price')
  if (typeof sellingPaise === 'object') return sellingPaise
  if (sellingPaise === 0) return { field: 'Variant Price', reason: say.priceAboveZero }
  const listed = 'Variant Compare At Price'
  const listPaise = cellOf(row, listed) === '' ? 0 : priceOf(row, listed)
  if (typeof listPaise === 'object') return listPaise
  if (listPaise !== 0 && listPaise < sellingPaise) return { field: listed, reason: 'It is below the price' }
  const stock = stockOf(row)
  if (typeof stock === 'object') return stock
  const steps = stepsOf(row, sellingPaise)
  if (steps !== undefined && !Array.isArray(steps)) return steps
  const { amount, unit } = sizeOf(inTitle === undefined ? options : [inTitle])
  const pack: Pack = {
    name,
    sellingPaise,
    // What exporters write where there is none.
    ...(listPaise !== 0 && { mrpPaise: listPaise }),
    ...(stock !== undefined && { stock }),
    ...(steps !== undefined && { steps }),
    sellerSku: cellOf(row, 'Variant SKU').slice(0, NAME_MAX) || null,
    amount,
    unit,
  }
  const isSaid = cellOf(row, 'Option1 Value') !== ''
  return { pack, line: row.line, named: options.length > 0 ? 'by option' : isSaid ? 'as only' : 'not at all' }
}
