import { beforeEach, expect, test } from 'vitest'
import type { StaffMe } from '../../../src/contract/calls/staff/access.ts'
import type { DeskSales } from '../../../src/contract/calls/staff/sales.ts'
import { openApp } from '../../../src/client/app.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callDesk } from '../../../src/desk/desk-api.shared.ts'
import { desk } from '../../../src/desk/desk.shared.ts'
import { fortnightKey, forgetStaff, rememberStaff, rewriteStaff } from '../../../src/desk/login/desk-login.shared.ts'
import { askFortnight, keptFortnight } from '../../../src/desk/sales/kept-fortnight.ts'
import { gate, type Gate } from '../../support/request-gate.ts'
import { freshPhone, START, type TestPhone } from '../../support/phone.ts'

/** The last 14 days on Today, which the phone keeps. */

const ME: StaffMe = { staff_id: 7, name: 'Meena', role: 'owner', seller_id: 3, shop_name: 'Devi Beej Bhandar' }
const SOLD = { orders: 2, pieces: 4, amount: 400, returned: 0 }
const SALES: DeskSales = {
  shop: { id: 3, shop_name: 'Devi Beej Bhandar' },
  days: [{ day: '2026-11-20', ...SOLD, cash: 100 }],
  listings: [{ listing_id: 1, title: 'Urea', shop_name: 'Devi Beej Bhandar', ...SOLD }],
  pins: [{ pincode: '411001', district: 'Pune', ...SOLD }],
  returns: [{ reason: 'unwanted', pieces: 1 }],
  promised: { parcels: 3, late: 1 },
  running_out: [{ listing_id: 1, title: 'Urea', pieces: 2, days: 1 }],
  shops: [{ id: 3, shop_name: 'Devi Beej Bhandar', ...SOLD }],
  missed: [{ text: 'drone', count: 6 }],
  uncounted: 0,
}

let phone: TestPhone
let answer: DeskSales | Gate | null

beforeEach(async () => {
  openApp({ ...desk, call: callDesk })
  phone = await freshPhone()
  await rememberStaff(phone, ME, 'token-7')
  configureCalls({
    base: 'http://shop.test/api/',
    token: () => 'token-7',
    fetch: async () => {
      if (answer === null) throw new TypeError('Failed to fetch')
      if ('opened' in answer) {
        answer.reach()
        await answer.opened
        return Response.json({ status: true, data: SALES })
      }
      return Response.json({ status: true, data: answer })
    },
  })
  answer = SALES
})

test('without network they are read as they were shown, with the time they are of, and by nobody else', async () => {
  const shown = await askFortnight(7)
  expect(shown?.at).toBe(START)
  phone.later(86_400_000)
  answer = null
  expect(await askFortnight(7)).toEqual(shown)
  expect(await askFortnight(8)).toBeNull()
  // What Today does not show is not kept of it.
  const none = { listings: [], pins: [], returns: [], shops: [], missed: [] }
  expect(shown?.sales).toEqual({ ...SALES, ...none })
})

test('they leave the phone with the log-in, and with a role that may not see the money', async () => {
  await askFortnight(7)
  await rewriteStaff(phone, { ...ME, role: 'accounts' })
  expect(await keptFortnight(7)).not.toBeNull()
  await rewriteStaff(phone, { ...ME, role: 'packer' })
  expect(await keptFortnight(7)).toBeNull()
  await rewriteStaff(phone, ME)
  await askFortnight(7)
  await forgetStaff(phone, false)
  expect(await keptFortnight(7)).toBeNull()
})

test('an answer that comes after the log-out is not kept, and what cannot be read is none', async () => {
  const held = gate()
  answer = held
  const asking = askFortnight(7)
  await held.reached
  await forgetStaff(phone, true)
  held.open()
  await asking
  expect(await keptFortnight(7)).toBeNull()
  await phone.db.meta.put({ key: fortnightKey(7), value: { at: START, sales: { days: 'many' } } })
  expect(await keptFortnight(7)).toBeNull()
})
