import { useState } from 'react'
import type { DeliveryZone } from '../../contract/delivery/zones.ts'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { ZoneDialog } from './ZoneDialog.tsx'
import { pinsTyped } from './pins-typed.ts'
import { text } from './texts.ts'

interface ZoneCardProps {
  shopId: number
  zone: DeliveryZone
  /** Without it the shop delivers everywhere. */
  isLast: boolean
  onDone: () => void
}

/** One zone with its PINs, days and cash. */
export const ZoneCard = ({ shopId, zone, isLast, onDone }: ZoneCardProps) => {
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
