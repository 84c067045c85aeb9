import type { Address } from '../../contract/entities.ts'

/** What the fields of the form hold. */
export interface AddressValues {
  name: string
  phone_number: string
  house_number: string
  area: string
  pincode: string
  city: string
  district: string
  state: string
  landmark?: string | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
}

const empty: AddressValues = {
  name: '',
  phone_number: '',
  house_number: '',
  area: '',
  pincode: '',
  city: '',
  district: '',
  state: '',
  landmark: '',
  lat: null,
  lng: null,
}

/** The fields of an address that is edited, or of a new one. */
export const valuesOf = (address: Address | undefined): AddressValues => {
  if (!address) return empty
  const { name, phone_number, house_number, area, pincode, city, district, state, landmark, lat, lng } = address
  return { name, phone_number, house_number, area, pincode, city, district, state, landmark: landmark ?? '', lat, lng }
}
