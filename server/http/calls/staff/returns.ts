import { decideReturn, listReturns, showReturn } from '../../../shop/returns/return-decisions.ts'
import { listRefunds } from '../../../shop/payments/refunds.ts'
import { openDestination } from '../../../shop/payments/refund-destinations.ts'
import { markReturned, markRefunded, markSent } from '../../../shop/payments/refunds-by-hand.ts'
import { sendRefund } from '../../../shop/payments/send-refunds.ts'
import { changed, data, listed, bigIdOf, type Handlers } from '../../rpc/handler-types.ts'

const returned = (id: string): number => bigIdOf(id, 'There is no such claim')
const refund = (id: string): number => bigIdOf(id, 'Refund not found')
const refundIs = (row: { id: number; state: string }): string => `Refund ${row.id} is ${row.state}`
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
  deskRefundSend: ({ shop, params }) => changed(sendRefund(shop, refund(params.id)), refundIs),
  deskRefundSent: ({ shop, params }) => changed(markSent(shop, refund(params.id)), refundIs),
  deskRefundDone: ({ shop, params, body }) =>
    changed(markRefunded(shop, refund(params.id), body.reference), 'The refund is done'),
  deskRefundBack: ({ shop, params }) => changed(markReturned(shop, refund(params.id)), refundIs),
  deskRefundOpen: async ({ shop, params }) => data(await openDestination(shop, refund(params.id))),
} satisfies Handlers
