import type { OrderAddress } from '../contract/entities.ts'
import { localState } from './localized.ts'

/** An address the way it is read: the place in one line, and the phone number. City and district may be the same. */
export const addressLines = (address: Omit<OrderAddress, 'name'>): { place: string; phone: string } => {
  const { house_number, landmark, area, city, district, state, pincode } = address
  const parts = [
    house_number,
    landmark,
    area,
    city,
    district === city ? '' : district,
    `${localState(state).text} ${pincode}`,
  ]
  return { place: parts.filter(Boolean).join(', '), phone: address.phone_number }
}
