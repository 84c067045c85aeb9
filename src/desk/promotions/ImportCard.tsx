import { useState } from 'react'
import type { ImportReport } from '../../contract/calls/staff/catalogue.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError } from '../../ui/base/toast.ts'
import { inWords } from '../../texts/texts.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { FileButton } from '../FileButton.tsx'
import { text } from './texts.ts'

/** Products from a file, and what became of each row. */
export const ImportCard = () => {
  const [report, setReport] = useState<ImportReport>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (file: File) => {
    setIsBusy(true)
    setReport(undefined)
    const answer = await ask('deskImport', { file })
    setIsBusy(false)
    if (isFailure(answer)) return void toastError(answer)
    setReport(answer.data)
  }
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.importTitle}</h2>
        <p>{text.importLead}</p>
        <FileButton
          icon="file"
          label={text.importFile}
          accept=".csv,text/csv"
          disabled={isBusy}
          onChoose={(file) => void send(file)}
        />
        <div role="status">
          {isBusy && <p>{text.importing}</p>}
          {report !== undefined && <Report report={report} />}
        </div>
      </CardBody>
    </Card>
  )
}

const SHOWN_MAX = 100

const Report = ({
  report: { rows, bad_rows: badRows, bad, products, variants, packs_without: without },
}: {
  report: ImportReport
}) => (
  <div className={layout.stack2}>
    <p className={layout.name}>{text.taken(rows - badRows, rows)}</p>
    <p>{text.counted(text.products, products)}</p>
    <p>{text.counted(text.packs, variants)}</p>
    {without.stock > 0 && <p>{text.withoutStock(without.stock)}</p>}
    {without.list_price > 0 && <p>{text.withoutListPrice(without.list_price)}</p>}
    {badRows > 0 && (
      <>
        <p className={layout.error}>{text.bad(badRows)}</p>
        <ul>
          {bad.slice(0, SHOWN_MAX).map(({ line, handle, field, reason }) => (
            <li key={`${line} ${field} ${reason}`} className={layout.entry}>
              <p className={layout.name}>{text.badRow(line, handle)}</p>
              <p>{text.badWhy(field, inWords(reason))}</p>
            </li>
          ))}
        </ul>
        {badRows > SHOWN_MAX && <p>{text.moreBad(badRows - SHOWN_MAX)}</p>}
      </>
    )}
  </div>
)
