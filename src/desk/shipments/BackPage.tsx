import { useState } from 'react'
import { PILES } from '../../contract/calls/staff/shipments.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { queueChanges } from '../actions.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ParcelHead, ParcelLines, ParcelPlace } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList } from './PileList.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import { useStableParcels } from './useStableParcels.ts'
import { text } from '../texts.ts'

/** What could not be delivered, and what is on its way back. */
export const BackPage = () => (
  <>
    <PageTitle title={text.back.title} isList />
    <PileList of={(parcels) => pileOf(parcels, 'coming_back')} empty={text.back.empty} emptyText={text.back.emptyText}>
      {(parcels) => <Parcels parcels={parcels} />}
    </PileList>
  </>
)

const Parcels = ({ parcels }: { parcels: readonly ParcelView[] }) => (
  <ParcelCards kept={useStableParcels(parcels)} states={PILES.coming_back}>
    {(parcel) => <Returning parcel={parcel} />}
  </ParcelCards>
)

const Returning = ({ parcel }: { parcel: ParcelView }) => {
  const [isOpen, setOpen] = useState(false)
  const { id: target, state, reason } = parcel
  return (
    <Card>
      <CardBody stack={3}>
        <ParcelHead parcel={parcel} promised={false} />
        {state === 'failed' ? (
          <Badge kind="bad" icon="alert" label={text.parcel.failed(reason)} />
        ) : (
          <Badge kind="info" icon="return" label={text.parcel.returning} />
        )}
        <ParcelPlace parcel={parcel} />
        <ParcelLines parcel={parcel} />
      </CardBody>
      <CardFooter>
        {state === 'failed' && (
          <CardFooterButton
            icon="truck"
            label={text.back.again}
            onClick={() => void queueChanges({ op: 'desk.send-again', target, body: null })}
          />
        )}
        {state === 'failed' && (
          <CardFooterButton
            icon="return"
            label={text.back.sendBack}
            onClick={() => void queueChanges({ op: 'desk.come-back', target, body: null })}
          />
        )}
        <CardFooterButton icon="check" label={text.back.received} onClick={() => setOpen(true)} />
      </CardFooter>
      {isOpen && <ReceivedDialog parcel={parcel} onClose={() => setOpen(false)} />}
    </Card>
  )
}
