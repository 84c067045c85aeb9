import type { deskAreas } from '../../../../src/contract/calls/staff/zones.ts'
import * as areas from '../../../shop/delivery/desk-areas.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const own = (id: string): number => idOf(id, 'There is no such shop')

export const areasHandlers: Pick<AllHandlers, keyof typeof deskAreas> = {
  deskAreas: async ({ shop, caller, params }) => data(await areas.showAreas(shop, caller, own(params.id))),
  deskAreaSet: async ({ shop, caller, params, body }) => data(await areas.setArea(shop, caller, own(params.id), body)),
  deskAreaRemove: async ({ shop, caller, params, body }) =>
    data(await areas.removeArea(shop, caller, own(params.id), body.pins)),
  deskClosedSet: async ({ shop, caller, params, body }) =>
    data(await areas.closeShop(shop, caller, own(params.id), body)),
  deskClosedEnd: async ({ shop, caller, params }) => data(await areas.openShop(shop, caller, own(params.id))),
}
