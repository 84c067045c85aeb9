import { CsvError, parse } from 'csv-parse/sync'
import { limited, linesOf } from '../core/lines.ts'
import { invalid } from '../core/refusal.ts'
import type { BadRow } from './report.ts'
import { checkLanguages } from './local-texts.ts'

/** One row of the file by its headings. */
export interface CsvRow {
  /** Its line in the file, counted from 1, the heading included. */
  line: number
  cells: Readonly<Record<string, string>>
}
interface Line {
  line: number
  text: string
}

/** Columns of Shopify's product file without which nothing can be sold; the others may be missing. */
const REQUIRED = ['Handle', 'Title', 'Vendor', 'Type', 'Variant Price']
/** No description is this long: a longer field is a quotation mark that was never closed. */
const ROW_MAX = 256 * 1024

const FILE_BYTES_MAX = 512 * 1024 * 1024

const cellsOf = (text: string): string[] => {
  // Titles contain inches (4"): a quotation mark inside an unquoted field is an ordinary character.
  const [cells = []]: string[][] = parse(text, { relax_quotes: true })
  return cells
}

const headingsOf = (text: string): string[] => {
  const found = cellsOf(text).map((heading) => heading.trim())
  const missing = REQUIRED.filter((name) => !found.includes(name))
  if (missing.length > 0)
    throw invalid({ file: `This is no product file: the column ${missing.join(', ')} is missing` })
  checkLanguages(found)
  return found
}

/** The row of some lines, or why they are none. */
const rowOf = (lines: readonly Line[], headings: readonly string[]): CsvRow | string => {
  try {
    const cells = cellsOf(lines.map(({ text }) => text).join('\n'))
    if (cells.length !== headings.length)
      return `The row has ${cells.length} fields, the heading has ${headings.length}`
    return { line: lines[0]?.line ?? 0, cells: Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])) }
  } catch (error) {
    if (error instanceof CsvError) return 'A quotation mark is not closed'
    throw error
  }
}

const quotesIn = ({ text }: Line): number => text.split('"').length - 1

/**
 * Streams a file row by row, never buffering more than a few rows, as fast as `take` handles them. What is not a row
 * goes to `refuse`; a quotation mark that was never closed costs its own line and none of those after it.
 */
export const readCsv = async (
  file: ReadableStream<Uint8Array>,
  take: (row: CsvRow) => Promise<void>,
  refuse: (row: BadRow) => void,
): Promise<void> => {
  let headings: string[] | undefined
  let count = 0
  /** Lines of a row whose quotation marks are not closed yet. */
  let open: Line[] = []
  let quotes = 0
  let size = 0

  const clear = (): Line[] => {
    const lines = open
    open = []
    quotes = 0
    size = 0
    return lines
  }
  /** Takes the open lines as a row, or gives up their first one; returns the lines that have to be read again. */
  const settle = async (names: readonly string[], isClosed: boolean): Promise<Line[]> => {
    const [first, ...others] = clear()
    if (first === undefined) return []
    const whole = isClosed ? rowOf([first, ...others], names) : ''
    if (typeof whole === 'object') {
      await take(whole)
      return []
    }
    const alone = others.length === 0 && isClosed ? whole : rowOf([first], names)
    if (typeof alone === 'object') await take(alone)
    else refuse({ line: first.line, handle: '', field: '', reason: alone })
    return others
  }
  const feed = async (names: readonly string[], line: Line): Promise<void> => {
    /** The next one last. */
    const waiting = [line]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (open.length === 0 && next.text.trim() === '') continue
      open.push(next)
      quotes += quotesIn(next)
      size += next.text.length + 1
      const isClosed = quotes % 2 === 0
      if (!isClosed && size <= ROW_MAX) continue
      for (const again of (await settle(names, isClosed)).toReversed()) waiting.push(again)
    }
  }

  const bounded = limited(file, FILE_BYTES_MAX, 'The file is larger than 512 MB; please cut it in two')
  for await (const line of linesOf(bounded, ROW_MAX)) {
    const text = line.replace(/\r$/, '')
    count += 1
    if (headings === undefined) headings = headingsOf(text)
    else await feed(headings, { line: count, text })
  }
  if (headings === undefined) throw invalid({ file: 'The file is empty' })
  while (open.length > 0) for (const line of await settle(headings, false)) await feed(headings, line)
}
