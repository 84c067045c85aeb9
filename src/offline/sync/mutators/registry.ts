import { askQuestion } from './ask-question.ts'
import { createAddress } from './create-address.ts'
import { deleteAddress } from './delete-address.ts'
import type { AnyChange, Mutator } from './mutator.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { setStockAlert } from './set-stock-alert.ts'
import { setWish } from './set-wish.ts'
import { updateAddress } from './update-address.ts'

/** Every kind of change that can be made without network, by its stored name. Orders and payments are never queued. */
export const mutators = {
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
export type Change = { [Op in keyof Registry]: ChangeOf<Registry[Op]> }[keyof Registry]
export type Label = ReturnType<Registry[keyof Registry]['label']>

/** Whether this build knows the kind; a newer one may have queued another. */
export const isKnownOp = (op: string): op is Change['op'] => Object.keys(mutators).includes(op)

/** The mutator of a change of a kind that this build knows. */
export const mutatorOf = <C extends AnyChange & { op: Change['op'] }>(change: C): Mutator<C, unknown, Label> =>
  // Safe: under each name stands the mutator of the changes of that name.
  mutators[change.op] as unknown as Mutator<C, unknown, Label>
