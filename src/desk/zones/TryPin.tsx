import { useState } from 'react'
import { joinedDigits } from '../../contract/digits.ts'
import type { DeskAreas } from '../../contract/calls/staff/zones.ts'
import { ALL_INDIA, promiseOf, zoneOf } from '../../contract/delivery/promise.ts'
import { isPincode } from '../../contract/pins.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import { text } from './texts.ts'

/** Says what a customer at a PIN is promised, by the same rule as the shop. */
export const TryPin = ({ shop }: { shop: DeskAreas }) => {
  const [typed, setTyped] = useState('')
  const pin = joinedDigits(typed)
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.try.title}</h2>
        <TextField
          name="try"
          label={text.try.pin}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div aria-live="polite">{isPincode(pin) && <Promised shop={shop} pin={pin} />}</div>
      </CardBody>
    </Card>
  )
}

const promisedNow = ({ seller_id: id, zones, closed, until }: DeskAreas, pin: string) =>
  promiseOf([{ seller_id: id, zones, ...(closed && { closed }), ...(until && { until }) }], id, pin, Date.now())

const Promised = ({ shop, pin }: { shop: DeskAreas; pin: string }) => {
  const zones = shop.zones.length === 0 ? [ALL_INDIA] : shop.zones
  const zone = zoneOf(zones, pin)
  const promise = promisedNow({ ...shop, zones }, pin)
  if (zone === undefined || promise === null) return <p className={layout.error}>{text.try.none(pin)}</p>
  const fitting = zone.pins.filter((prefix) => pin.startsWith(prefix))
  const [longest = ''] = fitting.sort((a, b) => b.length - a.length)
  return (
    <>
      <p className={layout.name}>
        {text.try.found(longest)}: {text.days(zone.days)}
      </p>
      <p>{promise.from === promise.to ? text.try.by(promise.to) : text.try.promise(promise.from, promise.to)}</p>
      <p>{text.charge(zone)}</p>
      <p>{text.cash(zone)}</p>
    </>
  )
}
