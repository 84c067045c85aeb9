/** Files of cells that a spreadsheet opens: what the shop writes, and what it reads back without change. */

/** What a spreadsheet would run. */
const FORMULA = /^'*[=+\-@\t\r\n]/
const MARK = "'"

/** A cell as it is written: what would be run is marked as text. */
const guarded = (cell: string): string => (FORMULA.test(cell) ? MARK + cell : cell)

/** A cell as it was before it was written. */
export const unguarded = (cell: string): string =>
  cell.startsWith(MARK) && FORMULA.test(cell) ? cell.slice(MARK.length) : cell

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Without it a spreadsheet reads no Indian script. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A number is a number to a spreadsheet too. */
export type Cell = string | number

const written = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : quoted(guarded(cell)))

/** The text of a CSV file of these rows. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
