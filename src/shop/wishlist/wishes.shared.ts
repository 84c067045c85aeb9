import * as v from 'valibot'
import { calls } from '../../contract/shop-calls.ts'
import type { Product } from '../../contract/entities.ts'
import type { callApi } from '../../client/api/call.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { ChangeRow, WishView } from '../../client/db/records.ts'
import { defineCollection } from '../../client/sync/collection.ts'
import { freeze } from '../../client/sync/mutator.ts'
import { withPending } from '../../client/sync/optimistic-view.ts'
import { inOrder } from '../in-order.shared.ts'
import type { ShopMutator } from '../shop-mutator.shared.ts'

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

export const setWish: ShopMutator<WishChange, WishView, 'wish' | 'unwish'> = {
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
  collection: () => wishes.name,
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

export const savedWishes = async ({ db }: LocalDb, acct: number): Promise<WishView[]> =>
  inOrder(await db.wishlist.where('acct').equals(acct).toArray()).map(({ wish }) => wish)

/** The worker asks in English: a wish keeps its name in another language. */
const withNames = (wanted: readonly WishView[], before: readonly WishView[]): WishView[] =>
  wanted.map((wish) => {
    const local = wish.product.local ?? before.find(({ product }) => product.id === wish.product.id)?.product.local
    return local === undefined ? wish : { ...wish, product: { ...wish.product, local } }
  })

export const replaceWishes = async (local: LocalDb, acct: number, wanted: readonly WishView[]) => {
  const { wishlist: rows } = local.db
  const named = withNames(wanted, await savedWishes(local, acct))
  await rows.where('acct').equals(acct).delete()
  await rows.bulkPut(named.map((wish, place) => ({ acct, product_id: wish.product_id, place, wish })))
}

/** The wishlist as the farmer left it; new wishes come first. */
export const wishlist = (saved: readonly WishView[], pending: readonly ChangeRow[]): WishView[] =>
  withPending(wishes.name, saved, pending)

export const wishes = defineCollection({
  name: 'wishlist',
  tables: ['wishlist'],
  fetch: (call: typeof callApi, { token }) => call('wishlist', { token }),
  write: (local, acct, { data }) =>
    replaceWishes(
      local,
      acct,
      data.map(({ product }) => wishView(product, false)),
    ),
  confirm: async (local, record) => {
    const shown = wishlist(await savedWishes(local, record.acct), [record])
    return replaceWishes(
      local,
      record.acct,
      shown.map((wish) => ({ ...wish, unsent: false })),
    )
  },
})
