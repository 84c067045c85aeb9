// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { OrderItem } from '../../../src/contract/entities.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { RefundToDialog } from '../../../src/shop/orders/RefundToDialog.tsx'
import { ReturnDialog } from '../../../src/shop/orders/ReturnDialog.tsx'
import { goOnline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'
import { mount, settled } from './mount.tsx'

/** What is asked of somebody who gives something back, by how she has paid. */

/** What has arrived at the shop. */
let sent: { path: string; body: unknown }[] = []

beforeEach(async () => {
  goOnline()
  await freshPhone()
  sent = []
  configureCalls({
    base: 'http://shop.test/api/',
    token: () => 'token-1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      if (request.method === 'GET') return Response.json({ status: true, data: [] })
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') === true
      sent.push({ path, body: isForm ? Object.fromEntries(await request.formData()) : await request.json() })
      return Response.json({ status: true, message: 'Done' })
    },
  })
  setIdentity({ acct: 1, token: 'token-1' })
})

const item = (payment_method: 'c' | 'p') =>
  ({ order_item_id: 5, payment_method, return_until: '2099-01-01T00:00:00.000Z' }) as OrderItem
const field = (name: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
const type = (name: string, value: string) =>
  settled(() => {
    const found = document.querySelector(`[name=${name}]`)
    if (found === null) throw new Error(`No field ${name}`)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')?.set?.call(found, value)
    found.dispatchEvent(new Event('input', { bubbles: true }))
  })
const submit = () =>
  settled(() => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const fault = (name: string) => field(name)?.getAttribute('aria-invalid')

const open = async (dialog: 'return' | 'where', paid: 'c' | 'p' = 'c') => {
  const mounted = await mount(
    dialog === 'return' ? (
      <ReturnDialog item={item(paid)} onClose={() => undefined} />
    ) : (
      <RefundToDialog item={item(paid)} onClose={() => undefined} />
    ),
  )
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
  return mounted
}

test('who paid in cash is asked where the money goes, together with the reason', async () => {
  await open('return')
  await submit()
  await expect.poll(() => [fault('reason'), fault('upi')]).toEqual(['true', 'true'])
  await type('reason', 'Too much')
  await type('upi', 'asha')
  await submit()
  await expect.poll(() => fault('reason')).toBe(null)
  expect(fault('upi'), 'this is no UPI id').toBe('true')
  expect(sent).toEqual([])
  await type('upi', 'asha@okaxis')
  await submit()
  const body = { problem: 'unwanted', reason: 'Too much', upi: 'asha@okaxis' }
  await expect.poll(() => sent).toEqual([{ path: '/api/order/return/5', body }])
})

test('who paid in advance is asked for nothing', async () => {
  const { words } = await open('return', 'p')
  expect(field('upi')).toBe(null)
  expect(words()).not.toContain('UPI')
  await type('reason', 'Too much')
  await submit()
  const body = { problem: 'unwanted', reason: 'Too much' }
  await expect.poll(() => sent).toEqual([{ path: '/api/order/return/5', body }])
})

test('an account needs its IFSC, and what was typed under the other way is not sent', async () => {
  const { press } = await open('where')
  await type('upi', 'asha@okaxis')
  await press('Bank account')
  expect(field('upi')).toBe(null)
  await submit()
  await expect.poll(() => fault('account_no')).toBe('true')
  await type('account_no', '123 456 789')
  await submit()
  await expect.poll(() => fault('ifsc')).toBe('true')
  await type('ifsc', 'sbin0001234')
  await submit()
  const body = { account_no: '123456789', ifsc: 'SBIN0001234' }
  await expect.poll(() => sent).toEqual([{ path: '/api/order/refund-to/5', body }])
})
