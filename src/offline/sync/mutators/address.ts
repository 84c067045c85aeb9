import * as v from 'valibot'
import type { Address, AddressKind } from '../../../contract/entities.ts'
import type { AddressForm } from '../../../contract/forms.ts'
import type { ChangeRow, DeadRow } from '../../../client/db/records.ts'
import type { AddressView, AnyChange, Mutator } from './mutator.ts'

/** What the four changes of an address share. Their `target` is the address's id, chosen by the phone. */

export interface AddressChangeOf<Op extends string, Body> {
  op: Op
  kind: AddressKind
  target: string
  body: Body
}

const kind = v.picklist(['delivery', 'billing'])
const form = v.record(v.string(), v.nullish(v.union([v.string(), v.number()])))

export const rowSchema = v.looseObject({ kind })
export const rowWithForm = v.looseObject({ kind, body: form })

type Owner = Pick<AddressChangeOf<string, unknown>, 'kind' | 'target'>

export const laneOfAddress = ({ kind: of, target }: Owner): string => `a:${of}:${target}`

/** Whether a row is about the same address. */
export const isAbout = (row: ChangeRow, { kind: of, target }: Owner): boolean =>
  row.kind === of && row.target === target

export const isOp = (row: ChangeRow | AnyChange, ...ops: string[]): boolean => ops.includes(row.op)

/** Whether a refused default is about this address: what the farmer does now replaces it. */
export const isItsDefault = (change: Owner, dead: DeadRow): boolean =>
  isOp(dead, 'addr.default') && isAbout(dead, change)

export const subjectOf = ({ body }: { body: AddressForm }): string =>
  `${body.name}, ${body.house_number}, ${body.area}, ${body.city}`

export type AddressMutator<Verb extends string, Body> = Mutator<
  AddressChangeOf<`addr.${Verb}`, Body>,
  AddressView,
  `${Verb}.${AddressKind}`
>

/** What all four have in common. */
export const ofAddress = <const Verb extends string>(verb: Verb) =>
  ({
    lane: laneOfAddress,
    collection: (change: Owner) => change.kind,
    replaces: isItsDefault,
    label: (change: Owner) => `${verb}.${change.kind}` as const,
    icon: 'pin',
  }) as const

/** An address as the server will return it. */
export const addressOf = (id: string, from: AddressForm, is_default: 0 | 1, created_at?: string): Address => ({
  id,
  name: from.name,
  phone_number: from.phone_number,
  house_number: from.house_number,
  area: from.area,
  pincode: from.pincode,
  city: from.city,
  district: from.district,
  state: from.state,
  landmark: from.landmark ?? null,
  lat: from.lat ?? null,
  lng: from.lng ?? null,
  is_default,
  ...(created_at === undefined ? {} : { created_at }),
})

/** Without a default the oldest takes its place, as on the server. */
export const withDefault = (shown: AddressView[]): AddressView[] => {
  if (shown.some(({ is_default }) => is_default === 1)) return shown
  const [oldest] = [...shown].sort(byAge)
  return shown.map((address) => (address === oldest ? { ...address, is_default: 1 } : address))
}

/** What the server has not dated yet is the youngest, in the order in which it was made. */
const byAge = (a: Address, b: Address): number => {
  if (a.created_at === b.created_at) return a.created_at === undefined ? 0 : a.id.localeCompare(b.id)
  return (a.created_at ?? LATEST).localeCompare(b.created_at ?? LATEST)
}
const LATEST = '9999'
