import {
  listZones,
  removeOwnZone,
  removeZones,
  setOwnZone,
  setZones,
  showZones,
} from '../../../shop/zones/change-zones.ts'
import { closeShop, openShop, setClosingHour } from '../../../shop/zones/closing.ts'
import { changed, data, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const own = (id: string): number => idOf(id, 'There is no such shop')

const seller = (id: string): number => idOf(id, 'Seller not found')

export const staffZoneCalls = {
  deskAreas: async ({ shop, caller, params }) => data(await showZones(shop, caller, own(params.id))),
  deskAreaSet: async ({ shop, caller, params, body }) => data(await setOwnZone(shop, caller, own(params.id), body)),
  deskAreaRemove: async ({ shop, caller, params, body }) =>
    data(await removeOwnZone(shop, caller, own(params.id), body.pins)),
  deskClosedSet: async ({ shop, caller, params, body }) => data(await closeShop(shop, caller, own(params.id), body)),
  deskClosedEnd: async ({ shop, caller, params }) => data(await openShop(shop, caller, own(params.id))),
  deskClosingHourSet: async ({ shop, caller, params, body }) =>
    data(await setClosingHour(shop, caller, own(params.id), body)),
  zones: ({ shop, query }) => listed(listZones(shop, query)),
  zonesSet: ({ shop, params, body }) => changed(setZones(shop, seller(params.id), body), 'The zones are set'),
  zonesRemove: ({ shop, params, body }) =>
    changed(removeZones(shop, seller(params.id), body.pins), 'The zones are removed'),
} satisfies Handlers
