import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { DealChange } from '../../contract/calls/staff/promotions.ts'
import type { Deal } from '../../contract/promotions.ts'
import { dayInIndia } from '../../contract/india.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TextArea, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

type TypedDeal = InferOutput<typeof DealChange>

const today = (): string => dayInIndia(Date.now())

/** Sets the deal, which takes the place of the one before. */
const DealDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { field, submit } = useSchemaForm<TypedDeal, TypedDeal>(DealChange, {
    text: '',
    start: today(),
    end: '',
  })
  const save = async (body: TypedDeal) => {
    const answer = await change('deskDealSet', { body })
    return report(answer, text.dealSaved, onClose, onDone)
  }
  return (
    <FormDialog title={text.dealSet} submit={text.save} onSubmit={submit(save)} onClose={onClose}>
      <TextArea {...field('text')} label={text.dealText} hint={text.dealTextHint} rows={3} maxLength={300} />
      <TextField {...field('start')} type="date" label={text.start} />
      <TextField {...field('end')} type="date" label={text.end} />
    </FormDialog>
  )
}

/** A day lasts until it ends. */
const isOver = ({ end_date_time: end }: Deal): boolean =>
  Date.parse(end.length > 10 ? end : `${end}T23:59:59+05:30`) < Date.now()

/** The deal that is shown above every page. */
export const DealCard = ({ deal, onChange }: { deal: Deal | undefined; onChange: () => void }) => {
  const [open, setOpen] = useState<'set' | 'end'>()
  const close = () => setOpen(undefined)
  const end = async () => {
    if (deal === undefined) return
    const now = new Date().toISOString()
    const start = deal.start_date_time < now ? deal.start_date_time : now
    const answer = await change('deskDealSet', { body: { text: deal.deals, start, end: now } })
    report(answer, text.dealOver, onChange)
  }
  return (
    <Card>
      <CardBody stack={2}>
        <h2>{text.deal}</h2>
        {deal === undefined ? (
          <p>{text.noDeal}</p>
        ) : (
          <div>
            <p className={layout.name}>{deal.deals}</p>
            <p className={layout.small}>{text.dealDays(deal.start_date_time, deal.end_date_time)}</p>
            {isOver(deal) && <p>{text.dealOver}</p>}
          </div>
        )}
        <Button kind="leaf" full icon="edit" label={text.dealSet} onClick={() => setOpen('set')} />
        {deal !== undefined && !isOver(deal) && (
          <Button full icon="close" label={text.dealEnd} onClick={() => setOpen('end')} />
        )}
      </CardBody>
      {open === 'set' && <DealDialog onDone={onChange} onClose={close} />}
      {open === 'end' && (
        <Confirm title={text.dealEndTitle} yes={text.dealEnd} no={text.stay} onYes={() => void end()} onClose={close}>
          <p>{text.dealEndLead}</p>
        </Confirm>
      )}
    </Card>
  )
}
