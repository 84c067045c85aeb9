import { decideReturn, listReturns, showReturn } from '../../../shop/returns/return-decisions.ts'
import { listRefunds } from '../../../shop/payments/refunds.ts'
import { markRefunded, sendRefund } from '../../../shop/payments/send-refunds.ts'
import { changed, data, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'

const returned = (id: string): number => idOf(id, 'There is no such claim')
const refund = (id: string): number => idOf(id, 'Refund not found')
const returnIs = (row: { id: number; state: string }): string => `Return ${row.id} is ${row.state}`

export const staffReturnCalls = {
  deskClaims: ({ shop, caller, query }) => listed(listReturns(shop, caller, query)),
  deskClaim: async ({ shop, caller, params }) => data(await showReturn(shop, caller, returned(params.id))),
  deskClaimApprove: ({ shop, caller, params, body }) =>
    changed(decideReturn(shop, caller, returned(params.id), { state: 'approved', ...body }), returnIs),
  deskClaimReject: ({ shop, caller, params, body }) =>
    changed(decideReturn(shop, caller, returned(params.id), { state: 'rejected', ...body }), returnIs),
  returnReject: ({ shop, caller, params, body }) =>
    changed(decideReturn(shop, caller, returned(params.id), { state: 'rejected', ...body }), returnIs),
  deskRefunds: ({ shop, caller, query }) => listed(listRefunds(shop, caller, query)),
  refundSend: ({ shop, params }) =>
    changed(sendRefund(shop, refund(params.id)), ({ id, state }) => `Refund ${id} is ${state}`),
  refundDone: ({ shop, params, body }) =>
    changed(markRefunded(shop, refund(params.id), body.reference), 'The refund is done'),
} satisfies Handlers
