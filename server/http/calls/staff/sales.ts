import { showSales } from '../../../shop/sales/show-sales.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'

export const staffSalesCalls = {
  deskSales: async ({ shop, caller, query }) => data(await showSales(shop, caller, query)),
} satisfies Handlers
