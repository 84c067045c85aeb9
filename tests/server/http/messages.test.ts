import { beforeAll, expect, test } from 'vitest'
import type { PromiseId } from '../../proofs/promises/registry.ts'
import { keeps } from '../../support/keeps.ts'
import { addressForm } from '../support/fixtures.ts'
import { onEmbedded, type Ask } from '../support/support.ts'

/** The validation messages of the API: with a single wrong field the answer carries exactly its message. */

/** The promises about fields; each row of the table below is one of them. */
type FieldPromise = Extract<PromiseId, `5/${string}`>

const contact = {
  name: 'Asha',
  phone_number: '9000000002',
  whats_app_number: '9000000002',
  email: 'asha@farm.example',
}
const seller = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'MH' }

const FORMS = {
  enquiry: { path: 'enquiry', good: { message: 'Contact for Bulk Order', ...contact } },
  request: { path: 'vendor/request', good: contact },
  signUp: { path: 'auth/register', good: { ...contact, password: 'kharif-2026-soya' } },
  login: { path: 'auth/login', good: { email: contact.email, password: 'kharif-2026-soya' } },
  loginByPhone: { path: 'auth/login', good: { phone_number: contact.phone_number, password: 'kharif-2026-soya' } },
  delivery: { path: 'address/create', good: addressForm },
  billing: { path: 'billing-address/create', good: addressForm },
  sellerForm: { path: 'vendor/send-form/1', good: { ...seller, token: 'x'.repeat(43) } },
}

const contactOf = (form: 'enquiry' | 'request' | 'signUp') =>
  [
    [form, 'name', '', 'Name is required'],
    [form, 'phone_number', '', 'Valid phone number is required'],
    [form, 'phone_number', '900000000', 'Valid phone number is required'],
    [form, 'phone_number', '90000000020', 'Valid phone number is required'],
    [form, 'phone_number', '90000 0000', 'Valid phone number is required'],
    [form, 'whats_app_number', '', 'Valid WhatsApp number is required'],
    [form, 'whats_app_number', '12', 'Valid WhatsApp number is required'],
  ] as const
const addressOf = (form: 'delivery' | 'billing') =>
  [
    [form, 'name', ' ', 'Name is required'],
    [form, 'phone_number', '', 'Phone number is required'],
    [form, 'phone_number', '900000000', 'Phone number must be 10 digits'],
    [form, 'phone_number', '+449000000001', 'Phone number must be 10 digits'],
    [form, 'house_number', '', 'House number is required'],
    [form, 'area', '', 'Area is required'],
    [form, 'pincode', '', 'Pincode is required'],
    [form, 'pincode', '41100', 'Pincode must be 6 digits'],
    [form, 'pincode', '41100a', 'Pincode must be 6 digits'],
    [form, 'city', '', 'City is required'],
    [form, 'district', '', 'District is required'],
    [form, 'state', '', 'State is required'],
  ] as const

onEmbedded((shop) => {
  let me: Ask
  beforeAll(async () => {
    me = (await shop().customer()).ask
  })

  test.each([
    ...contactOf('enquiry'),
    ['enquiry', 'email', 'asha', 'Email must be a valid email'],
    ['enquiry', 'email', '', 'Email must be a valid email'],
    ['enquiry', 'message', ' ', 'Message must be valid'],
    ...contactOf('request'),
    ['request', 'email', 'asha@farm', 'Email must be valid'],
    ...contactOf('signUp'),
    ['signUp', 'email', 'asha.farm.example', 'Email must be valid'],
    ['signUp', 'password', 'seven77', 'Password must be at least 8 characters'],
    ['signUp', 'password', '', 'Password must be at least 8 characters'],
    ['login', 'email', '', 'Email is required'],
    ['login', 'password', '', 'Password is required'],
    ['loginByPhone', 'phone_number', '', 'Phone number is required'],
    ...addressOf('delivery'),
    ...addressOf('billing'),
    ['sellerForm', 'shop_name', '', 'Shop name is required'],
    ['sellerForm', 'address', '', 'Address is required'],
    ['sellerForm', 'pincode', '', 'Pincode is required'],
    ['sellerForm', 'city', '', 'City is required'],
    ['sellerForm', 'state', '', 'State is required'],
  ] as const)('%s with %s “%s” is refused: %s', async (form, field, typed, message) => {
    const { path, good } = FORMS[form]
    const method = form === 'sellerForm' ? 'PUT' : 'POST'
    // An empty field and one that is not there are the same.
    const wrongs = [{ [field]: typed }, ...(typed === '' && form !== 'loginByPhone' ? [{ [field]: undefined }] : [])]
    await keeps(`5/${form}.${field}` as FieldPromise, async () => {
      for (const wrong of wrongs)
        expect(await me(method, path, { body: { ...good, ...wrong } })).toMatchObject({
          status: 422,
          body: { status: false, code: 'INVALID', message, fields: { [field]: message } },
        })
    })
  })

  test('landmark, bank details, account type and GST number may be left out', async () => {
    for (const path of ['address/create', 'billing-address/create'])
      expect(await me('POST', path, { body: addressForm })).toMatchObject({ status: 201 })
    // Nothing is wrong with the form: only its token is unknown.
    const { status, body } = await me('PUT', 'vendor/send-form/1', { body: FORMS.sellerForm.good })
    expect([status, body.fields]).toEqual([404, undefined])
  })
})
