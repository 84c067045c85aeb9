import { Link } from 'react-router-dom'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { DayPlot } from './DayPlot.tsx'
import { LateShare, RunningOut } from './Pace.tsx'
import { SalesCard } from './SalesCard.tsx'
import { SoldTable } from './SoldTable.tsx'
import { text } from './texts.ts'

/** Orders and cash of the last 14 days, what is gone first and what came late; nothing while nothing was ordered. */
export const Fortnight = () => {
  const { answer } = useAnswer(() => ask('deskSales', { query: { days: '14' } }))
  if (answer === undefined || isFailure(answer)) return null
  const { data: sales } = answer
  const { shop, days } = sales
  if (!days.some(({ orders }) => orders > 0)) return null
  return (
    <div className={`${layout.stack3} ${layout.above5}`}>
      <SalesCard
        title={text.fortnight}
        empty={text.noneSold}
        file={{
          name: text.file(shop, 'fortnight', days[days.length - 1]?.day ?? ''),
          head: [text.ofDay, text.figures.orders, text.figures.amount, text.figures.cash],
          rows: days.map(({ day, orders, amount, cash }) => [day, orders, amount, cash]),
        }}
      >
        <DayPlot figure="orders" days={days} />
        <DayPlot figure="cash" days={days} />
        <p className={layout.small}>{text.cashLead}</p>
        <LateShare promised={sales.promised} />
        <details>
          <summary className={layout.tap}>{text.numbers}</summary>
          <SoldTable caption={text.numbers} rows={[...days].reverse()} keyOf={({ day }) => day}>
            {({ day }) => text.day(day)}
          </SoldTable>
        </details>
        <Link className={layout.tap} to="/desk/sales">
          {text.more}
        </Link>
      </SalesCard>
      <RunningOut sales={sales} />
    </div>
  )
}
