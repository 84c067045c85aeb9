// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDesk } from '../../../src/desk/desk.store.ts'
import { LoginPage as DeskLoginPage } from '../../../src/desk/login/LoginPage.tsx'
import { Component as LoginPage } from '../../../src/shop/account/LoginPage.tsx'
import { PhoneProof } from '../../../src/shop/login/PhoneProof.tsx'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'
import { mount, settled } from './mount.tsx'

/** A code was sent, and the phone has reloaded the page while she read it. */

const PHONE = '9822012345'
const MINUTE_MS = 60_000
let server: FakeServer
let phone: TestPhone

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sessionStorage.clear()
  goOnline()
  phone = await freshPhone()
  server = new FakeServer().connect()
})
afterEach(() => vi.useRealTimers())

const type = (name: string, value: string) =>
  settled(() => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field === null) throw new Error(`No field ${name}`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const answer = (path: string) => server.next({ status: 200, body: { status: true, message: 'Sent' } }, path)
const open = () => mount(<LoginPage />, '/login')
const askForCode = async () => {
  answer('auth/request-code')
  const page = await open()
  await type('phone_number', PHONE)
  await page.press('Send code')
  await expect.poll(page.words).toContain(`We sent a 6-digit code to ${PHONE}`)
  return page
}
const hasField = () => document.querySelector('[name=code]') !== null
const after = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

test('after a reload the field of the code stands there again, and no second one was sent', async () => {
  await (await askForCode()).unmount()
  after(9)
  const again = await open()
  expect(again.words()).toContain(`We sent a 6-digit code to ${PHONE}`)
  expect(hasField()).toBe(true)
  expect(server.arrivals).toHaveLength(1)
})

test('no field stands there for a code that is over', async () => {
  await (await askForCode()).unmount()
  after(10)
  const again = await open()
  expect(hasField()).toBe(false)
  expect(again.words()).toContain('Send code')
})

test('who has chosen another number is asked for it after a reload too', async () => {
  const page = await askForCode()
  await page.press('Other number or password')
  await page.unmount()
  await open()
  expect(hasField()).toBe(false)
})

test('nothing of a code that is being typed is kept', async () => {
  await askForCode()
  await type('code', '48291')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('48291')
})

test('a code for a new password outlives a reload', async () => {
  answer('auth/request-code')
  const page = await open()
  await page.press('Forgot')
  await type('phone_number', PHONE)
  await page.press('Send code')
  await expect.poll(page.words).toContain(`If ${PHONE} has an account`)
  await page.unmount()
  const again = await open()
  expect(again.words()).toContain(`If ${PHONE} has an account`)
  await again.press('Use password')
  await again.unmount()
  await open()
  expect(hasField()).toBe(false)
})

test('a code that proves the own number outlives a reload, until it was used', async () => {
  await logIn(phone, 1)
  configureCalls({ token: () => 'token-1' })
  let proven = 0
  const proof = <PhoneProof phone={PHONE} onProven={() => (proven += 1)} />
  answer('account/phone-code')
  const page = await mount(proof)
  await page.press('Confirm number')
  await expect.poll(hasField).toBe(true)
  await page.unmount()
  const again = await mount(proof)
  expect(hasField()).toBe(true)
  answer('account/phone-proven')
  await type('code', '482913')
  await expect.poll(() => proven).toBe(1)
  await again.unmount()
  await mount(proof)
  expect(hasField()).toBe(false)
})

test('the code of somebody at the desk outlives a reload, until another number is wanted', async () => {
  useDesk.setState({ status: 'guest' })
  answer('desk/request-code')
  const page = await mount(<DeskLoginPage />)
  await type('phone_number', PHONE)
  await page.press('Send me a code')
  await expect.poll(hasField).toBe(true)
  await page.unmount()
  const again = await mount(<DeskLoginPage />)
  expect(hasField()).toBe(true)
  expect(again.words()).toContain(PHONE)
  await again.press('Another number')
  await again.unmount()
  await mount(<DeskLoginPage />)
  expect(hasField()).toBe(false)
})
