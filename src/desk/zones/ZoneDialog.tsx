import type { InferOutput } from 'valibot'
import { ZoneForm } from '../../contract/calls/staff/zones.ts'
import type { DeliveryZone } from '../../contract/delivery/zones.ts'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { pinsTyped } from './pins-typed.ts'
import { text } from './texts.ts'

interface ZoneDialogProps {
  shopId: number
  /** The one to change; absent for a new one. */
  zone?: DeliveryZone
  onDone: () => void
  onClose: () => void
}

/** Says how PINs begin, in how many days they are reached, and what is taken in cash there. */
export const ZoneDialog = ({ shopId, zone, onDone, onClose }: ZoneDialogProps) => {
  const words = text.form
  const { form, field, submit } = useSchemaForm<ZoneForm, InferOutput<typeof ZoneForm>>(ZoneForm, {
    pins: pinsTyped(zone?.pins ?? []),
    days: zone?.days.join('-') ?? '',
    cash_max: zone?.cash_max?.toString() ?? '',
  })
  const save = async () => {
    // As it was typed: the server reads it by the same rules.
    const body = { ...form.getValues(), ...(zone && { instead_of: pinsTyped(zone.pins) }) }
    const answer = await change('deskAreaSet', { params: { id: String(shopId) }, body })
    return report(answer, words.saved, onClose, onDone)
  }
  const title = zone === undefined ? words.add : words.change
  return (
    <FormDialog title={title} submit={words.save} onSubmit={submit(save)} onClose={onClose}>
      <TextArea {...field('pins')} label={words.pins} hint={words.pinsHint} rows={2} autoComplete="off" />
      <TextField {...field('days')} label={words.days} hint={words.daysHint} maxLength={5} autoComplete="off" />
      <TextField
        {...field('cash_max')}
        label={words.cash}
        hint={words.cashHint}
        inputMode="decimal"
        maxLength={11}
        autoComplete="off"
      />
    </FormDialog>
  )
}
