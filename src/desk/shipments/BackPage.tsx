import { useState } from 'react'
import { PILES } from '../../contract/calls/staff/shipments.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { queueChanges } from '../actions.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ParcelHead, ParcelLines, ParcelPlace } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList, useStableParcels } from './PileList.tsx'
import { text } from '../texts.ts'

/** Takes in what came back: whether it can be sold again, and why it came. */
const ReceivedDialog = ({ parcel, onClose }: { parcel: ParcelView; onClose: () => void }) => {
  const [restock, setRestock] = useState<boolean>()
  const [reason, setReason] = useState(parcel.reason ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const words = text.back

  const save = async () => {
    if (restock === undefined || reason.trim() === '') return setIsMissing(true)
    const body = { restock, reason: reason.trim() }
    if (await queueChanges({ op: 'desk.receive', target: parcel.id, body })) onClose()
  }
  return (
    <FormDialog title={words.submit} submit={words.submit} onSubmit={save} onClose={onClose}>
      <p>{parcel.id}</p>
      <Choices legend={words.state}>
        <RadioCard name="state" checked={restock === true} onChange={() => setRestock(true)} label={words.restock}>
          {words.restockMore}
        </RadioCard>
        <RadioCard name="state" checked={restock === false} onChange={() => setRestock(false)} label={words.damaged}>
          {words.damagedMore}
        </RadioCard>
      </Choices>
      {isMissing && restock === undefined && (
        <p className={layout.error} role="alert">
          {words.stateMissing}
        </p>
      )}
      <TextField
        name="reason"
        label={words.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
      />
    </FormDialog>
  )
}

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
