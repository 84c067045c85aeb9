import { expect, test } from 'vitest'
import { addressLines } from '../../../src/texts/address-lines.ts'
import { addPath, editPath, listPath, NO_PURCHASE, ONLY_CASH, paymentPath } from '../../../src/shop/addresses/paths.ts'

const now = { isBuyNow: '1', only: null }

test('whether it is a Buy Now goes along through every address screen', () => {
  expect(addPath('delivery', now)).toBe('/address/add-new?isBuyNow=1')
  expect(addPath('billing', NO_PURCHASE)).toBe('/billing-address/add-new')
  expect(editPath('billing', 'b', { isBuyNow: '0', only: null })).toBe('/billing-address/edit?editId=b&isBuyNow=0')
  expect(listPath(now)).toBe('/address?isBuyNow=1')
  expect(paymentPath('d', 'b', NO_PURCHASE)).toBe('/payment?isBuyNow=0&selectedAddressId=d&selectedBillingAddressId=b')
})

test('that only what is paid in cash is bought goes along too, last', () => {
  const cash = { isBuyNow: null, only: ONLY_CASH }
  expect(listPath(cash)).toBe('/address?only=cash')
  expect(addPath('delivery', cash)).toBe('/address/add-new?only=cash')
  expect(paymentPath('d', 'b', cash)).toBe(
    '/payment?isBuyNow=0&selectedAddressId=d&selectedBillingAddressId=b&only=cash',
  )
})

test('an address is read without saying the same town twice', () => {
  const address = {
    house_number: '14',
    landmark: null,
    area: 'Panchavati',
    city: 'Nashik',
    district: 'Nashik',
    state: 'Maharashtra',
    pincode: '422003',
    phone_number: '9800001234',
  }
  expect(addressLines(address).place).toBe('14, Panchavati, Nashik, Maharashtra 422003')
})
