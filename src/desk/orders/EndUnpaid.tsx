import { useState } from 'react'
import type { DeskOrder } from '../../contract/calls/staff/orders.ts'
import { mayDo } from '../../contract/staff.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { text } from './texts.ts'

interface EndUnpaidProps {
  order: DeskOrder
  onChange: () => void
}

/** Ends an order that waits for its payment: for the operator's people, as it may be of several shops. */
export const EndUnpaid = ({ order: { order_id: id, parcels }, onChange }: EndUnpaidProps) => {
  const mayEnd = useDesk(({ me }) => me?.seller_id === null && mayDo(me.role, 'claims'))
  const [isAsked, askAbout] = useState(false)
  if (!mayEnd || !parcels.some(({ state }) => state === 'waiting_payment')) return null
  const end = async () => report(await change('deskOrderEnd', { params: { id } }), text.ended, onChange)
  return (
    <>
      <Button full icon="close" label={text.end} onClick={() => askAbout(true)} />
      {isAsked && (
        <Confirm
          title={text.endTitle(id)}
          yes={text.end}
          no={text.stay}
          onYes={() => void end()}
          onClose={() => askAbout(false)}
        >
          <p>{text.endText}</p>
        </Confirm>
      )}
    </>
  )
}
