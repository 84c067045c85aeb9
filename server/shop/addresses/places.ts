import type { PinPlace } from '../../../src/contract/pin-place.ts'
import type { MapQuery } from '../../ports/maps.ts'
import type { ShopContext } from '../core/context.ts'

/** The map provider's answer; nothing when there is no provider or it fails. */
const findOnMap = async ({ maps, log }: ShopContext, query: MapQuery): Promise<PinPlace[]> => {
  try {
    const place = (await maps?.find(query)) ?? null
    return place === null ? [] : [place]
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'The map provider gave no place')
    return []
  }
}

/** The places of a PIN: from the directory, and from the map provider where the directory does not know it. */
export const placesOfPincode = async (shop: ShopContext, pincode: string): Promise<PinPlace[]> => {
  const known = shop.pins.find(pincode)
  return known.length > 0 ? known : findOnMap(shop, { pincode })
}

/** The place of a position: from the map provider, which knows towns too, else the directory's nearest PIN. */
export const placesAt = async (shop: ShopContext, position: { lat: number; lng: number }): Promise<PinPlace[]> => {
  const found = await findOnMap(shop, position)
  return found.length > 0 ? found : shop.pins.nearest(position.lat, position.lng)
}
