import { useState } from 'react'
import { ClosedForm, type DeskAreas } from '../../contract/calls/staff/zones.ts'
import type { ClosedDays } from '../../contract/delivery/zones.ts'
import { dayInIndia } from '../../contract/india.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface ClosedDialogProps {
  shopId: number
  closed: ClosedDays | undefined
  onDone: () => void
  onClose: () => void
}

/** Chooses the days on which the shop is closed. */
const ClosedDialog = ({ shopId, closed, onDone, onClose }: ClosedDialogProps) => {
  const words = text.closed
  const { field, submit } = useSchemaForm<ClosedForm, ClosedForm>(ClosedForm, {
    closed_from: closed?.[0] ?? '',
    closed_to: closed?.[1] ?? '',
  })
  const save = async (body: ClosedForm) => {
    const answer = await change('deskClosedSet', { params: { id: String(shopId) }, body })
    return report(answer, words.saved, onClose, onDone)
  }
  return (
    <FormDialog title={words.title} submit={words.save} onSubmit={submit(save)} onClose={onClose}>
      <TextField {...field('closed_from')} type="date" label={words.from} />
      <TextField {...field('closed_to')} type="date" label={words.to} />
    </FormDialog>
  )
}

interface ClosedCardProps {
  shop: DeskAreas
  onDone: () => void
}

const today = (): string => dayInIndia(Date.now())

/** The closing that goes on or is to come. */
const comingOf = ({ closed }: DeskAreas): ClosedDays | undefined =>
  closed !== null && closed[1] >= today() ? closed : undefined

/** Whether the shop is closed, now or soon, and the way to change that. */
export const ClosedCard = ({ shop, onDone }: ClosedCardProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const words = text.closed
  const coming = comingOf(shop)
  const isClosed = coming !== undefined && coming[0] <= today()
  const open = async () => {
    const answer = await change('deskClosedEnd', { params: { id: String(shop.seller_id) } })
    report(answer, words.ended, onDone)
  }
  return (
    <Card edge={isClosed ? 'bad' : undefined}>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <p>{coming === undefined ? words.open : isClosed ? words.now(coming[1]) : words.later(...coming)}</p>
        <Button
          full
          icon="clock"
          label={coming === undefined ? words.set : words.change}
          onClick={() => setIsOpen(true)}
        />
        {coming !== undefined && (
          <Button kind="leaf" full label={isClosed ? words.end : words.takeBack} onClick={() => void open()} />
        )}
      </CardBody>
      {isOpen && (
        <ClosedDialog shopId={shop.seller_id} closed={coming} onDone={onDone} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  )
}
