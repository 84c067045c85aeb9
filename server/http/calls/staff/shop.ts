import { setParticulars, showShop } from '../../../shop/sellers/particulars.ts'
import { askForChange, showRegistered } from '../../../shop/sellers/seller-changes.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const ownShop = (id: string): number => idOf(id, 'There is no such shop')

export const staffShopCalls = {
  deskShop: async ({ shop, caller, params }) => data(await showShop(shop, caller, ownShop(params.id))),
  deskShopSet: async ({ shop, caller, params, body }) =>
    data(await setParticulars(shop, caller, ownShop(params.id), body)),
  deskRegistered: async ({ shop, caller, params }) => data(await showRegistered(shop, caller, ownShop(params.id))),
  deskChangeAsk: async ({ shop, caller, params, body }) =>
    data(await askForChange(shop, caller, ownShop(params.id), body)),
} satisfies Handlers
