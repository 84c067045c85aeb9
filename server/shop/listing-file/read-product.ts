import type { DeclarationsChange } from '../../../src/contract/product/declarations.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { LOCAL_LANGUAGES, type LocalText } from '../../../src/contract/product/local.ts'
import { plainText } from '../catalogue-import/columns/plain-text.ts'
import { shopKey } from '../catalogue-import/columns/lookup.ts'
import type { CsvRow } from '../catalogue-import/csv.ts'
import { cellOf, isPictureOnly, optionsOf, priceOf, stockOf } from '../catalogue-import/pack.ts'
import { handleOf, unreadable } from '../catalogue-import/product-header.ts'
import { isFault, type Fault } from '../catalogue-import/report.ts'
import { FIELDS } from '../declarations/label-columns.ts'
import { CASH, COLLECT, declaredColumn, HSN, STOCK_BEFORE } from './columns.ts'

/** What the rows of one product say; an empty or missing cell says nothing. */

export interface WantedPack {
  row: CsvRow
  /** Undefined where the row does not say which pack it means. */
  name?: string
  mrpPaise?: number
  sellingPaise?: number
  stock?: number
  /** The stock is the one that was downloaded: what was sold since then is not sold twice. */
  isStockUntouched: boolean
  cod?: boolean
}

export interface WantedProduct {
  /** The first row, which tells what the product is. */
  row: CsvRow
  rows: readonly CsvRow[]
  /** What the file calls it; where it has no code, by its name. */
  code: string
  title?: string
  category?: string
  brand?: string
  details?: string
  hsn?: string
  declared: DeclarationsChange
  texts: LocalText[]
  packs: WantedPack[]
}

export type Refuse = (row: CsvRow, fault: Fault) => void

const text = (row: CsvRow, column: string): string => cellOf(row, column).normalize('NFC').trim()

/** What a row calls its product. */
const codeOf = (row: CsvRow): string => handleOf(row) || text(row, 'Title')

/** Whether a row is about the product of the rows above it. */
export const goesOn = (row: CsvRow, first: CsvRow): boolean => {
  const code = codeOf(row)
  return code === '' || code === codeOf(first) || (handleOf(row) === '' && code === text(first, 'Title'))
}

/** Tags and entities of a page; anything else is text as it was typed, with its lines. */
const HTML = /<\/?[a-z][^>]*>|&#?\w+;/i
const detailsOf = (cell: string): string => (HTML.test(cell) ? plainText(cell) : cell.replaceAll(/\r\n?/g, '\n').trim())

const YES_NO = new Map([
  ['yes', true],
  ['no', false],
])
const yesNoOf = (row: CsvRow, field: string): boolean | undefined | Fault => {
  const said = text(row, field).toLowerCase()
  return said === '' ? undefined : (YES_NO.get(said) ?? { field, reason: say.yesOrNo })
}

const MRP = 'Variant Compare At Price'
const PRICE = 'Variant Price'
const STOCK = 'Variant Inventory Qty'

const readPack = (row: CsvRow): WantedPack | Fault => {
  const fault = unreadable(row)
  if (fault !== null) return fault
  const [mrpPaise, sellingPaise] = [MRP, PRICE].map((field) =>
    text(row, field) === '' ? undefined : priceOf(row, field),
  )
  if (typeof mrpPaise === 'object') return mrpPaise
  if (typeof sellingPaise === 'object') return sellingPaise
  if (sellingPaise === 0) return { field: PRICE, reason: say.priceAboveZero }
  if (mrpPaise !== undefined && sellingPaise !== undefined && sellingPaise > mrpPaise)
    return { field: PRICE, reason: say.aboveMrp }
  const stock = stockOf(row)
  if (typeof stock === 'object') return stock
  const cod = yesNoOf(row, CASH)
  if (typeof cod === 'object') return cod
  const options = optionsOf(row)
  return {
    row,
    isStockUntouched: stock !== undefined && text(row, STOCK_BEFORE) === text(row, STOCK),
    ...(options.length > 0 && { name: options.join(' / ') }),
    ...(mrpPaise !== undefined && { mrpPaise }),
    ...(sellingPaise !== undefined && { sellingPaise }),
    ...(stock !== undefined && { stock }),
    ...(cod !== undefined && { cod }),
  }
}

/** Of two packs with one name the first counts. */
const readPacks = (rows: readonly CsvRow[], refuse: Refuse): WantedPack[] => {
  const packs = new Map<string, WantedPack>()
  for (const row of rows) {
    if (isPictureOnly(row)) continue
    const read = readPack(row)
    if (isFault(read)) {
      refuse(row, read)
      continue
    }
    const name = read.name ?? ''
    const before = packs.get(name)
    if (before === undefined) packs.set(name, read)
    else refuse(row, { field: 'Option1 Value', reason: say.packTwice(name, String(before.row.line)) })
  }
  return [...packs.values()]
}

const readDeclared = (row: CsvRow, refuse: Refuse): DeclarationsChange => {
  const said: Record<string, string | boolean> = {}
  for (const name of FIELDS) {
    const typed = text(row, declaredColumn(name))
    if (typed !== '') said[name] = name === 'maker_role' ? typed.toLowerCase() : typed
  }
  const collect = yesNoOf(row, COLLECT)
  if (typeof collect === 'object') refuse(row, collect)
  else if (collect !== undefined) said['collect_only'] = collect
  // Its fields are parsed where they are sent, with all that the law wants.
  return said
}

const readTexts = (row: CsvRow): LocalText[] =>
  LOCAL_LANGUAGES.flatMap((language) => {
    const [title, short] = [text(row, `Title (${language})`), text(row, `Short Description (${language})`)]
    return title === '' && short === '' ? [] : [{ language, title, short_description: short }]
  })

/** What is wrong with a product as a whole: nothing of it can be taken then. */
const faultOf = (row: CsvRow, shopName: string): Fault | null => {
  const fault = unreadable(row)
  if (fault !== null) return fault
  const vendor = text(row, 'Vendor')
  if (vendor !== '' && shopKey(vendor) !== shopKey(shopName)) return { field: 'Vendor', reason: say.otherShop }
  return codeOf(row) === '' ? { field: 'Title', reason: say.nameMissing } : null
}

/** Refuses all rows of a product, the further ones because of the first. */
export const refuseProduct = (rows: readonly CsvRow[], fault: Fault, refuse: Refuse): void => {
  const [first, ...others] = rows
  if (first === undefined) return
  refuse(first, fault)
  for (const row of others) refuse(row, { field: 'Handle', reason: say.productRefused(String(first.line)) })
}

/** The product of some rows that follow each other, as far as they can be read. */
export const readProduct = (rows: readonly CsvRow[], shopName: string, refuse: Refuse): WantedProduct | null => {
  const [row] = rows
  if (row === undefined) return null
  const fault = faultOf(row, shopName)
  if (fault !== null) {
    refuseProduct(rows, fault, refuse)
    return null
  }
  const said = (column: string) => text(row, column) || undefined
  const [title, category, brand, hsn] = ['Title', 'Type', 'Brand', HSN].map(said)
  const details = detailsOf(cellOf(row, 'Body (HTML)'))
  return {
    row,
    rows,
    code: codeOf(row),
    ...(title !== undefined && { title }),
    ...(category !== undefined && { category }),
    ...(brand !== undefined && { brand }),
    ...(details !== '' && { details: details.normalize('NFC') }),
    ...(hsn !== undefined && { hsn }),
    declared: readDeclared(row, refuse),
    texts: readTexts(row),
    packs: readPacks(rows, refuse),
  }
}
