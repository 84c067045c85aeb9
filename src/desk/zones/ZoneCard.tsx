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
  area: DeliveryZone
  /** Without it the shop delivers everywhere. */
  isLast: boolean
  onDone: () => void
}

/** One area with its PINs, days and cash. */
export const ZoneCard = ({ shopId, area, isLast, onDone }: ZoneCardProps) => {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  const remove = async () => {
    const body = { pins: pinsTyped(area.pins) }
    const answer = await change('deskAreaRemove', { params: { id: String(shopId) }, body })
    report(answer, text.removed, onDone)
  }
  return (
    <Card>
      <CardBody>
        <h3>{text.pins(area.pins)}</h3>
        <p>{text.days(area.days)}</p>
        <p className={layout.small}>{text.cash(area)}</p>
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.change}
          aria-label={text.changeOf(area.pins)}
          onClick={() => setOpen('change')}
        />
        <CardFooterButton
          danger
          icon="trash"
          label={text.remove}
          aria-label={text.removeOf(area.pins)}
          onClick={() => setOpen('remove')}
        />
      </CardFooter>
      {open === 'change' && <ZoneDialog shopId={shopId} area={area} onDone={onDone} onClose={close} />}
      {open === 'remove' && (
        <Confirm title={text.removeTitle} yes={text.remove} no={text.keep} onYes={() => void remove()} onClose={close}>
          <p>{isLast ? text.removeLast : text.removeText(area.pins)}</p>
        </Confirm>
      )}
    </Card>
  )
}
