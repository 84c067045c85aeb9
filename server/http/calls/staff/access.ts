import { answers } from '../../../../src/contract/answers.ts'
import { closeSession } from '../../../shop/login/sessions.ts'
import { listAudit } from '../../../shop/audit/list-audit.ts'
import { countWaiting } from '../../../shop/waiting/waiting.ts'
import { requestStaffCode, staffLogin } from '../../../shop/staff/staff-login.ts'
import { OPERATOR } from '../../../shop/core/identity.ts'
import {
  meOf,
  addStaff,
  endLogIn,
  listLogIns,
  listPeople,
  listPeopleOf,
  listStaff,
  setStaff,
} from '../../../shop/staff/staff.ts'
import { deskNumber } from '../../rpc/desk-token.ts'
import { changed, data, done, listed, says, idOf, type Handlers } from '../../rpc/handler-types.ts'
import { sendTest, subscribe, unsubscribe } from '../../../shop/news/subscriptions.ts'

const person = (id: string): number => idOf(id, 'There is no such person')

const seller = (id: string): number => idOf(id, 'There is no such seller')

const staffIs = ({ name, disabled_at }: { name: string; disabled_at: string | null }): string =>
  `${name} ${disabled_at === null ? 'may' : 'may not'} log in at the desk`

export const staffAccessCalls = {
  deskRequestCode: async ({ shop, query, body, client }) =>
    done(await requestStaffCode(shop, body.phone_number, { client, language: query.lang, work: body.work })),
  deskLogin: async ({ shop, body, client }) => ({
    ...done(answers.loggedIn),
    ...(await staffLogin(shop, {
      phoneNumber: body.phone_number,
      code: body.code,
      staffId: body.staff_id,
      client,
    })),
  }),
  deskSession: async ({ caller }) => data({ number: deskNumber(caller.tokenHash) }),
  deskLogout: says(answers.loggedOut, ({ shop, caller }) => closeSession(shop, caller.tokenHash)),
  deskMe: async ({ shop, caller }) => data(await meOf(shop, caller.id)),
  deskWaiting: async ({ shop, caller }) => data(await countWaiting(shop, caller)),
  deskPeople: async ({ shop, caller }) => data(await listPeople(shop, caller)),
  deskInvite: async ({ shop, caller, body }) =>
    data(await addStaff(shop, { sellerId: caller.sellerId, by: 'colleague' }, body)),
  deskPersonSet: async ({ shop, caller, params, body }) => data(await setStaff(shop, caller, person(params.id), body)),
  deskSellerPeople: async ({ shop, params }) => data(await listPeopleOf(shop, seller(params.id))),
  deskSellerPersonAdd: async ({ shop, params, body }) =>
    data(await addStaff(shop, { sellerId: seller(params.id), by: 'operator' }, body)),
  deskLogIns: async ({ shop, caller }) => data(await listLogIns(shop, caller)),
  deskLogInEnd: says(answers.logInIsEnded, ({ shop, caller, params }) => endLogIn(shop, caller, params.id)),
  deskLog: async ({ shop, caller, query }) => ({ status: true, ...(await listAudit(shop, caller, query)) }),
  staff: ({ shop, query }) => listed(listStaff(shop, query)),
  staffAdd: ({ shop, body: { seller_id = null, ...form } }) =>
    changed(addStaff(shop, { sellerId: seller_id, by: 'operator' }, form), staffIs),
  staffDisable: ({ shop, params }) => changed(setStaff(shop, OPERATOR, person(params.id), { disabled: true }), staffIs),
  staffEnable: ({ shop, params }) => changed(setStaff(shop, OPERATOR, person(params.id), { disabled: false }), staffIs),
  deskPushSubscribe: says(answers.willTell, ({ shop, caller, body }) => subscribe(shop, caller, body)),
  deskPushTest: says(answers.testSent, ({ shop, caller, body }) => sendTest(shop, caller, body)),
  deskPushUnsubscribe: says(answers.willNotTell, ({ shop, caller, body }) => unsubscribe(shop, caller, body)),
} satisfies Handlers
