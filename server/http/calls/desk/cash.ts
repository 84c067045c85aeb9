import type { deskCash } from '../../../../src/contract/calls/staff/cash.ts'
import { listDifferences, settleCash } from '../../../shop/shipments/cash-differences.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'

export const cashHandlers: Pick<AllHandlers, keyof typeof deskCash> = {
  deskCash: async ({ shop, caller, query }) => ({ status: true, ...(await listDifferences(shop, caller, query)) }),
  deskCashSettle: async ({ shop, caller, params, body }) => data(await settleCash(shop, params.id, body, caller)),
}
