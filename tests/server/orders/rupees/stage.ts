import * as v from 'valibot'
import { eq } from 'drizzle-orm'
import { variants } from '../../../../server/db/schema.ts'
import type { ShopContext } from '../../../../server/shop/core/context.ts'
import { setZones } from '../../../../server/shop/zones/change-zones.ts'
import { SellerZones } from '../../../../src/contract/delivery/zones.ts'
import { ProductDetails } from '../../../../src/contract/entities.ts'
import { cartItemFrom, type CartItem } from '../../../../src/shop/cart/cart.ts'
import type { Dice } from '../../../proofs/simulation/prng.ts'
import { openBuyer, type Buyer } from '../../payments/payment-steps.ts'
import { addGoods, addSeller } from '../../support/fixtures.ts'
import type { TestShop } from '../../support/support.ts'

/** Sellers with and without a charge, packs with and without lower prices for many, and what a phone knows of them. */

/** The PIN of every address of these tests. */
export const PIN = '411001'

export interface Stage {
  shop: ShopContext
  /** As phones have them. */
  zones: readonly SellerZones[]
  packs: readonly CartItem[]
  openBuyer: () => Promise<Buyer>
}

const ZONES = [
  { charge: 60.5, free_above: 2000 },
  { charge: 90.01, free_above: null },
  { charge: 0.05, free_above: 1 },
  undefined,
]

const PACKS_A_SELLER = 3

/** Nothing is limited, so that only money is at stake. */
const CAPS = {
  piecesPerSku: 1000,
  unpaidPieces: 1e9,
  unpaidPaise: 1e15,
  unpaidOrders: 1e9,
  cashBelowPaise: 1e15,
}

const Details = v.object({ data: ProductDetails })

export const openStage = async (opened: TestShop, dice: Dice): Promise<Stage> => {
  const { db, deps } = opened
  const shop = { ...deps, caps: CAPS }
  const packs: CartItem[] = []
  for (const zone of ZONES) {
    const { id: sellerId } = await addSeller(db)
    if (zone !== undefined) await setZones(shop, sellerId, { pins: [''], days: [2, 4], ...zone })
    for (let n = 0; n < PACKS_A_SELLER; n++) {
      const paise = 1000 + dice.below(100_000)
      const { sku, listing } = await addGoods(db, { sellerId, price: paise / 100, stock: 1_000_000 })
      const priceSteps = [
        { from: 2 + dice.below(5), paise: paise - 1 - dice.below(400) },
        { from: 10 + dice.below(10), paise: paise - 401 - dice.below(500) },
      ].slice(0, n)
      await db.update(variants).set({ priceSteps }).where(eq(variants.sku, sku))
      const answer = await opened.ask('GET', `product/details/${listing.slug}`)
      const product = v.parse(Details, answer.body).data
      for (const variant of product.variants) packs.push(cartItemFrom(product, variant))
    }
  }
  const { body } = await opened.ask('GET', 'delivery-zones')
  return { shop, zones: v.parse(v.array(SellerZones), body.data), packs, openBuyer: () => openBuyer(opened) }
}
