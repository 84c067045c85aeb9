import type { deskStock } from '../../../../src/contract/calls/staff/variants.ts'
import { addStock, listVariants, setPrice } from '../../../shop/catalogue/desk-variants.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'

export const stockHandlers: Pick<AllHandlers, keyof typeof deskStock> = {
  deskVariants: async ({ shop, caller, query }) => ({ status: true, ...(await listVariants(shop, caller, query)) }),
  deskStockAdd: async ({ shop, caller, params, body }) => data(await addStock(shop, caller, params.sku, body.add)),
  deskPriceSet: async ({ shop, caller, params, body }) => data(await setPrice(shop, caller, params.sku, body)),
}
