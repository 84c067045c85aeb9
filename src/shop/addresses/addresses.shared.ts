import type { Address, AddressKind } from '../../contract/entities.ts'
import type { AddressForm } from '../../contract/forms.ts'
import type { callApi } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow, DeadRow } from '../../client/db/records.ts'
import { isSupportedVersion } from '../../client/sync/changes.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import { inOrder } from '../in-order.shared.ts'

/** The two books of addresses: where goods go, and who is billed. */

export type AddressView = Address & {
  unsent: boolean
  /** Why the server refused it; what was typed stays. */
  refused?: string
  /** What was typed, where the server has an older version. */
  typed?: AddressForm
}

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

/** The same person at the same place, whatever its id and kind. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  JSON.stringify(addressOf('', one, 0)) === JSON.stringify(addressOf('', other, 0))

export const savedAddresses = async ({ db }: LocalDb, acct: number, kind: AddressKind): Promise<Address[]> =>
  inOrder(await db.addresses.where('acct').equals(acct).toArray())
    .filter((row) => row.kind === kind)
    .map(({ address }) => address)

export const replaceAddresses = async ({ db }: LocalDb, acct: number, kind: AddressKind, book: readonly Address[]) => {
  await db.addresses
    .where('acct')
    .equals(acct)
    .and((row) => row.kind === kind)
    .delete()
  await db.addresses.bulkPut(book.map((address, place) => ({ acct, kind, id: address.id, place, address })))
}

/** Addresses of one kind as the farmer left them, refused new addresses included. */
export const addresses = (
  kind: AddressKind,
  saved: readonly Address[],
  pending: readonly ChangeRow[],
  dead: readonly DeadRow[] = [],
  say: (record: DeadRow) => string = (record) => record.message ?? record.reason,
): AddressView[] => {
  const views = saved.map((address): AddressView => ({ ...address, unsent: false }))
  return dead.reduce((shown, record) => applyDead(kind, shown, record, say(record)), withPending(kind, views, pending))
}

const applyDead = (kind: AddressKind, shown: AddressView[], record: DeadRow, refused: string): AddressView[] => {
  if (record.reason === 'unreadable' || !isSupportedVersion(record)) return shown
  if (record.op !== 'addr.create' && record.op !== 'addr.update') return shown
  if (record.kind !== kind) return shown
  const { target } = record
  // Safe: a row of these names that can be read has the form as its body.
  const typed = record.body as AddressForm
  if (shown.some(({ id }) => id === target))
    return shown.map((address) => (address.id === target ? { ...address, refused, typed } : address))
  return [...shown, { ...addressOf(target, typed, 0), unsent: true, refused }]
}

const bookOf = (kind: AddressKind) =>
  defineCollection({
    name: kind,
    tables: ['addresses'],
    fetch: (call: typeof callApi, { acct, token }) =>
      call(kind === 'delivery' ? 'addresses' : 'billingAddresses', { params: { userId: String(acct) }, token }),
    write: (local, acct, { data }) => replaceAddresses(local, acct, kind, data),
    confirm: async (local, record) => {
      const views = addresses(kind, await savedAddresses(local, record.acct, kind), [record])
      const book = views.map((view) => addressOf(view.id, view, view.is_default, view.created_at))
      return replaceAddresses(local, record.acct, kind, book)
    },
  })

export const addressLists = { delivery: bookOf('delivery'), billing: bookOf('billing') } as const
