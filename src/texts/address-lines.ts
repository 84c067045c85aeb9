interface Place {
  house_number: string
  landmark?: string | null | undefined
  area: string
  city: string
  district: string
  state: string
  pincode: string
  phone_number: string
}

/** An address the way it is read: the place in one line, and the phone number. City and district may be the same. */
export const addressLines = (address: Place): { place: string; phone: string } => {
  const { house_number, landmark, area, city, district, state, pincode } = address
  const parts = [house_number, landmark, area, city, district === city ? '' : district, `${state}\u00a0${pincode}`]
  return { place: parts.filter(Boolean).join(', '), phone: address.phone_number }
}
