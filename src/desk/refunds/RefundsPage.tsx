import { useState } from 'react'
import type { AdminRefund } from '../../contract/calls/staff/returns.ts'
import { ask, change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { RefundCard } from './RefundCard.tsx'
import { text } from './texts.ts'

/** Money that goes back: what is due, what is sent, and what is done. */
export const RefundsPage = () => {
  const which = usePart(text.parts)
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const [round, setRound] = useState(0)
  const [finishing, finish] = useState<AdminRefund>()
  const again = () => setRound(round + 1)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.parts} chosen={which} />
      <PagedList
        ask={(cursor) => ask('deskRefunds', { query: { which, cursor } })}
        trigger={`${which} ${round}`}
        empty={{ title: text.empty, text: text.emptyText }}
      >
        {(refund) => (
          <RefundCard
            key={refund.id}
            refund={refund}
            {...(isOperators && { moves: { onChange: again, onFinish: () => finish(refund) } })}
          />
        )}
      </PagedList>
      {finishing !== undefined && (
        <ReasonDialog
          {...text.finishing}
          max={100}
          onClose={() => finish(undefined)}
          send={async (reference) => {
            const params = { id: String(finishing.id) }
            return report(await change('deskRefundDone', { params, body: { reference } }), text.did.done, again)
          }}
        />
      )}
    </>
  )
}
