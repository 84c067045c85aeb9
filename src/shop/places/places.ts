import type { PinPlace } from '../../contract/pin-place.ts'

/** What a place fills in. Where only the postal directory was asked, the district stands in for the town. */
export interface FilledPlace {
  pincode: string
  area?: string
  city: string
  district: string
  state: string
  lat: number | null
  lng: number | null
}

export const NO_PLACE: Required<FilledPlace> = {
  pincode: '',
  area: '',
  city: '',
  district: '',
  state: '',
  lat: null,
  lng: null,
}

/** Every place that a PIN may mean: one per area, or the district alone where no area is known. */
export const placesOf = (found: readonly PinPlace[]): FilledPlace[] =>
  found.flatMap(({ pincode, city = '', district, state, areas }): FilledPlace[] => {
    const known = { pincode, city: city || district, district, state }
    if (areas.length === 0) return [{ ...known, lat: null, lng: null }]
    return areas.map(({ name, lat, lng }) => ({ ...known, area: name, lat, lng }))
  })

/** What all of the places agree on, when there are several: their district, if it is one. Never a guess. */
export const commonFields = (places: readonly FilledPlace[]): Partial<FilledPlace> => {
  const [first, ...others] = places
  if (!first) return {}
  if (others.length === 0) return first
  const { pincode, city, district, state } = first
  const oneState = others.every((place) => place.state === state)
  const oneDistrict = oneState && others.every((place) => place.district === district)
  return { pincode, ...(oneState ? { state } : {}), ...(oneDistrict ? { city, district } : {}) }
}
