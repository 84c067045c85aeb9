import type { App } from '../client/app.ts'
import type { Mutator } from '../client/sync/mutator.ts'
import { DATABASE } from '../client/worker/storage-names.ts'
import { OUTBOX_LOCKS, SYNC_TAG } from '../client/worker/worker-protocol.ts'
import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from './addresses/address-changes.shared.ts'
import { addressLists } from './addresses/addresses.shared.ts'
import { askQuestion } from './questions/ask-question.shared.ts'
import { orders } from './orders/orders.shared.ts'
import { sendEnquiry } from './enquiries/send-enquiry.shared.ts'
import type { ShopMutator } from './shop-mutator.shared.ts'
import { setStockAlert, stockAlerts } from './stock-alerts/stock-alerts.shared.ts'
import { setWish, wishes } from './wishlist/wishes.shared.ts'

/** Every kind of change that a farmer can make without network, by its stored name. Orders and payments are never queued. */
const mutators = {
  'wish.set': setWish,
  'addr.create': createAddress,
  'addr.update': updateAddress,
  'addr.delete': deleteAddress,
  'addr.default': setDefaultAddress,
  'enquiry.send': sendEnquiry,
  'question.ask': askQuestion,
  'alert.set': setStockAlert,
}

type Mutators = typeof mutators
type ChangeOf<M> = M extends Mutator<infer C> ? C : M extends Mutator<infer C, infer _View> ? C : never
/** A change that a farmer makes. */
export type ShopChange = { [Op in keyof Mutators]: ChangeOf<Mutators[Op]> }[keyof Mutators]
export type AddressChange = Extract<ShopChange, { op: `addr.${string}` }>
export type Label = ReturnType<Mutators[keyof Mutators]['label']>

/** How the page of unsent changes names a change; nothing for a kind that this build does not know. */
export const shopMutatorOf = <C extends { op: string; target: string }>(
  change: C,
): ShopMutator<C, unknown, Label> | undefined =>
  // Safe: under each name stands the mutator of the changes of that name.
  (mutators as Readonly<Record<string, object>>)[change.op] as ShopMutator<C, unknown, Label> | undefined

/** The farmer's app, as page and worker share it. */
export const shop = {
  database: DATABASE,
  lock: OUTBOX_LOCKS,
  scope: '/',
  syncTag: SYNC_TAG,
  mutators,
  collections: [wishes, stockAlerts, addressLists.delivery, addressLists.billing, orders],
} satisfies App
