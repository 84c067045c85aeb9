import type { DeskSales } from '../../contract/calls/staff/sales.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Bar } from '../../ui/display/Bar.tsx'
import layout from '../../ui/base/layout.module.css'
import { SalesCard } from './SalesCard.tsx'
import { text } from './texts.ts'

/** How many parcels came later than promised. */
export const Promises = ({ promised }: Pick<DeskSales, 'promised'>) => (
  <Card>
    <CardBody stack={3}>
      <h2>{text.promises}</h2>
      <LateShare promised={promised} />
    </CardBody>
  </Card>
)

export const LateShare = ({ promised }: Pick<DeskSales, 'promised'>) =>
  promised.parcels === 0 ? (
    <p>{text.noPromises}</p>
  ) : (
    <div>
      <p>{text.late(promised)}</p>
      <Bar value={promised.late} max={promised.parcels} />
    </div>
  )

/** What is gone first at the pace of these days. */
export const RunningOut = ({ sales: { shop, days, running_out: rows } }: { sales: DeskSales }) => (
  <SalesCard
    title={text.runningOut}
    lead={text.runningOutLead(days.length)}
    empty={text.noneRunsOut}
    file={{
      name: text.file(shop, 'stock', days[days.length - 1]?.day ?? ''),
      head: [text.ofListing, text.ofLeft, text.ofLasts],
      rows: rows.map(({ title, pieces, days: lasts }) => [title, pieces, lasts]),
    }}
  >
    <ul className={layout.stack3}>
      {rows.map((row) => (
        <li key={row.listing_id}>
          <b>{row.title}</b>
          <div className={row.days < SOON_DAYS ? layout.error : layout.small}>{text.left(row.pieces, row.days)}</div>
        </li>
      ))}
    </ul>
  </SalesCard>
)

/** Whoever orders anew now has it before it is gone. */
const SOON_DAYS = 7
