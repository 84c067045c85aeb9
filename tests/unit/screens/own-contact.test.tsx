// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { BulkEnquiryForm } from '../../../src/shop/enquiries/BulkEnquiryForm.tsx'
import { EnquiryForm } from '../../../src/shop/enquiries/EnquiryForm.tsx'
import { SellerRequestForm } from '../../../src/shop/sellers/SellerRequestForm.tsx'
import { useSession } from '../../../src/shop/session/session.store.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'
import { mount } from './mount.tsx'

const send = async () => undefined
const FORMS: Record<string, ReactElement> = {
  'for bulk': <BulkEnquiryForm send={send} />,
  'in the footer': <EnquiryForm send={send} />,
  'to sell': <SellerRequestForm send={send} submitWord="Send" />,
}
const ACCOUNT = {
  name: 'Asha Patil',
  phone_number: '9822012345',
  whats_app_number: '9822054321',
  email: 'asha@example.in',
  created_at: '2026-01-01T00:00:00.000Z',
  has_password: false,
  phone_proven: true,
}
const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value

beforeEach(async () => {
  goOnline()
  await freshPhone()
  setIdentity({ acct: 1, token: 'token-1' })
  useSession.setState({ user: { id: 1, name: 'Asha' }, ready: true })
})

test.each(Object.entries(FORMS))('the form %s knows name, numbers and email of the account', async (_, form) => {
  const server = new FakeServer().connect()
  server.next({ status: 200, body: { status: true, message: '', data: ACCOUNT } }, 'account')
  configureCalls({ token: () => 'token-1' })
  await mount(form)
  await expect
    .poll(() => ['name', 'phone_number', 'whats_app_number', 'email'].map(value))
    .toEqual(['Asha', ACCOUNT.phone_number, ACCOUNT.whats_app_number, ACCOUNT.email])
})

test('one number for both is ticked, and asked for once', async () => {
  const server = new FakeServer().connect()
  const data = { ...ACCOUNT, whats_app_number: ACCOUNT.phone_number }
  server.next({ status: 200, body: { status: true, message: '', data } }, 'account')
  configureCalls({ token: () => 'token-1' })
  await mount(<BulkEnquiryForm send={send} />)
  await expect.poll(() => document.querySelector<HTMLInputElement>('[name=isWhatsAppSame]')?.checked).toBe(true)
  expect(value('whats_app_number')).toBeUndefined()
})
