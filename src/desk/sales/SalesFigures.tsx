import { Link, useSearchParams } from 'react-router-dom'
import { MISSES_KEPT_DAYS, SALES_NAMED_MAX, type DeskSales, type Sold } from '../../contract/calls/staff/sales.ts'
import layout from '../../ui/base/layout.module.css'
import { CountTable } from './CountTable.tsx'
import { DayPlot } from './DayPlot.tsx'
import { Promises, RunningOut } from './Pace.tsx'
import { SalesCard } from './SalesCard.tsx'
import { FIGURES, SoldTable } from './SoldTable.tsx'
import { text } from './texts.ts'

const HEAD = FIGURES.map((figure) => text.figures[figure])
const cellsOf = (sold: Sold): number[] => FIGURES.map((figure) => sold[figure])
const top = (rows: readonly unknown[]) => (rows.length === SALES_NAMED_MAX ? { lead: text.top(SALES_NAMED_MAX) } : {})

/** The figures of some days, each as a drawing and as the numbers below it. */
export const SalesFigures = ({ sales }: { sales: DeskSales }) => {
  const { shop, days, listings, pins, returns, shops, missed } = sales
  const file = (what: string) => text.file(shop, what, days[days.length - 1]?.day ?? '')
  const isSold = days.some(({ orders, returned }) => orders > 0 || returned > 0)
  const reasons = returns.map(({ reason, pieces }) => [text.reasons[reason], pieces] as const)
  const words = missed.map((one) => [one.text, one.count] as const)
  return (
    <>
      <SalesCard
        title={text.byDay}
        empty={text.noneSold}
        file={{
          name: file('days'),
          head: [text.ofDay, ...HEAD, text.figures.cash],
          rows: isSold ? days.map((day) => [day.day, ...cellsOf(day), day.cash]) : [],
        }}
      >
        <DayPlot figure="amount" days={days} />
        <DayPlot figure="orders" days={days} />
        <DayPlot figure="pieces" days={days} />
        <DayPlot figure="cash" days={days} />
        <p className={layout.small}>{text.cashLead}</p>
        <details>
          <summary className={layout.tap}>{text.numbers}</summary>
          <SoldTable caption={text.numbers} rows={[...days].reverse()} keyOf={({ day }) => day}>
            {({ day }) => text.day(day)}
          </SoldTable>
        </details>
      </SalesCard>
      <Promises promised={sales.promised} />
      {shop !== null && <RunningOut sales={sales} />}
      {shop === null && (
        <SalesCard
          title={text.shops}
          empty={text.noneSold}
          {...top(shops)}
          file={{
            name: file('shops'),
            head: [text.ofShop, ...HEAD],
            rows: shops.map((row) => [row.shop_name, ...cellsOf(row)]),
          }}
        >
          <SoldTable caption={text.shops} compared rows={shops} keyOf={({ id }) => id}>
            {({ id, shop_name }) => <ShopLink id={id} name={shop_name} />}
          </SoldTable>
        </SalesCard>
      )}
      <SalesCard
        title={text.listings}
        empty={text.noneSold}
        {...top(listings)}
        file={{
          name: file('products'),
          head: [text.ofListing, text.ofShop, ...HEAD],
          rows: listings.map((row) => [row.title, row.shop_name, ...cellsOf(row)]),
        }}
      >
        <SoldTable caption={text.listings} compared rows={listings} keyOf={({ listing_id }) => listing_id}>
          {({ title, shop_name }) => (
            <>
              {title}
              {shop === null && <span className={layout.small}> {shop_name}</span>}
            </>
          )}
        </SoldTable>
      </SalesCard>
      <SalesCard
        title={text.pins}
        empty={text.noneSold}
        {...top(pins)}
        file={{
          name: file('pins'),
          head: [text.ofPin, text.ofDistrict, ...HEAD],
          rows: pins.map((row) => [row.pincode, row.district, ...cellsOf(row)]),
        }}
      >
        <SoldTable caption={text.pins} compared rows={pins} keyOf={({ pincode }) => pincode}>
          {({ pincode, district }) => text.pin(pincode, district)}
        </SoldTable>
      </SalesCard>
      <SalesCard
        title={text.returns}
        empty={text.noReturns}
        file={{ name: file('returns'), head: [text.ofReason, text.figures.pieces], rows: reasons }}
      >
        <CountTable head={[text.ofReason, text.figures.pieces]} rows={reasons} />
      </SalesCard>
      <SalesCard
        title={text.missed}
        lead={text.missedLead(Math.min(days.length, MISSES_KEPT_DAYS))}
        empty={text.noMissed}
        file={{ name: file('not-found'), head: [text.ofMissed, text.searches], rows: words }}
      >
        <CountTable head={[text.ofMissed, text.searches]} rows={words} />
      </SalesCard>
    </>
  )
}

/** To the figures of one shop alone, of the same days. */
const ShopLink = ({ id, name }: { id: number; name: string }) => {
  const [query] = useSearchParams()
  const to = new URLSearchParams(query)
  to.set('shop', String(id))
  return (
    <Link className={layout.tap} to={`?${to}`}>
      {name}
    </Link>
  )
}
