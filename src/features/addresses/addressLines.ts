import type { AddressForm } from '../../contract/forms.ts'

type Place = Pick<AddressForm, 'house_number' | 'area' | 'pincode' | 'city' | 'district' | 'state'> & {
  landmark?: string | null | undefined
  phone_number: string
}

/** An address the way it is read: the place in one line, and the phone number. City and district may be the same. */
export const addressLines = (address: Place): { place: string; phone: string } => {
  const { house_number, landmark, area, city, district, state, pincode } = address
  const parts = [house_number, landmark, area, city, district === city ? '' : district, `${state}\u00a0${pincode}`]
  return { place: parts.filter(Boolean).join(', '), phone: address.phone_number }
}
