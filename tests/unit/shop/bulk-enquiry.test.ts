import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bulkEnquiryMessage } from '../../../src/contract/forms.ts'
import { bulkEnquiry } from '../../../src/shop/enquiries/bulk-enquiry.ts'

const contact = {
  message: bulkEnquiryMessage,
  name: 'Asha',
  phone_number: '9822011111',
  whats_app_number: '9822011111',
  email: 'asha@farm.example',
}
const EMPTY = { ...contact, pincode: '', words: '', quantity: '' }
const PACK = { sku: 'SKU-1', title: 'Urea', variantName: '45 kg bag' }

const wrong = (pack: typeof PACK | undefined, typed: object): Record<string, string> => {
  const parsed = v.safeParse(bulkEnquiry(pack), { ...EMPTY, ...typed })
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

test('an enquiry with nothing but the contact is sent as it always was', () => {
  expect(v.parse(bulkEnquiry(undefined), EMPTY)).toEqual(contact)
})

test('a pack is asked for by its number, own words as they are typed', () => {
  expect(v.parse(bulkEnquiry(PACK), { ...EMPTY, quantity: ' 40 ', pincode: '411001' })).toEqual({
    ...contact,
    pincode: '411001',
    language: 'en',
    lines: [{ sku: 'SKU-1', quantity: 40 }],
  })
  expect(v.parse(bulkEnquiry(undefined), { ...EMPTY, words: 'Jute bags ', quantity: '300' })).toMatchObject({
    lines: [{ words: 'Jute bags', quantity: 300 }],
  })
})

test('what is half said is asked for at its field', () => {
  expect(wrong(PACK, {})).toEqual({ quantity: 'Type how many you need' })
  expect(wrong(undefined, { words: 'Jute bags' })).toEqual({ quantity: 'Type how many you need' })
  expect(wrong(undefined, { quantity: '5' })).toEqual({ words: 'Type what you need' })
  for (const quantity of ['0', '1.5', '-3', 'ten']) expect(wrong(PACK, { quantity })).toHaveProperty('quantity')
  expect(wrong(undefined, { pincode: '41' })).toEqual({ pincode: 'Pincode must be 6 digits' })
})

test.each([
  ['50 बोरी', 50, 'बोरी'],
  ['1,200 kg', 1200, 'kg'],
  ['५० bags', 50, 'bags'],
])('%s is a number and its unit, which the seller reads', (quantity, pieces, unit) => {
  expect(v.parse(bulkEnquiry(undefined), { ...EMPTY, words: 'Urea', quantity })).toMatchObject({
    lines: [{ words: `Urea, ${unit}`, quantity: pieces }],
  })
})

test('of a pack its own word may stand behind the number', () => {
  for (const quantity of ['50 bags', '50 Bag'])
    expect(v.parse(bulkEnquiry(PACK), { ...EMPTY, quantity })).toMatchObject({ lines: [{ quantity: 50 }] })
})

test('of a pack a number with a unit is not guessed at', () => {
  const loose = { ...PACK, variantName: '45 kg' }
  expect(v.safeParse(bulkEnquiry(loose), { ...EMPTY, quantity: '50 kg' }).success).toBe(false)
  expect(v.safeParse(bulkEnquiry(PACK), { ...EMPTY, quantity: '50 kg' }).success).toBe(false)
})
