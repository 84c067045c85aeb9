import { useState } from 'react'
import type { DeskAreas } from '../../contract/calls/staff/zones.ts'
import { Button } from '../../ui/button/Button.tsx'
import layout from '../../ui/base/layout.module.css'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { ZoneCard } from './ZoneCard.tsx'
import { ZoneDialog } from './ZoneDialog.tsx'
import { text } from './texts.ts'

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
