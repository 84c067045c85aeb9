import { CsvError, parse } from 'csv-parse/sync'
import { isBlank } from '../../../src/contract/digits.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { limited } from '../core/lines.ts'
import { invalid } from '../core/refusal.ts'
import type { FileColumns } from './columns/headings.ts'
import type { BadRow } from './report.ts'
import { lineText, textLines } from './text-file.ts'

/** One row of the file by its columns. */
export interface CsvRow {
  /** Its line in the file, counted from 1, the heading included. */
  line: number
  cells: Readonly<Record<string, string>>
}
interface Line {
  line: number
  text: string
}
/** What the heading tells of the rows. */
interface Layout {
  delimiter: string
  /** In their order; undefined for one that the shop has no use for. */
  columns: readonly (string | undefined)[]
  /** As the file writes them, by column. */
  headings: ReadonlyMap<string, string>
}

/** No description is this long: a longer field is a quotation mark that was never closed. */
const ROW_MAX = 256 * 1024
const LINE_MAX = 2 * ROW_MAX
const FILE_BYTES_MAX = 512 * 1024 * 1024
const DELIMITERS = [',', ';', '\t', '|']

const OPEN = say.quoteOpen
const TOO_LONG = say.rowTooLong

const cellsOf = (text: string, delimiter: string): string[] | string => {
  if (text.length > LINE_MAX) return TOO_LONG
  try {
    // Titles contain inches (4"): a quotation mark inside an unquoted field is an ordinary character.
    const [cells = []]: string[][] = parse(text, { relax_quotes: true, delimiter, record_delimiter: '\uFFFF' })
    return cells
  } catch (error) {
    if (error instanceof CsvError) return OPEN
    throw error
  }
}

/** The layout of a heading, or what is wrong with it. Of the signs that part its cells the one counts that finds most columns. */
const layoutOf = (text: string, given: string | undefined, file: FileColumns): Layout | string => {
  const read = (given === undefined ? DELIMITERS : [given]).map((delimiter) => {
    const cells = cellsOf(text, delimiter)
    const columns = typeof cells === 'string' ? [] : file.columnsOf(cells)
    const fault = typeof cells === 'string' ? cells : file.faultOf(cells)
    const headings = file.headingsOf(typeof cells === 'string' ? [] : cells)
    return { delimiter, columns, headings, fault, found: file.required.filter((name) => columns.includes(name)).length }
  })
  const [best] = read.toSorted((a, b) => b.found - a.found)
  return best === undefined || best.fault !== undefined ? (best?.fault ?? OPEN) : best
}

/** The row of some lines, or why they are none; nothing where no cell holds anything. */
const rowOf = (lines: readonly Line[], { delimiter, columns }: Layout): CsvRow | string | undefined => {
  const cells = cellsOf(lines.map(({ text }) => text).join('\n'), delimiter)
  if (typeof cells === 'string') return cells
  if (cells.every(isBlank)) return undefined
  if (cells.length !== columns.length) return say.fieldsMiscounted(String(cells.length), String(columns.length))
  const named = columns.flatMap((name, at): [string, string][] => {
    const cell = cells[at] ?? ''
    return name === undefined ? [] : [[name, isBlank(cell) ? '' : cell]]
  })
  return { line: lines[0]?.line ?? 0, cells: Object.fromEntries(named) }
}

const quotesIn = ({ text }: Line): number => text.split('"').length - 1

/**
 * Streams a file row by row after its headings, never buffering more than a few rows, as fast as `take` handles them. What is not a row
 * goes to `refuse`; a quotation mark that was never closed costs its own line and none of those after it.
 */
export const readCsv = async (
  { file, columns }: { file: ReadableStream<Uint8Array>; columns: FileColumns },
  take: (row: CsvRow) => Promise<void>,
  refuse: (row: BadRow) => void,
  head: (headings: ReadonlyMap<string, string>) => void,
): Promise<void> => {
  let layout: Layout | undefined
  let delimiter: string | undefined
  let count = 0
  let rows = 0
  /** Lines of a row whose quotation marks are not closed yet. */
  let open: Line[] = []
  let quotes = 0
  let size = 0

  /** Takes lines as a row or as the heading, or says why they are neither. */
  const accept = async (lines: readonly Line[]): Promise<string | undefined> => {
    if (layout === undefined) {
      const text = lines.map((line) => line.text).join('\n')
      // Excel says so above the heading.
      const said = /^"?sep=([,;|\t])"?$/i.exec(text)?.[1]
      if (said !== undefined) delimiter = said
      const read = said === undefined ? layoutOf(text, delimiter, columns) : undefined
      if (typeof read === 'string') return read
      layout = read
      if (read !== undefined) head(read.headings)
      return undefined
    }
    const row = rowOf(lines, layout)
    if (typeof row === 'string') return row
    if (row === undefined) return undefined
    rows += 1
    await take(row)
    return undefined
  }
  const clear = (): Line[] => {
    const lines = open
    open = []
    quotes = 0
    size = 0
    return lines
  }
  /** Takes the open lines together, or gives up their first one; returns the lines that have to be read again. */
  const settle = async (isClosed: boolean): Promise<Line[]> => {
    const [first, ...others] = clear()
    if (first === undefined) return []
    const together = isClosed ? await accept([first, ...others]) : OPEN
    if (together === undefined) return []
    const alone = others.length === 0 && isClosed ? together : await accept([first])
    if (alone === undefined) return others
    if (layout === undefined) throw invalid({ file: alone === OPEN ? `${OPEN} in the heading` : alone })
    rows += 1
    refuse({ line: first.line, handle: '', field: '', reason: alone })
    return others
  }
  const feed = async (line: Line): Promise<void> => {
    /** The next one last. */
    const waiting = [line]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (open.length === 0 && isBlank(next.text)) continue
      open.push(next)
      quotes += quotesIn(next)
      size += next.text.length + 1
      const isClosed = quotes % 2 === 0
      if (!isClosed && size <= ROW_MAX) continue
      for (const again of (await settle(isClosed)).toReversed()) waiting.push(again)
    }
  }

  const bounded = limited(file, FILE_BYTES_MAX, 'The file is larger than 512 MB; please cut it in two')
  for await (const line of textLines(bounded, LINE_MAX)) {
    count += 1
    await feed({ line: count, text: lineText(line) })
  }
  while (open.length > 0) for (const line of await settle(false)) await feed(line)
  if (layout === undefined) throw invalid({ file: say.fileEmpty })
  if (rows === 0) throw invalid({ file: 'The file has a heading and no rows below it' })
}
