import { useRef, useState } from 'react'
import { joinedDigits } from '../../contract/digits.ts'
import type { PinPlace } from '../../contract/pin-place.ts'
import { isPincode } from '../../contract/pins.ts'
import { fillIn } from '../../ui/form/fill-in.ts'
import { lookUpPin } from './pin.ts'
import { commonFields, NO_PLACE, placesOf, type FilledPlace } from './places.ts'

type PlaceName = keyof FilledPlace

/** What a form with these fields offers. */
interface PlaceForm<Name extends PlaceName> {
  getValues: () => Partial<Record<Name, unknown>> & { pincode: string }
  setValue: (name: Name, value: FilledPlace[Name], options?: { shouldDirty?: boolean }) => void
  trigger: (names: Name[]) => unknown
  watch: (name: Name) => unknown
}

type State = 'idle' | 'looking' | 'found' | 'several' | 'unknown' | 'denied'

/** Fills the place fields from a PIN or a position, marks what it filled, and offers a choice where there are several. */
export const usePlaces = <Name extends PlaceName>(form: PlaceForm<Name>, fields: readonly Name[]) => {
  const [state, setState] = useState<State>('idle')
  const [places, setPlaces] = useState<FilledPlace[]>([])
  const [filled, setFilled] = useState<Partial<FilledPlace>>({})
  const initial = useRef(form.getValues())
  const lastPin = useRef(form.getValues().pincode)
  const turn = useRef(0)

  const fill = (place: Partial<FilledPlace>, allowed = fields) => {
    const names = allowed.filter((name) => place[name] !== undefined)
    for (const name of names) {
      const value = place[name]
      if (value !== undefined && value !== form.getValues()[name]) fillIn(form, name, value, { shouldDirty: true })
    }
    form.trigger(names.filter((name) => place[name] !== ''))
    const now = form.getValues()
    lastPin.current = joinedDigits(now.pincode)
    const held = fields.filter((name) => place[name] !== undefined && place[name] === now[name])
    setFilled(Object.fromEntries(held.map((name) => [name, place[name]])))
  }
  /** What another PIN has filled in is not true of this one. */
  const forget = () => {
    turn.current += 1
    setState('idle')
    setPlaces([])
    const now = form.getValues()
    for (const name of fields)
      if (name !== 'pincode' && filled[name] !== undefined && filled[name] === now[name])
        form.setValue(name, NO_PLACE[name])
    setFilled({})
  }
  const take = (found: readonly PinPlace[], allowed?: readonly Name[]) => {
    const all = placesOf(found)
    setPlaces(all.length > 1 ? all : [])
    setState(all.length === 0 ? 'unknown' : all.length === 1 ? 'found' : 'several')
    fill(commonFields(all), allowed)
  }
  /** What she has typed is not overwritten. */
  const mayFill = (name: Name): boolean => {
    const value = form.getValues()[name]
    return !value || value === initial.current[name]
  }
  const lookUp = async (pin: string) => {
    const mine = ++turn.current
    setState('looking')
    const found = await lookUpPin(pin)
    if (mine === turn.current) take(found ?? [], fields.filter(mayFill))
  }
  /** The last digit of the pincode looks it up. */
  const readPin = async () => {
    const pin = joinedDigits(form.getValues().pincode)
    if (pin === lastPin.current) return
    lastPin.current = pin
    forget()
    if (isPincode(pin)) await lookUp(pin)
  }
  /** Looks up a PIN that has come by itself, so that what is missing is filled in, and what is of it is known. */
  const complete = async () => {
    const pin = joinedDigits(form.getValues().pincode)
    lastPin.current = pin
    if (isPincode(pin) && pin !== initial.current.pincode) await lookUp(pin)
  }
  const choose = (index: number) => {
    const place = places[index]
    if (!place) return
    fill(
      place,
      fields.filter((name) => mayFill(name) || filled[name] === form.getValues()[name]),
    )
    setState('found')
  }
  const isFilled = (name: Name): boolean => filled[name] !== undefined && filled[name] === form.watch(name)
  const deny = () => setState('denied')
  return { state, places, take, deny, readPin, complete, choose, isFilled }
}
