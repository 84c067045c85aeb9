import type { Product, Variant } from '../../contract/entities.ts'
import { changeCart } from './cart-storage.shared.ts'
import { addPieces, cartItemFrom, takePieces } from './cart.ts'

/** So many pieces of one pack. */
type Wanted = readonly { sku: string; count: number }[]

/** Several packs of a product go into the cart in one step, or none of them: returns the one that cannot be had so often. */
export const addPacks = async (product: Product, wanted: Wanted): Promise<Variant | undefined> => {
  let refused: Variant | undefined
  await changeCart((basket) => {
    refused = undefined
    let cart = basket.cart
    for (const variant of product.variants) {
      const count = wanted.find(({ sku }) => sku === variant.sku)?.count ?? 0
      const more = count === 0 ? cart : addPieces(cart, cartItemFrom(product, variant), count)
      if (more === undefined) {
        refused = variant
        return basket
      }
      cart = more
    }
    return { ...basket, cart }
  })
  return refused
}

/** Takes them out again; what was in the cart before stays. */
export const removePacks = (wanted: Wanted): Promise<void> =>
  changeCart((basket) => ({ ...basket, cart: takePieces(basket.cart, wanted) }))
