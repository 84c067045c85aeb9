import { messages } from '../../../src/contract/messages.ts'
import { isPincode } from '../../../src/contract/pins.ts'
import { placesAt, placesOfPincode } from '../../shop/places.ts'
import { invalid } from '../../shop/refusal.ts'
import type { Group } from '../binding.ts'
import { data } from '../binding.ts'

export const placeCalls: Group<'pincode' | 'locate'> = {
  pincode: async ({ shop, params }) => {
    if (!isPincode(params.pincode)) throw invalid({ pincode: messages.pincodeDigits })
    return data(await placesOfPincode(shop, params.pincode))
  },
  locate: async ({ shop, query }) => data(await placesAt(shop, query)),
}
