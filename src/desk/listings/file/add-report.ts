import { REPORTED_ROWS_MAX, type ListingFileReport } from '../../../contract/product/listing-file.ts'

/** What became of a file that was taken in parts, as if it were one. A part may have to mend a column of its own. */
export const addReport = (before: ListingFileReport | null, part: ListingFileReport): ListingFileReport => {
  if (before === null) return part
  const headings = [...new Set([...before.mend.headings, ...part.mend.headings])]
  const rows = [before, part].flatMap(({ mend }) => {
    const places = headings.map((heading) => mend.headings.indexOf(heading))
    return mend.rows.map(({ line, cells }) => ({ line, cells: places.map((place) => cells[place] ?? '') }))
  })
  return {
    rows: before.rows + part.rows,
    set: before.set + part.set,
    unchanged: before.unchanged + part.unchanged,
    waiting: before.waiting + part.waiting,
    on_sale: before.on_sale + part.on_sale,
    declared: before.declared + part.declared,
    bad_rows: before.bad_rows + part.bad_rows,
    bad: [...before.bad, ...part.bad].slice(0, REPORTED_ROWS_MAX),
    mend: { headings, rows: rows.slice(0, REPORTED_ROWS_MAX) },
    ...(part.next_line !== undefined && { next_line: part.next_line }),
  }
}
