import { listZones, removeZones, setZones } from '../../../shop/delivery/admin-zones.ts'
import * as areas from '../../../shop/delivery/desk-areas.ts'
import { changed, data, listed, type Handlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const own = (id: string): number => idOf(id, 'There is no such shop')

const seller = (id: string): number => idOf(id, 'Seller not found')

export const staffZoneCalls = {
  deskAreas: async ({ shop, caller, params }) => data(await areas.showAreas(shop, caller, own(params.id))),
  deskAreaSet: async ({ shop, caller, params, body }) => data(await areas.setArea(shop, caller, own(params.id), body)),
  deskAreaRemove: async ({ shop, caller, params, body }) =>
    data(await areas.removeArea(shop, caller, own(params.id), body.pins)),
  deskClosedSet: async ({ shop, caller, params, body }) =>
    data(await areas.closeShop(shop, caller, own(params.id), body)),
  deskClosedEnd: async ({ shop, caller, params }) => data(await areas.openShop(shop, caller, own(params.id))),
  zones: ({ shop, query }) => listed(listZones(shop, query)),
  zonesSet: ({ shop, params, body }) => changed(setZones(shop, seller(params.id), body), 'The zones are set'),
  zonesRemove: ({ shop, params, body }) =>
    changed(removeZones(shop, seller(params.id), body.pins), 'The zones are removed'),
} satisfies Handlers
