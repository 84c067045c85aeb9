import type { Product } from '../contract/entities.ts'
import type { DeadReason } from '../client/db/records.ts'
import type { AnyChange, Mutator } from '../client/sync/mutator.ts'

/** A kind of change of a farmer's, which the page of unsent changes names in words. */
export interface ShopMutator<C extends AnyChange, View = never, Label extends string = string> extends Mutator<
  C,
  View
> {
  /** Key of its name in the texts. */
  label: (change: C) => Label
  icon: 'heart' | 'pin' | 'chat' | 'clock'
  /** Its subject in the farmer's own words. */
  subject?: (change: C) => string | Pick<Product, 'title' | 'local'> | undefined
  /** Keys of texts for reasons that the general ones do not explain. */
  reasons?: Partial<Record<DeadReason, 'productGone'>>
}
