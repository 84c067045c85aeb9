import type { deskShop } from '../../../../src/contract/calls/staff/shop.ts'
import { setParticulars, showShop } from '../../../shop/sellers/desk-shop.ts'
import { askForChange, showRegistered } from '../../../shop/sellers/seller-changes.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const ownShop = (id: string): number => idOf(id, 'There is no such shop')

export const shopHandlers: Pick<AllHandlers, keyof typeof deskShop> = {
  deskShop: async ({ shop, caller, params }) => data(await showShop(shop, caller, ownShop(params.id))),
  deskShopSet: async ({ shop, caller, params, body }) =>
    data(await setParticulars(shop, caller, ownShop(params.id), body)),
  deskRegistered: async ({ shop, caller, params }) => data(await showRegistered(shop, caller, ownShop(params.id))),
  deskChangeAsk: async ({ shop, caller, params, body }) =>
    data(await askForChange(shop, caller, ownShop(params.id), body)),
}
