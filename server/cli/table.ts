/** A column of a printed table: its heading, and what stands under it. */
export interface Column<Row> {
  title: string
  text: (row: Row) => string
  /** Figures stand right, so that they can be compared. */
  right?: boolean
}

const GAP = '  '

/** Lines of a table whose columns are as wide as what they hold. */
export const formatTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  const widths = columns.map((_, place) => Math.max(...lines.map((cells) => cells[place]?.length ?? 0)))
  const align = (cell: string, place: number) =>
    columns[place]?.right ? cell.padStart(widths[place] ?? 0) : cell.padEnd(widths[place] ?? 0)
  return lines.map((cells) => cells.map(align).join(GAP).trimEnd()).join('\n')
}

const rupeesFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Rupees, such as `₹1,25,000.50`. */
export const money = (rupees: number): string => rupeesFormat.format(rupees)
/** A moment on India's clocks; what is no date stays as it came. */
export const time = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : timeFormat.format(new Date(iso)))
