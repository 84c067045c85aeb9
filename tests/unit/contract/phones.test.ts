import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AddressForm, EnquiryForm, Phone } from '../../../src/contract/forms.ts'

test.each(['98765 43211', '+91 98765 43211', '+91-98765-43211', '0091 9876543211', '09876543211', '919876543211'])(
  'a phone number is taken as people write it and kept as ten digits: %s',
  async (typed) => {
    expect(v.parse(Phone, typed)).toBe('9876543211')
    expect(v.parse(EnquiryForm.entries.whats_app_number, typed)).toBe('9876543211')
    expect(v.parse(AddressForm.entries.phone_number, typed)).toBe('9876543211')
  },
)

test.each(['987654321', '98765432112', '+92 98765 43211', '1234567890x', '+91'])(
  'what is no Indian number of ten digits is refused: %s',
  (typed) => {
    expect(v.safeParse(Phone, typed).success).toBe(false)
    expect(v.safeParse(EnquiryForm.entries.phone_number, typed).success).toBe(false)
  },
)
