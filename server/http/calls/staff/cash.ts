import { listDifferences, settleCash } from '../../../shop/shipments/cash-differences.ts'
import { changed, listed, type Handlers } from '../../rpc/handler-types.ts'

export const staffCashCalls = {
  deskCash: ({ shop, caller, query }) => listed(listDifferences(shop, caller, query)),
  deskCashSettle: ({ shop, caller, params, body }) =>
    changed(settleCash(shop, caller, params.id, body), 'The sum is decided'),
} satisfies Handlers
