import { PINCODE_DIGITS } from '../../../src/contract/constants.ts'
import { messages } from '../../../src/contract/messages.ts'
import { placesAt, placesOfPincode } from '../../shop/places.ts'
import { invalid } from '../../shop/refusal.ts'
import type { Group } from '../binding.ts'
import { data } from '../binding.ts'

const isPin = (text: string): boolean => text.length === PINCODE_DIGITS && /^\d+$/.test(text)

export const placeCalls: Group<'pincode' | 'locate'> = {
  pincode: async ({ shop, params }) => {
    if (!isPin(params.pincode)) throw invalid({ pincode: messages.pincodeDigits })
    return data(await placesOfPincode(shop, params.pincode))
  },
  locate: async ({ shop, query }) => data(await placesAt(shop, query)),
}
