import { useState } from 'react'
import type { CashDifference } from '../../contract/calls/staff/cash.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { amountOf } from '../amount.ts'
import styles from '../desk.module.css'
import { PagedList } from '../list/PagedList.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { text } from './texts.ts'

interface SettleDialogProps {
  parcel: CashDifference
  onDone: () => void
  onClose: () => void
}

/** Asks what was taken in truth, and why. */
const SettleDialog = ({ parcel: { id }, onDone, onClose }: SettleDialogProps) => {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const sum = amountOf(typed)

  const save = async () => {
    setIsAsked(true)
    if (sum === undefined || reason.trim() === '') return
    const settled = await change('deskCashSettle', { params: { id }, body: { sum, reason: reason.trim() } })
    report(settled, text.settled(id), onDone)
  }
  return (
    <FormDialog title={text.settleOf(id)} submit={text.submit} onSubmit={save} onClose={onClose}>
      <TextField
        name="sum"
        label={text.sum}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isAsked && sum === undefined ? text.sumWrong : undefined}
      />
      <TextField
        name="reason"
        label={text.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isAsked && reason.trim() === '' ? text.reasonMissing : undefined}
      />
    </FormDialog>
  )
}

/** Parcels for which somebody has to decide what was taken. */
export const CashPage = () => {
  const [round, setRound] = useState(0)
  const [settling, settle] = useState<CashDifference>()
  return (
    <>
      <PageTitle title={text.title} />
      <PagedList
        ask={(cursor) => ask('deskCash', { query: { cursor } })}
        trigger={round}
        empty={{ title: text.empty, text: text.emptyText }}
      >
        {(parcel) => <Difference key={parcel.id} parcel={parcel} onSettle={() => settle(parcel)} />}
      </PagedList>
      {settling !== undefined && (
        <SettleDialog
          parcel={settling}
          onDone={() => {
            settle(undefined)
            setRound(round + 1)
          }}
          onClose={() => settle(undefined)}
        />
      )}
    </>
  )
}

const Difference = ({ parcel, onSettle }: { parcel: CashDifference; onSettle: () => void }) => (
  <Card>
    <CardBody>
      <h2 className={styles.id}>{parcel.id}</h2>
      <p className={layout.small}>{parcel.shop_name}</p>
      <TotalRow label={text.due} amount={text.rupees(parcel.due)} />
      <TotalRow label={text.taken} amount={text.rupees(parcel.taken)} />
      {parcel.state !== 'delivered' && <p>{text.notDelivered}</p>}
      <ul className={layout.stack2}>
        {parcel.notes.map((note, at) => (
          <li key={at}>{text.note(note)}</li>
        ))}
      </ul>
    </CardBody>
    <CardFooter>
      <CardFooterButton icon="edit" label={text.settle} aria-label={text.settleOf(parcel.id)} onClick={onSettle} />
    </CardFooter>
  </Card>
)
