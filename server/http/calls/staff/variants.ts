import { addStock, listVariants, setPrice } from '../../../shop/catalogue/variants.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'

export const staffVariantCalls = {
  deskVariants: async ({ shop, caller, query }) => ({ status: true, ...(await listVariants(shop, caller, query)) }),
  deskStockAdd: async ({ shop, caller, params, body }) => data(await addStock(shop, caller, params.sku, body.add)),
  deskPriceSet: async ({ shop, caller, params, body }) => data(await setPrice(shop, caller, params.sku, body)),
} satisfies Handlers
