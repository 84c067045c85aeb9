import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Days, PinPrefixes } from '../../../src/contract/calls/staff/zones.ts'
import { LicenceChange } from '../../../src/contract/calls/staff/sellers.ts'
import {
  Code,
  email,
  LoginByPhone,
  NameForm,
  Phone,
  Pincode,
  SellerForm,
  SellerRequestForm,
} from '../../../src/contract/forms.ts'

/** As phones, address books, spreadsheets and messages write numbers. */

const taken = (schema: v.GenericSchema<unknown, unknown>, typed: string): unknown => {
  const read = v.safeParse(schema, typed)
  return read.success ? read.output : undefined
}

describe('a phone number', () => {
  const number = '9876543211'
  test.each([
    '9876543211',
    ' 9876543211 ',
    '98765 43211',
    '98765-43211',
    '987-654-3211',
    '987.654.3211',
    '(98765) 43211',
    '+919876543211',
    '+91 98765 43211',
    '+91-98765-43211',
    '+91 (0) 98765 43211',
    '+91 098765 43211',
    '+91-0-9876543211',
    '(+91) 98765 43211',
    '＋91 98765 43211',
    '00919876543211',
    '0091 98765 43211',
    '0919876543211',
    '919876543211',
    '91 98765 43211',
    '910 98765 43211',
    '09876543211',
    '0 98765 43211',
    '98765\u00A043211',
    '98765\u200943211',
    '98765\u201143211',
    '98765\u201343211',
    '98765\u221243211',
    '\u202A+91 98765 43211\u202C',
    '\u200E98765 43211',
    '\u206698765\u206943211',
    '\uFEFF9876543211',
    '98765\u200B43211',
    '98765\u00AD43211',
    '\t98765 43211\r\n',
    '९८७६५४३२११',
    '९८७६५ ४३२११',
    '৯৮৭৬৫৪৩২১১',
    '੯੮੭੬੫੪੩੨੧੧',
    '૯૮૭૬૫૪૩૨૧૧',
    '୯୮୭୬୫୪୩୨୧୧',
    '௯௮௭௬௫௪௩௨௧௧',
    '౯౮౭౬౫౪౩౨౧౧',
    '೯೮೭೬೫೪೩೨೧೧',
    '൯൮൭൬൫൪൩൨൧൧',
    '+९१ ९८७६५ ४३२११',
    '۹۸۷۶۵۴۳۲۱۱',
    '９８７６５４３２１１',
  ])('is read as ten digits: %j', (typed) => {
    expect(taken(Phone, typed)).toBe(number)
    expect(taken(SellerRequestForm.entries.phone_number, typed)).toBe(number)
    expect(v.parse(LoginByPhone, { phone_number: typed, password: 'x' }).phone_number).toBe(number)
  })

  test.each([
    '987654321',
    '98765432112',
    '+92 98765 43211',
    '+1 98765 43211',
    '98765 4321O',
    '98765 43211 ext 5',
    '98765 43211/12',
    '98765 43211 98765 43212',
    'nine eight seven',
    '++919876543211',
    '9876543211x',
    '+91',
    '०००',
    '\u200B\u200B',
    '',
  ])('that is not wholly understood is refused: %j', (typed) => {
    expect(taken(Phone, typed)).toBeUndefined()
    expect(taken(SellerRequestForm.entries.phone_number, typed)).toBeUndefined()
  })
})

describe('a PIN', () => {
  test.each([
    '411001',
    ' 411001 ',
    '411 001',
    '4 1 1 0 0 1',
    '411-001',
    '411.001',
    '411,001',
    '411\u00A0001',
    '411\u2013001',
    '411\u200B001',
    '\u202A411001\u202C',
    '\uFEFF411001',
    '(411001)',
    '४११००१',
    '४११ ००१',
    '৪১১০০১',
    '੪੧੧੦੦੧',
    '૪૧૧૦૦૧',
    '୪୧୧୦୦୧',
    '௪௧௧௦௦௧',
    '౪౧౧౦౦౧',
    '೪೧೧೦೦೧',
    '൪൧൧൦൦൧',
    '４１１００１',
  ])('is read as six digits: %j', (typed) => {
    expect(taken(Pincode, typed)).toBe('411001')
    expect(taken(LicenceChange.entries.pincode, typed)).toBe('411001')
  })

  test.each(['41100', '4110011', '41100l', 'PIN 411001', '411/001', '४११००', '\u200B', '½11001', '²11001', ''])(
    'that is not wholly understood is refused: %j',
    (typed) => expect(taken(Pincode, typed)).toBeUndefined(),
  )

  test('a beginning of a PIN is read in any digits, and two are never made one', () => {
    expect(taken(PinPrefixes, '४२, ४३१\u200B')).toEqual(['42', '431'])
    expect(taken(PinPrefixes, '42 431')).toBeUndefined()
    expect(taken(Days, '२ – ४')).toEqual([2, 4])
    expect(taken(Days, '2 to 4')).toEqual([2, 4])
  })
})

test.each(['482913', '482 913', '482-913', '४८२९१३', '\u2066482913\u2069', ' 482913\n'])(
  'a code is read: %j',
  (typed) => expect(taken(Code, typed)).toBe('482913'),
)
test.each(['48291', '4829133', 'is 482913', ''])('what is no code is refused: %j', (typed) =>
  expect(taken(Code, typed)).toBeUndefined(),
)

test.each([
  ['account_no', ' 1234 5678-9012 ', '123456789012'],
  ['account_no', '१२३४५६७८९०', '1234567890'],
  ['ifsc_code', 'sbin 0001234\u200B', 'SBIN0001234'],
  ['ifsc_code', 'SBIN०००१२३४', 'SBIN0001234'],
  ['gst_no', '27 aapfu 0939 f 1 zv', '27AAPFU0939F1ZV'],
] as const)('what a bank or tax office gave is kept as it gives it: %s %j', (name, typed, kept) => {
  expect(taken(SellerForm.entries[name], typed)).toBe(kept)
})

test.each([
  '\u200B',
  '\u200D\u200C',
  '\uFEFF',
  '\u202A\u202C',
  '\u2060',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\u00A0',
  ' \u200E ',
])('a name of signs that nobody sees is none: %j', (typed) =>
  expect(taken(NameForm.entries.name, typed)).toBeUndefined(),
)
test('a name keeps the joiners of its script', () => {
  expect(taken(NameForm.entries.name, ' क्‍ष राज ')).toBe('क्‍ष राज')
})
test('an email loses the marks that were copied with it', () => {
  expect(taken(email('no'), '\u202AAsha\u200B@Example.com\u202C ')).toBe('asha@example.com')
})
