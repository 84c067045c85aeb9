import * as v from 'valibot'

/** The unit of the unit price; a pack of 250 ml is 0.25 litre. A `piece` has one where the pack's name counts several. */
export const Unit = v.picklist(['kg', 'gram', 'litre', 'metre', 'piece'])
export type Unit = v.InferOutput<typeof Unit>
