import { useState } from 'react'
import * as v from 'valibot'
import { ClosingHour, type DeskAreas } from '../../contract/calls/staff/zones.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { SelectField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { hourOf } from '../days-and-counts.ts'
import { text } from './hour-texts.ts'

const HOURS = Array.from({ length: 23 }, (_, before) => before + 1)

/** The choice of an hour, an empty one where the day has none. */
const Chosen = v.pipe(
  v.object({ until: v.string() }),
  v.transform(({ until }) => ({ until: until === '' ? null : Number(until) })),
  ClosingHour,
)

interface HourDialogProps {
  shop: DeskAreas
  onDone: () => void
  onClose: () => void
}

const HourDialog = ({ shop: { seller_id: id, until }, onDone, onClose }: HourDialogProps) => {
  const { field, submit } = useSchemaForm<v.InferInput<typeof Chosen>, ClosingHour>(Chosen, {
    until: until?.toString() ?? '',
  })
  const save = async (body: ClosingHour) => {
    const answer = await change('deskClosingHourSet', { params: { id: String(id) }, body })
    return report(answer, text.saved, onClose, onDone)
  }
  return (
    <FormDialog title={text.title} submit={text.save} onSubmit={submit(save)} onClose={onClose}>
      <SelectField {...field('until')} label={text.label}>
        <option value="">{text.all}</option>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {text.to(hourOf(hour))}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

/** Until which hour an order counts as one of that day, and the way to change that. */
export const ClosingHourCard = ({ shop, onDone }: { shop: DeskAreas; onDone: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { until } = shop
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.title}</h2>
        <p>{until === null ? text.none : text.from(hourOf(until))}</p>
        <Button full icon="clock" label={text.change} onClick={() => setIsOpen(true)} />
      </CardBody>
      {isOpen && <HourDialog shop={shop} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
