import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PinPlace } from '../../contract/entities.ts'
import { isPincode } from '../../contract/pins.ts'
import type { AddressForm } from '../../contract/forms.ts'
import type { AddressValues } from './address-values.ts'
import { lookUpPin } from './pin.ts'
import { commonFields, placesOf } from './places.ts'
import type { FilledPlace } from './places.ts'

const placeNames = ['pincode', 'area', 'city', 'district', 'state', 'lat', 'lng'] as const
type PlaceName = (typeof placeNames)[number]

type State = 'idle' | 'looking' | 'found' | 'several' | 'unknown'

/** Fills the place fields from a PIN or a position, marks what it filled, and offers a choice where there are several. */
export const usePlaces = (form: UseFormReturn<AddressValues, unknown, AddressForm>) => {
  const [state, setState] = useState<State>('idle')
  const [places, setPlaces] = useState<FilledPlace[]>([])
  const [filled, setFilled] = useState<Partial<FilledPlace>>({})
  const lastPin = useRef(form.getValues('pincode'))
  const turn = useRef(0)

  const fill = (place: Partial<FilledPlace>, allowed: readonly PlaceName[] = placeNames) => {
    const names = allowed.filter((name) => place[name] !== undefined)
    for (const name of names) form.setValue(name, place[name], { shouldDirty: true })
    void form.trigger(names.filter((name) => form.getValues(name) !== ''))
    setFilled((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, place[name]])) }))
  }
  const take = (found: readonly PinPlace[], allowed?: readonly PlaceName[]) => {
    const all = placesOf(found)
    setPlaces(all.length > 1 ? all : [])
    setState(all.length === 0 ? 'unknown' : all.length === 1 ? 'found' : 'several')
    fill(commonFields(all), allowed)
  }
  /** The last digit of the pincode looks it up; what is typed into another field meanwhile is not overwritten. */
  const readPin = async () => {
    const pin = form.getValues('pincode').trim()
    if (pin === lastPin.current || !isPincode(pin)) return
    lastPin.current = pin
    const mine = ++turn.current
    const before = form.getValues()
    setState('looking')
    const found = await lookUpPin(pin)
    if (mine !== turn.current) return
    const now = form.getValues()
    take(
      found ?? [],
      placeNames.filter((name) => now[name] === before[name]),
    )
  }
  const choose = (index: number) => {
    const place = places[index]
    if (!place) return
    fill(place)
    setState('found')
  }
  const isFilled = (name: PlaceName): boolean => filled[name] !== undefined && filled[name] === form.watch(name)
  return { state, places, take, readPin, choose, isFilled }
}
