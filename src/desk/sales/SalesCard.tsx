import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { saveFile } from '../../ui/base/save-file.ts'
import { csvText, type Cell } from '../../contract/product/csv-text.ts'
import { text } from './texts.ts'

interface SalesCardProps {
  title: string
  lead?: string
  /** What is said where there are no rows. */
  empty: string
  /** The file that holds what is shown: its name, its headings and its rows. */
  file: { name: string; head: readonly string[]; rows: readonly (readonly Cell[])[] }
  children: ReactNode
}

/** One kind of figures, and the way to have them in a spreadsheet. */
export const SalesCard = ({ title, lead, empty, file: { name, head, rows }, children }: SalesCardProps) => (
  <Card>
    <CardBody stack={3}>
      <div>
        <h2>{title}</h2>
        {lead !== undefined && <p className={layout.small}>{lead}</p>}
      </div>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {children}
          <Button
            icon="file"
            label={text.save}
            aria-label={text.saveOf(title)}
            onClick={() => saveFile(name, csvText([head, ...rows]), 'text/csv')}
          />
        </>
      )}
    </CardBody>
  </Card>
)
