import type { staffCash } from '../../../src/contract/calls/staff/cash.ts'
import { listDifferences, settleCash } from '../../shop/shipments/cash-differences.ts'
import { changed, listed, type AllHandlers } from '../rpc/handler-types.ts'

export const cashHandlers: Pick<AllHandlers, keyof typeof staffCash> = {
  deskCash: ({ shop, caller, query }) => listed(listDifferences(shop, caller, query)),
  deskCashSettle: ({ shop, caller, params, body }) =>
    changed(settleCash(shop, caller, params.id, body), 'The sum is decided'),
}
