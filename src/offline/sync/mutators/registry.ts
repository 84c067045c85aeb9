import type { DeskChange } from '../../desk/changes.ts'
import { askQuestion } from './ask-question.ts'
import { createAddress } from './create-address.ts'
import { deleteAddress } from './delete-address.ts'
import type { AnyChange, Mutator } from './mutator.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { setStockAlert } from './set-stock-alert.ts'
import { setWish } from './set-wish.ts'
import { updateAddress } from './update-address.ts'

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

type Registry = typeof mutators
type ChangeOf<M> = M extends Mutator<infer C> ? C : M extends Mutator<infer C, infer _View> ? C : never
/** A change that a farmer makes. */
export type ShopChange = { [Op in keyof Registry]: ChangeOf<Registry[Op]> }[keyof Registry]
export type Change = ShopChange | DeskChange
export type Label = ReturnType<Registry[keyof Registry]['label']>

/** What this page or worker can send: the farmer's changes, and what was added. */
const known: Record<string, unknown> = { ...mutators }

/** Makes this page or worker one of the desk, so that no farmer's phone loads what only the desk sends. */
export const addMutators = (more: Record<DeskChange['op'], unknown>): void => void Object.assign(known, more)

/** Whether this build knows the kind; a newer one may have queued another. */
export const isKnownOp = (op: string): op is Change['op'] => Object.keys(known).includes(op)

/** Whether a farmer makes changes of this kind. */
export const isShopChange = <C extends { op: string }>(change: C): change is C & { op: ShopChange['op'] } =>
  Object.keys(mutators).includes(change.op)

/** The mutator of a change of a kind that this build knows. */
export const mutatorOf = <C extends AnyChange & { op: Change['op'] }>(
  change: C,
): Mutator<C, unknown, C['op'] extends ShopChange['op'] ? Label : string> =>
  // Safe: under each name stands the mutator of the changes of that name.
  known[change.op] as Mutator<C, unknown, C['op'] extends ShopChange['op'] ? Label : string>

/** How long a change of this kind waits at most, where it says so. */
export const maxAgeOf = (op: string): number | undefined =>
  // Safe: under each name stands a mutator.
  (known[op] as { maxAgeMs?: number } | undefined)?.maxAgeMs
