import { answers } from '../../../src/contract/answers.ts'
import { addStock, listVariants, setPrice } from '../../shop/catalogue/desk-variants.ts'
import { closeSession } from '../../shop/accounts/login/sessions.ts'
import * as moves from '../../shop/shipments/desk-moves.ts'
import { subscribe, unsubscribe } from '../../shop/news/subscriptions.ts'
import { countToday, listPile, showShipment } from '../../shop/shipments/list-shipments.ts'
import { listAudit } from '../../shop/staff/audit-list.ts'
import * as people from '../../shop/staff/people.ts'
import { requestStaffCode, staffLogin } from '../../shop/staff/staff-login.ts'
import { meOf } from '../../shop/staff/staff.ts'
import { data, done, says, type DeskHandlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

const person = (id: string): number => idOf(id, 'There is no such person')

export const deskHandlers: DeskHandlers = {
  deskRequestCode: says(answers.codeMaybeSent, ({ shop, body, client }) =>
    requestStaffCode(shop, body.phone_number, client),
  ),
  deskLogin: async ({ shop, body, client }) => ({
    ...done(answers.loggedIn),
    ...(await staffLogin(shop, {
      phoneNumber: body.phone_number,
      code: body.code,
      staffId: body.staff_id,
      client,
    })),
  }),
  deskLogout: says(answers.loggedOut, ({ shop, caller }) => closeSession(shop, caller.tokenHash)),
  deskMe: async ({ shop, caller }) => data(await meOf(shop, caller.id)),
  deskPeople: async ({ shop, caller }) => data(await people.listPeople(shop, caller)),
  deskInvite: async ({ shop, caller, body }) => data(await people.addStaff(shop, caller.sellerId, body)),
  deskPersonSet: async ({ shop, caller, params, body }) =>
    data(await people.setStaff(shop, caller, person(params.id), body)),
  deskLogIns: async ({ shop, caller }) => data(await people.listLogIns(shop, caller)),
  deskLogInEnd: says(answers.logInIsEnded, ({ shop, caller, params }) => people.endLogIn(shop, caller, params.id)),
  deskLog: async ({ shop, caller, query }) => ({ status: true, ...(await listAudit(shop, caller, query.cursor)) }),

  deskToday: async ({ shop, caller }) => data(await countToday(shop, caller)),
  deskPile: async ({ shop, caller, query }) => data(await listPile(shop, caller, query.pile)),
  deskShipment: async ({ shop, caller, params }) => data(await showShipment(shop, caller, params.id)),
  deskPack: async ({ shop, caller, params, body }) => data(await moves.packShipment(shop, caller, params.id, body)),
  deskUnpack: async ({ shop, caller, params }) => data(await moves.unpackShipment(shop, caller, params.id)),
  deskHandOver: async ({ shop, caller, params, body }) => data(await moves.handOver(shop, caller, params.id, body)),
  deskDeliver: async ({ shop, caller, params, body }) =>
    data(await moves.deliverShipment(shop, caller, params.id, body)),
  deskFail: async ({ shop, caller, params, body }) =>
    data(await moves.failDelivery(shop, caller, params.id, body.reason)),
  deskSendAgain: async ({ shop, caller, params }) => data(await moves.sendAgain(shop, caller, params.id)),
  deskComeBack: async ({ shop, caller, params }) => data(await moves.sendBack(shop, caller, params.id)),
  deskReceive: async ({ shop, caller, params, body }) => data(await moves.receiveBack(shop, caller, params.id, body)),
  deskCancelPart: async ({ shop, caller, params, body }) => data(await moves.cancelPart(shop, caller, params.id, body)),

  deskPushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  deskPushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),

  deskVariants: async ({ shop, caller, query }) => ({ status: true, ...(await listVariants(shop, caller, query)) }),
  deskStockAdd: async ({ shop, caller, params, body }) => data(await addStock(shop, caller, params.sku, body.add)),
  deskPriceSet: async ({ shop, caller, params, body }) => data(await setPrice(shop, caller, params.sku, body)),
}
