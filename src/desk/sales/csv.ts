/** A table as a file that spreadsheets open. */

export type Cell = string | number

/** By it a spreadsheet knows that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would take for a formula, and work out. */
const FORMULA = /^[=+\-@\t\r]/

const written = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
