import { csvText } from '../../../contract/product/csv-text.ts'
import { WHY_COLUMN, type ListingFileReport } from '../../../contract/product/listing-file.ts'
import layout from '../../../ui/base/layout.module.css'
import { saveFile } from '../../../ui/base/save-file.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { inWords } from '../../../texts/texts.ts'
import { text } from './texts.ts'

const SHOWN_MAX = 100

type Fault = ListingFileReport['bad'][number]

/** What is wrong, row by row. */
const rowsOf = (bad: readonly Fault[]): ReadonlyMap<number, readonly Fault[]> => {
  const rows = new Map<number, Fault[]>()
  for (const fault of bad) rows.set(fault.line, [...(rows.get(fault.line) ?? []), fault])
  return rows
}

const saidOf = ({ field, reason }: Fault): string =>
  field === '' ? inWords(reason) : text.report.why(field, inWords(reason))

/** The refused rows as a file to send again, each with what is wrong with it. */
const mendFile = ({ bad, mend }: ListingFileReport): string => {
  const reasons = rowsOf(bad)
  const why = (line: number): string => (reasons.get(line) ?? []).map(saidOf).join('; ')
  return csvText([[WHY_COLUMN, ...mend.headings], ...mend.rows.map(({ line, cells }) => [why(line), ...cells])])
}

/** What became of a file: what counts already, what waits, and which rows to mend. */
export const FileReport = ({ report }: { report: ListingFileReport }) => {
  const { rows, bad_rows: badRows, bad, mend } = report
  const words = text.report
  const byRow = [...rowsOf(bad)]
  const counts = [
    [report.set, words.set],
    [report.on_sale, words.onSale],
    [report.waiting, words.waiting],
    [report.declared, words.declared],
    [report.unchanged, words.unchanged],
  ] as const
  return (
    <section className={layout.stack3} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={layout.name}>{words.taken(rows - badRows, rows)}</p>
      {counts.map(([count, say]) => count > 0 && <p key={say(1)}>{say(count)}</p>)}
      {badRows > 0 && (
        <>
          <p className={layout.error}>{words.bad(badRows)}</p>
          {mend.rows.length > 0 && (
            <>
              <Button
                full
                icon="down"
                label={words.mend}
                onClick={() => saveFile('to-mend.csv', mendFile(report), 'text/csv')}
              />
              <p className={layout.small}>{words.mendHint}</p>
            </>
          )}
          <ul>
            {byRow.slice(0, SHOWN_MAX).map(([line, faults]) => (
              <li key={line} className={layout.entry}>
                <p className={layout.name}>{words.row(line, faults[0]?.name || (faults[0]?.handle ?? ''))}</p>
                {faults.map((fault) => (
                  <p key={`${fault.field} ${fault.reason}`}>{saidOf(fault)}</p>
                ))}
              </li>
            ))}
          </ul>
          {badRows > SHOWN_MAX && <p>{words.more(badRows - SHOWN_MAX)}</p>}
        </>
      )}
    </section>
  )
}
