import type { Address, AddressKind } from '../../contract/entities.ts'
import type { ChangeRow, DeadRow, WishView } from '../../client/db/records.ts'
import { isSupportedVersion } from './changes.ts'
import { addressOf } from './mutators/address.ts'
import type { AddressView, Collection, Views } from './mutators/mutator.ts'
import { mutatorOf } from './mutators/registry.ts'

/** What the screen shows: the mirror with all pending changes applied. Pure. */

export type { AddressView }

/** A collection as the farmer left it. What only a newer build understands changes nothing. */
export const withPending = <Name extends Collection>(
  collection: Name,
  saved: readonly Views[Name][],
  pending: readonly ChangeRow[],
): Views[Name][] =>
  pending.reduce<Views[Name][]>(
    (shown, record) => {
      if (!isSupportedVersion(record)) return shown
      const { collection: of, apply } = mutatorOf(record)
      if (apply === undefined || of?.(record) !== collection) return shown
      // Safe: what names a collection applies to the views of that collection.
      return apply(shown, record) as Views[Name][]
    },
    [...saved],
  )

/** The wishlist as the farmer left it; new wishes come first. */
export const wishlist = (saved: readonly WishView[], pending: readonly ChangeRow[]): WishView[] =>
  withPending('wishlist', saved, pending)

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
  if (shown.some(({ id }) => id === record.target))
    return shown.map((address) => {
      if (address.id !== record.target) return address
      return { ...address, refused, typed: record.body }
    })
  return [...shown, { ...addressOf(record.target, record.body, 0), unsent: true, refused }]
}
