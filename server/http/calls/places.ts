import { joinedDigits } from '../../../src/contract/digits.ts'
import { messages } from '../../../src/contract/messages.ts'
import { isPincode } from '../../../src/contract/pins.ts'
import { consumeLimit } from '../../shop/core/rate-limits.ts'
import { placesAt, placesOfPincode } from '../../shop/addresses/places.ts'
import { invalid } from '../../shop/core/refusal.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { data, type Handlers } from '../rpc/handler-types.ts'

/** Limits calls of the map provider, where one is configured: each costs money. */
const countMapRequest = async (shop: ShopContext, network: string | null): Promise<void> => {
  if (shop.maps !== undefined && network !== null) await consumeLimit(shop, 'placesPerNetwork', network)
}

export const placeCalls = {
  pincode: async ({ shop, params, address }) => {
    const pincode = joinedDigits(params.pincode)
    if (!isPincode(pincode)) throw invalid({ pincode: messages.pincodeDigits })
    // What the directory knows costs nothing.
    if (shop.pins.find(pincode).length === 0) await countMapRequest(shop, address)
    return data(await placesOfPincode(shop, pincode))
  },
  locate: async ({ shop, query, address }) => {
    await countMapRequest(shop, address)
    return data(await placesAt(shop, query))
  },
} satisfies Handlers
