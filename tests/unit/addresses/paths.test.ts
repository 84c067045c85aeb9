import { expect, test } from 'vitest'
import { addressLines } from '../../../src/texts/address-lines.ts'
import { addPath, editPath, listPath, paymentPath } from '../../../src/features/addresses/paths.ts'

test('whether it is a Buy Now goes along through every address screen', () => {
  expect(addPath('delivery', '1')).toBe('/address/add-new?isBuyNow=1')
  expect(addPath('billing', null)).toBe('/billing-address/add-new')
  expect(editPath('billing', 'b', '0')).toBe('/billing-address/edit?editId=b&isBuyNow=0')
  expect(listPath('1')).toBe('/address?isBuyNow=1')
  expect(paymentPath('d', 'b', null)).toBe('/payment?isBuyNow=0&selectedAddressId=d&selectedBillingAddressId=b')
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
  expect(addressLines(address).place).toBe('14, Panchavati, Nashik, Maharashtra\u00a0422003')
})
