import { useRef, useState } from 'react'
import { joinedDigits } from '../../contract/digits.ts'
import type { PinPlace } from '../../contract/entities.ts'
import { isPincode } from '../../contract/pins.ts'
import { fillIn } from '../../ui/form/fill-in.ts'
import { lookUpPin } from './pin.ts'
import { commonFields, placesOf, type FilledPlace } from './places.ts'

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
  const lastPin = useRef(form.getValues().pincode)
  const turn = useRef(0)

  const fill = (place: Partial<FilledPlace>, allowed = fields) => {
    const names = allowed.filter((name) => place[name] !== undefined)
    for (const name of names) {
      const value = place[name]
      if (value !== undefined && value !== form.getValues()[name]) fillIn(form, name, value, { shouldDirty: true })
    }
    form.trigger(names.filter((name) => place[name] !== ''))
    setFilled((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, place[name]])) }))
  }
  const take = (found: readonly PinPlace[], allowed?: readonly Name[]) => {
    const all = placesOf(found)
    setPlaces(all.length > 1 ? all : [])
    setState(all.length === 0 ? 'unknown' : all.length === 1 ? 'found' : 'several')
    fill(commonFields(all), allowed)
  }
  const lookUp = async (pin: string, mayFill: (name: Name) => boolean) => {
    lastPin.current = pin
    const mine = ++turn.current
    setState('looking')
    const found = await lookUpPin(pin)
    if (mine === turn.current) take(found ?? [], fields.filter(mayFill))
  }
  /** The last digit of the pincode looks it up; what is typed into another field meanwhile is not overwritten. */
  const readPin = async () => {
    const before = form.getValues()
    const pin = joinedDigits(before.pincode)
    if (pin !== lastPin.current && isPincode(pin)) await lookUp(pin, (name) => form.getValues()[name] === before[name])
  }
  /** Looks up the PIN that stands there already, and fills in only what is still empty. */
  const complete = async () => {
    const pin = joinedDigits(form.getValues().pincode)
    if (isPincode(pin)) await lookUp(pin, (name) => !form.getValues()[name])
  }
  const choose = (index: number) => {
    const place = places[index]
    if (!place) return
    fill(place)
    setState('found')
  }
  const isFilled = (name: Name): boolean => filled[name] !== undefined && filled[name] === form.watch(name)
  const deny = () => setState('denied')
  return { state, places, take, deny, readPin, complete, choose, isFilled }
}
