import { mayDo } from '../../../../src/contract/staff.ts'
import { countLacking } from '../../../shop/declarations/products.ts'
import { loseLines, returnLines, undoLines } from '../../../shop/shipments/correct-shipment.ts'
import * as moves from '../../../shop/shipments/move-shipment.ts'
import { countToday, listPile, showShipment } from '../../../shop/shipments/list-shipments.ts'
import { data, type Handlers, changed, listed } from '../../rpc/handler-types.ts'
import { handOverCash, showCashBook, showOwnCash } from '../../../shop/shipments/cash-book.ts'
import { listDifferences, settleCash } from '../../../shop/shipments/cash-differences.ts'
import { keepProof } from '../../../shop/shipments/keep-proof.ts'
import { takeBack } from '../../../shop/shipments/take-back.ts'

export const staffShipmentCalls = {
  deskToday: async ({ shop, caller }) =>
    data({
      ...(await countToday(shop, caller)),
      ...(mayDo(caller.role, 'shop') && { lacking: await countLacking(shop, caller) }),
    }),
  deskPile: async ({ shop, caller, query }) => data(await listPile(shop, caller, query.pile)),
  deskShipment: async ({ shop, caller, params }) => data(await showShipment(shop, caller, params.id)),
  deskPack: async ({ shop, caller, params, body }) => data(await moves.packShipment(shop, caller, params.id, body)),
  deskUnpack: async ({ shop, caller, params }) => data(await moves.unpackShipment(shop, caller, params.id)),
  deskHandOver: async ({ shop, caller, params, body }) => data(await moves.handOver(shop, caller, params.id, body)),
  deskDeliver: async ({ shop, caller, params, body }) =>
    data(await moves.deliverShipment(shop, caller, params.id, body)),
  deskProof: async ({ shop, caller, params, body }) => data(await keepProof(shop, caller, params, body)),
  deskFail: async ({ shop, caller, params, body }) =>
    data(await moves.failDelivery(shop, caller, params.id, body.reason)),
  deskTakeBack: async ({ shop, caller, params, body }) => data(await takeBack(shop, caller, params.id, body)),
  deskSendAgain: async ({ shop, caller, params }) => data(await moves.sendAgain(shop, caller, params.id)),
  deskComeBack: async ({ shop, caller, params }) => data(await moves.sendBack(shop, caller, params.id)),
  deskReceive: async ({ shop, caller, params, body }) => data(await moves.receiveBack(shop, caller, params.id, body)),
  deskCancelPart: async ({ shop, caller, params, body }) => data(await moves.cancelPart(shop, caller, params.id, body)),
  deskLinesReturn: async ({ shop, caller, params, body }) => data(await returnLines(shop, caller, params.id, body)),
  deskLinesLose: async ({ shop, caller, params, body }) => data(await loseLines(shop, caller, params.id, body)),
  deskLinesUndo: async ({ shop, caller, params, body }) => data(await undoLines(shop, caller, params.id, body)),
  deskCash: ({ shop, caller, query }) => listed(listDifferences(shop, caller, query)),
  deskCashSettle: ({ shop, caller, params, body }) =>
    changed(settleCash(shop, caller, params.id, body), 'The sum is decided'),
  deskCashBook: async ({ shop, caller, query }) => data(await showCashBook(shop, caller, query.until)),
  deskCashHandOver: async ({ shop, caller, body }) => data(await handOverCash(shop, caller, body)),
  deskOwnCash: async ({ shop, caller }) => data(await showOwnCash(shop, caller)),
} satisfies Handlers
