import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { SalesDays } from '../../contract/calls/staff/sales.ts'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { text } from './texts.ts'

const DAYS: Record<keyof typeof text.spans, SalesDays> = { week: '7', month: '30', quarter: '90' }
/** Between two askings for days that are still being added up. */
const PAUSE_MS = 3_000

/** What sells: of the own shop, or for the operator of all shops or of the one that the address names. */
export const SalesPage = () => {
  const span = usePart(text.spans)
  const [query] = useSearchParams()
  const seller = query.get('shop') ?? undefined
  const asked = useAnswer(() => ask('deskSales', { query: { days: DAYS[span], seller } }), `${span} ${seller}`)
  const { answer, refresh } = asked
  const isCounting = answer !== undefined && !isFailure(answer) && answer.data.uncounted > 0
  useEffect(() => {
    const timer = isCounting ? setTimeout(refresh, PAUSE_MS) : undefined
    return () => clearTimeout(timer)
  })
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.spans} chosen={span} />
      <Answered of={asked}>
        {(sales) => (
          <div className={layout.stack3}>
            {seller !== undefined && sales.shop !== null && (
              <p>
                {text.oneShop(sales.shop.shop_name)}{' '}
                <Link className={layout.tap} to={`?which=${span}`}>
                  {text.allShops}
                </Link>
              </p>
            )}
            <p className={layout.small}>{text.lead}</p>
            <p role="status">{sales.uncounted > 0 && text.uncounted(sales.uncounted)}</p>
            <SalesFigures sales={sales} />
          </div>
        )}
      </Answered>
    </>
  )
}
