import * as v from 'valibot'
import { calls } from '../../../contract/calls.ts'
import type { Product } from '../../../contract/entities.ts'
import type { WishView } from '../../../client/db/records.ts'
import { freeze, type Mutator } from './mutator.ts'

/** A product is put on the wishlist or taken off. `product` is only for the screen, until the server has it. */
export interface WishChange {
  op: 'wish.set'
  target: string
  body: { on: boolean; product: Product | null }
}

/** A wish as the screens show it, of the server's or of one that is made here. */
export const wishView = (product: Product, unsent: boolean): WishView => ({
  product_id: product.product_id,
  slug: product.slug,
  name: product.title,
  image_url: product.image_url,
  ground: product.ground,
  variants: product.variants,
  product,
  unsent,
})

export const setWish: Mutator<WishChange, WishView, 'wish' | 'unwish'> = {
  schema: v.looseObject({
    body: v.object({
      on: v.boolean(),
      product: v.nullable(
        v.looseObject({ product_id: v.number(), title: v.string(), variants: v.array(v.object({})) }),
      ),
    }),
  }),
  lane: ({ target }) => `w:${target}`,
  request: ({ target, body }, acct) =>
    body.on
      ? freeze(calls.wishlistCreate, {}, { product_id: Number(target), customer_id: acct })
      : freeze(calls.wishlistDelete, { productId: target }),
  merge: ({ body }, tail) => ({ rewrite: { ...tail, body }, append: false }),
  isDone: (status, { body }) => status === 404 && !body.on,
  collection: () => 'wishlist',
  // New wishes come first.
  apply: (shown, { target, body: { on, product } }) => {
    const others = shown.filter((wish) => wish.product_id !== Number(target))
    if (!on) return others
    if (others.length < shown.length) return shown
    return product === null ? shown : [wishView(product, true), ...others]
  },
  label: ({ body }) => (body.on ? 'wish' : 'unwish'),
  icon: 'heart',
  subject: ({ body }) => body.product ?? undefined,
  reasons: { gone: 'productGone' },
}
