import { csvText } from '../../../contract/product/csv-text.ts'
import { WHY_COLUMN, type ListingFileReport } from '../../../contract/product/listing-file.ts'
import layout from '../../../ui/base/layout.module.css'
import { saveFile } from '../../../ui/base/save-file.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { sayReason } from './say-reason.ts'
import { text } from './texts.ts'

const SHOWN_MAX = 100

/** The refused rows as a file to send again, each with what is wrong with it. */
const mendFile = ({ bad, mend }: ListingFileReport): string => {
  const reasons = new Map<number, string[]>()
  for (const { line, field, reason } of bad)
    reasons.set(line, [...(reasons.get(line) ?? []), text.report.why(field, sayReason(reason))])
  const why = (line: number): string => (reasons.get(line) ?? []).join('; ')
  return csvText([[WHY_COLUMN, ...mend.headings], ...mend.rows.map(({ line, cells }) => [why(line), ...cells])])
}

/** What became of a file: what counts already, what waits, and which rows to mend. */
export const FileReport = ({ report }: { report: ListingFileReport }) => {
  const { rows, bad_rows: badRows, bad, mend } = report
  const words = text.report
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
            {bad.slice(0, SHOWN_MAX).map(({ line, handle, field, reason }) => (
              <li key={`${line} ${field} ${reason}`} className={layout.entry}>
                <p className={layout.name}>{words.row(line, handle)}</p>
                <p>{field === '' ? sayReason(reason) : words.why(field, sayReason(reason))}</p>
              </li>
            ))}
          </ul>
          {bad.length > SHOWN_MAX && <p>{words.more(bad.length - SHOWN_MAX)}</p>}
        </>
      )}
    </section>
  )
}
