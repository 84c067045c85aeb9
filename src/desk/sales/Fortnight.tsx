import { Link } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { useDesk } from '../desk.store.ts'
import { text as desk } from '../texts.ts'
import { DayPlot } from './DayPlot.tsx'
import { askFortnight, keptFortnight } from './kept-fortnight.ts'
import { LateShare, RunningOut } from './Pace.tsx'
import { SalesCard } from './SalesCard.tsx'
import { SoldTable } from './SoldTable.tsx'
import { text } from './texts.ts'

/**
 * Orders and cash of the last 14 days, what is gone first and what came late; nothing while nothing was ordered. Until the
 * shop says it, and without network, as it was shown last.
 */
export const Fortnight = () => {
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const online = useNetwork((network) => network.online)
  const { answer: kept } = useAnswer(() => keptFortnight(acct), acct)
  const { answer: told } = useAnswer(() => askFortnight(acct), `${acct} ${online}`)
  const shown = told ?? kept
  if (shown === undefined || shown === null) return null
  const { sales, at } = shown
  const { shop, days } = sales
  if (!days.some(({ orders }) => orders > 0)) return null
  return (
    <div className={`${layout.stack3} ${layout.above5}`}>
      <SalesCard
        title={text.fortnight}
        lead={desk.network.asOf(at)}
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
