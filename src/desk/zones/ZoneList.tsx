import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { ZoneForm, type DeskAreas } from '../../contract/calls/staff/zones.ts'
import type { DeliveryZone } from '../../contract/delivery/zones.ts'
import { Button } from '../../ui/button/Button.tsx'
import layout from '../../ui/base/layout.module.css'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { TextArea, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { pinsTyped } from './pins-typed.ts'
import { text } from './texts.ts'

interface ZoneDialogProps {
  shopId: number
  /** The one to change; absent for a new one. */
  zone?: DeliveryZone
  onDone: () => void
  onClose: () => void
}

/** Says how PINs begin, in how many days they are reached, for what, and what is taken in cash there. */
const ZoneDialog = ({ shopId, zone, onDone, onClose }: ZoneDialogProps) => {
  const words = text.form
  const { form, field, submit } = useSchemaForm<ZoneForm, InferOutput<typeof ZoneForm>>(ZoneForm, {
    pins: pinsTyped(zone?.pins ?? []),
    days: zone?.days.join('-') ?? '',
    cash_max: zone?.cash_max?.toString() ?? '',
    charge: zone?.charge?.toString() ?? '',
    free_above: zone?.free_above?.toString() ?? '',
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
      <TextField
        {...field('charge')}
        label={words.charge}
        hint={words.chargeHint}
        inputMode="decimal"
        maxLength={11}
        autoComplete="off"
      />
      <TextField
        {...field('free_above')}
        label={words.free}
        hint={words.freeHint}
        inputMode="decimal"
        maxLength={11}
        autoComplete="off"
      />
    </FormDialog>
  )
}

interface ZoneCardProps {
  shopId: number
  zone: DeliveryZone
  /** Without it the shop delivers everywhere. */
  isLast: boolean
  onDone: () => void
}

/** One zone with its PINs, days, charge and cash. */
const ZoneCard = ({ shopId, zone, isLast, onDone }: ZoneCardProps) => {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  const remove = async () => {
    const body = { pins: pinsTyped(zone.pins) }
    const answer = await change('deskAreaRemove', { params: { id: String(shopId) }, body })
    report(answer, text.removed, onDone)
  }
  return (
    <Card>
      <CardBody>
        <h3>{text.pins(zone.pins)}</h3>
        <p>{text.days(zone.days)}</p>
        <p>{text.charge(zone)}</p>
        <p className={layout.small}>{text.cash(zone)}</p>
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.change}
          aria-label={text.changeOf(zone.pins)}
          onClick={() => setOpen('change')}
        />
        <CardFooterButton
          danger
          icon="trash"
          label={text.remove}
          aria-label={text.removeOf(zone.pins)}
          onClick={() => setOpen('remove')}
        />
      </CardFooter>
      {open === 'change' && <ZoneDialog shopId={shopId} zone={zone} onDone={onDone} onClose={close} />}
      {open === 'remove' && (
        <Confirm title={text.removeTitle} yes={text.remove} no={text.keep} onYes={() => void remove()} onClose={close}>
          <p>{isLast ? text.removeLast : text.removeText(zone.pins)}</p>
        </Confirm>
      )}
    </Card>
  )
}

interface ZoneListProps {
  shop: DeskAreas
  onDone: () => void
}

/** Every zone, the quickest first. */
export const ZoneList = ({ shop, onDone }: ZoneListProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={layout.stack3} aria-labelledby="areas">
      <h2 id="areas">{text.zones}</h2>
      <p>{text.lead}</p>
      {shop.zones.length === 0 && (
        <Card>
          <CardBody>
            <p className={layout.name}>{text.everywhere}</p>
            <p>{text.everywhereText}</p>
          </CardBody>
        </Card>
      )}
      {shop.zones.map((zone) => (
        <ZoneCard
          key={zone.pins.join()}
          shopId={shop.seller_id}
          zone={zone}
          isLast={shop.zones.length === 1}
          onDone={onDone}
        />
      ))}
      <Button kind="leaf" full icon="plus" label={text.add} onClick={() => setIsOpen(true)} />
      {isOpen && <ZoneDialog shopId={shop.seller_id} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
