import type { PinPlace } from '../../src/contract/entities.ts'
import type { Maps } from '../ports/maps.ts'
import type { Shop } from './shop.ts'

type Asked = Parameters<Maps['find']>[0]

/** What the map provider says; nothing without one, and nothing when it is in trouble. */
const onTheMap = async ({ maps, log }: Shop, asked: Asked): Promise<PinPlace[]> => {
  try {
    const place = (await maps?.find(asked)) ?? null
    return place === null ? [] : [place]
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'The map provider gave no place')
    return []
  }
}

/** The places of a PIN: from the directory, and what that does not know from the map. */
export const placesOfPincode = async (shop: Shop, pincode: string): Promise<PinPlace[]> => {
  const known = shop.pins.find(pincode)
  return known.length > 0 ? known : onTheMap(shop, { pincode })
}

/** The place of a position: from the map, which knows towns too, else the nearest PIN of the directory. */
export const placesAt = async (shop: Shop, position: { lat: number; lng: number }): Promise<PinPlace[]> => {
  const found = await onTheMap(shop, position)
  return found.length > 0 ? found : shop.pins.nearest(position.lat, position.lng)
}
