import * as v from 'valibot'
import { addressBooks } from '../../contract/calls/addresses.ts'
import type { Address, AddressKind } from '../../contract/entities.ts'
import type { AddressForm } from '../../contract/forms.ts'
import type { ChangeRow, DeadRow } from '../../client/db/records.ts'
import { freeze, SERVER_FAILED, type AnyChange } from '../../client/sync/mutator.ts'
import { addressOf, type AddressView } from './addresses.shared.ts'
import type { ShopMutator } from '../shop-mutator.shared.ts'

/** What the four changes of an address share. Their `target` is the address's id, chosen by the phone. */

export interface AddressChangeOf<Op extends string, Body> {
  op: Op
  kind: AddressKind
  target: string
  body: Body
}

const kinds = v.picklist(['delivery', 'billing'])
const form = v.record(v.string(), v.nullish(v.union([v.string(), v.number()])))

const rowSchema = v.looseObject({ kind: kinds })
const rowWithForm = v.looseObject({ kind: kinds, body: form })

type Owner = Pick<AddressChangeOf<string, unknown>, 'kind' | 'target'>

const laneOfAddress = ({ kind: of, target }: Owner): string => `a:${of}:${target}`

/** Whether a row is about the same address. */
const isAbout = (row: ChangeRow, { kind: of, target }: Owner): boolean => row.kind === of && row.target === target

const isOp = (row: ChangeRow | AnyChange, ...ops: string[]): boolean => ops.includes(row.op)

/** Whether a refused default is about this address: what the farmer does now replaces it. */
const isItsDefault = (change: Owner, dead: DeadRow): boolean => isOp(dead, 'addr.default') && isAbout(dead, change)

const subjectOf = ({ body }: { body: AddressForm }): string =>
  `${body.name}, ${body.house_number}, ${body.area}, ${body.city}`

type AddressMutator<Verb extends string, Body> = ShopMutator<
  AddressChangeOf<`addr.${Verb}`, Body>,
  AddressView,
  `${Verb}.${AddressKind}`
>

/** What all four have in common. */
const ofAddress = <const Verb extends string>(verb: Verb) =>
  ({
    lane: laneOfAddress,
    collection: (change: Owner) => change.kind,
    replaces: isItsDefault,
    label: (change: Owner) => `${verb}.${change.kind}` as const,
    icon: 'pin',
  }) as const

/** Without a default the oldest takes its place, as on the server. */
const withDefault = (shown: AddressView[]): AddressView[] => {
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

/** So often the server itself has to fail on a new address before the next ones of its kind overtake it. */
const OVERTAKEN_AFTER = 3

const isOvertaken = ({ attempts, lastErr }: ChangeRow): boolean =>
  attempts >= OVERTAKEN_AFTER && lastErr?.cls === SERVER_FAILED

export const createAddress: AddressMutator<'create', AddressForm> = {
  ...ofAddress('create'),
  schema: rowWithForm,
  request: ({ kind, target, body }) => freeze(addressBooks[kind].create, {}, { ...body, id: target }),
  // In order within a kind: the first address becomes its default, and the oldest takes the place of a deleted one.
  waitsFor: ({ kind }, older) =>
    isOp(older, 'addr.create') && older.kind === kind && older.state !== 'parked' && !isOvertaken(older),
  // An address that is made after all is the default again, if it was chosen.
  revives: (change, dead) => dead.reason === 'dependent' && isItsDefault(change, dead),
  apply: (shown, { target, body }) => {
    // A lost answer: the server may have it already, and then the pull has brought it.
    if (shown.some(({ id }) => id === target)) return shown
    return [...shown, { ...addressOf(target, body, shown.length === 0 ? 1 : 0), unsent: true }]
  },
  subject: subjectOf,
}

const isRefusedCreate = (change: Owner, dead: ChangeRow): boolean => isOp(dead, 'addr.create') && isAbout(dead, change)

export const updateAddress: AddressMutator<'update', AddressForm> = {
  ...ofAddress('update'),
  schema: rowWithForm,
  request: ({ kind, target, body }) => freeze(addressBooks[kind].edit, { id: target }, body),
  // Whole, as the server takes it: what was cleared must not come back.
  merge: ({ body }, tail) =>
    isOp(tail, 'addr.create', 'addr.update') ? { rewrite: { ...tail, body }, append: false } : undefined,
  dependsOn: isRefusedCreate,
  apply: (shown, { target, body }) =>
    shown.map((address) =>
      address.id === target
        ? { ...addressOf(target, body, address.is_default, address.created_at), unsent: true }
        : address,
    ),
  subject: subjectOf,
}

export const deleteAddress: AddressMutator<'delete', null> = {
  ...ofAddress('delete'),
  schema: rowSchema,
  request: ({ kind, target }) => freeze(addressBooks[kind].remove, { id: target }),
  merge: (change, tail, queue) => {
    // The delete goes to the end: a default queued in between still finds its address.
    if (isOp(tail, 'addr.update')) return { remove: [tail.seq], append: true }
    if (!isOp(tail, 'addr.create')) return undefined
    const isNamed = queue.some((row) => isOp(row, 'addr.default') && isAbout(row, change))
    return isNamed ? undefined : { remove: [tail.seq], append: false }
  },
  waitsFor: (change, older) => isOp(older, 'addr.default') && isAbout(older, change),
  // A deleted address needs no mending any more.
  settles: ({ target }, dead) => dead.kind !== undefined && dead.target === target,
  isDone: (status) => status === 404,
  apply: (shown, { target }) => withDefault(shown.filter(({ id }) => id !== target)),
}

export const setDefaultAddress: AddressMutator<'default', null> = {
  ...ofAddress('default'),
  schema: rowSchema,
  lane: ({ kind }) => `d:${kind}`,
  request: ({ kind, target }) => freeze(addressBooks[kind].setDefault, { id: target }),
  merge: (_, tail) => (isOp(tail, 'addr.default') ? { remove: [tail.seq], append: true } : undefined),
  waitsFor: (change, older) => isAbout(older, change) && !isOp(older, 'addr.default'),
  dependsOn: isRefusedCreate,
  apply: (shown, { target }) => {
    if (!shown.some(({ id }) => id === target)) return shown
    return shown.map((address) => ({
      ...address,
      is_default: address.id === target ? 1 : 0,
      unsent: address.unsent || address.id === target,
    }))
  },
}

/** The lane of an address of an account. */
export const addressLane = (acct: number, kind: AddressKind, id: string): string =>
  `${acct}|${laneOfAddress({ kind, target: id })}`
