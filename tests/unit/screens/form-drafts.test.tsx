// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { encodePins, PIN_DISTRICTS_PATH, pinAreasPath } from '../../../src/contract/pins.ts'
import { AddressForm } from '../../../src/shop/addresses/AddressForm.tsx'
import { BulkEnquiryForm } from '../../../src/shop/enquiries/BulkEnquiryForm.tsx'
import { formDrafts } from '../../../src/client/db/form-drafts.ts'
import { getDb } from '../../../src/client/db/get-db.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'
import { FakeServer } from '../../support/server.ts'
import { mount, settled } from './mount.tsx'

/** What is typed into a form and not sent. */

const saved: unknown[] = []
/** What is left of the draft when the form says that it is saved: the page may go at once. */
const draftAtTheEnd: Promise<unknown>[] = []
const draftOf = async (form: string) => formDrafts.read(await getDb(), { acct: 1, form })
const address = (account = 'new', pincode?: string) => (
  <AddressForm
    label="Add"
    draft={`address:delivery:${account}`}
    pincode={pincode}
    owner={{ name: 'Asha', phone_number: '9822012345' }}
    save={async (form) => {
      saved.push(form)
      return { ok: true, id: 'a-1' }
    }}
    onSaved={() => void draftAtTheEnd.push(draftOf('address:delivery:new'))}
    onCancel={() => undefined}
  />
)
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`No field ${name}`)
  return found
}
const type = (name: string, value: string) =>
  settled(() => {
    const field = input(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const ADDRESS = {
  house_number: '12',
  area: 'Gangapur',
  pincode: '422003',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
}
const value = (name: string) => input(name).value

beforeEach(async () => {
  saved.length = 0
  draftAtTheEnd.length = 0
  goOnline()
  await freshPhone()
  new FakeServer().connect()
  setIdentity({ acct: 1, token: 'token-1' })
})

/** Opens it, until what is known has been filled in. */
const open = async (form = address()) => {
  const mounted = await mount(form)
  await expect.poll(() => document.querySelector('[name=name]')).not.toBeNull()
  return { ...mounted, leave: mounted.unmount }
}

test('an address that was left half written is there again, and no other form has it', async () => {
  const first = await open()
  await type('house_number', '12')
  await type('area', 'Gangapur')
  await first.leave()
  const other = await open(address('of-another'))
  await expect.poll(() => value('phone_number')).toBe('9822012345')
  expect(value('area')).toBe('')
  await other.leave()
  await open()
  await expect.poll(() => [value('house_number'), value('area')]).toEqual(['12', 'Gangapur'])
})

test('what was given up or belongs to another account does not come back', async () => {
  const first = await open()
  await type('area', 'Gangapur')
  await first.leave()
  setIdentity({ acct: 2, token: 'token-2' })
  const second = await open()
  await expect.poll(() => value('phone_number')).toBe('9822012345')
  expect(value('area')).toBe('')
  await second.leave()
  setIdentity({ acct: 1, token: 'token-1' })
  const third = await open()
  await expect.poll(() => value('area')).toBe('Gangapur')
  await third.press('Cancel')
  await third.leave()
  await open()
  await expect.poll(() => value('phone_number')).toBe('9822012345')
  expect(value('area')).toBe('')
})

test('a guest’s enquiry outlives a change of the page, until it is sent', async () => {
  setIdentity(null)
  const first = await open(<BulkEnquiryForm send={async () => undefined} />)
  await type('name', 'Asha')
  await type('phone_number', '9822012345')
  await first.leave()
  const second = await open(<BulkEnquiryForm send={async (enquiry) => void saved.push(enquiry)} />)
  await expect.poll(() => [value('name'), value('phone_number')]).toEqual(['Asha', '9822012345'])
  await type('whats_app_number', '9822012345')
  await type('email', 'asha@example.in')
  await second.press('SUBMIT')
  await expect.poll(() => saved).toMatchObject([{ name: 'Asha', message: 'Contact for Bulk Order' }])
  await expect.poll(() => value('name')).toBe('')
  await second.leave()
  await open(<BulkEnquiryForm send={async () => undefined} />)
  await settled(() => new Promise((done) => setTimeout(done)))
  expect(value('name')).toBe('')
})

test('the PIN of the product page stands in a new address, unless a draft says another', async () => {
  const first = await open(address('new', '411005'))
  await expect.poll(() => value('pincode')).toBe('411005')
  await type('pincode', '422003')
  await first.leave()
  await open(address('new', '411005'))
  await expect.poll(() => value('pincode')).toBe('422003')
})

test('a saved address leaves no draft behind, however soon its page is left', async () => {
  const form = await open()
  for (const [name, typed] of Object.entries(ADDRESS)) await type(name, typed)
  await expect.poll(() => draftOf('address:delivery:new')).not.toBeNull()
  await form.press('Save')
  await expect.poll(() => saved).toMatchObject([ADDRESS])
  await expect.poll(() => draftAtTheEnd).toHaveLength(1)
  expect(await draftAtTheEnd[0]).toBeNull()
})

/** A new address for which the PIN becomes known by a press. */
const LearnsPin = () => {
  const [pin, setPin] = useState<string>()
  return (
    <>
      {address('new', pin)}
      <button type="button" onClick={() => setPin('411005')}>
        Learn
      </button>
    </>
  )
}
/** What happens as soon as a field stands in the document. */
const atFirst = (name: string, happens: (field: HTMLInputElement) => void) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector(`[name=${name}]`) === null) return
    observer.disconnect()
    happens(input(name))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
const selected = (name: string) =>
  input(name).value.slice(input(name).selectionStart ?? 0, input(name).selectionEnd ?? 0)

test('what is filled in under somebody’s finger is replaced by the first letter she types', async () => {
  const { press } = await open(<LearnsPin />)
  input('pincode').focus()
  await press('Learn')
  await expect.poll(() => value('pincode')).toBe('411005')
  expect(selected('pincode')).toBe('411005')
})

test('what comes back under somebody’s finger is replaced by the first letter she types', async () => {
  const enquiry = <BulkEnquiryForm send={async () => undefined} />
  const first = await open(enquiry)
  await type('quantity', '500')
  await first.leave()
  atFirst('quantity', (field) => {
    expect(field.value, 'the draft is not read yet').toBe('')
    field.focus()
  })
  await mount(enquiry)
  await expect.poll(() => value('quantity')).toBe('500')
  expect(selected('quantity')).toBe('500')
})

test('what the shop filled in beside what was typed comes back with it', async () => {
  const first = await open(<LearnsPin />)
  await type('house_number', '12')
  await first.press('Learn')
  await expect.poll(() => value('pincode')).toBe('411005')
  await first.leave()
  await open()
  await expect.poll(() => [value('house_number'), value('pincode')]).toEqual(['12', '411005'])
})

test('an address has its fields once its draft is in them', async () => {
  const first = await open()
  await type('house_number', '12')
  await first.leave()
  const begun: string[] = []
  atFirst('house_number', (field) => begun.push(field.value))
  await open()
  expect(begun).toEqual(['12'])
})

/** The directory knows one PIN, with two areas. */
const knowPlaces = () => {
  const files: Record<string, unknown> = {
    [PIN_DISTRICTS_PATH]: {
      states: ['Maharashtra'],
      districts: [['Pune', 0]],
      pins: { '411': [[0], encodePins([[5, [0]]])] },
    },
    [pinAreasPath('411005')]: { '005': [[['Shivajinagar'], ['Ganeshkhind']]] },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(files[path]))
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('what a PIN has filled in goes as soon as another one is typed; what she typed stays', async () => {
  knowPlaces()
  await open()
  await type('pincode', '411005')
  await expect.poll(() => value('district')).toBe('Pune')
  await type('city', 'Khadki')
  await type('pincode', '4110')
  expect([value('city'), value('district'), value('state')]).toEqual(['Khadki', '', ''])
  await type('pincode', '411005')
  await expect.poll(() => [value('city'), value('district')]).toEqual(['Khadki', 'Pune'])
})

test('an address that came back whole drops the place of its PIN all the same when another one is typed', async () => {
  knowPlaces()
  const first = await open()
  await type('pincode', '411005')
  await expect.poll(() => value('state')).toBe('Maharashtra')
  await type('area', 'Shivajinagar')
  await first.leave()
  await open()
  expect([value('area'), value('state')]).toEqual(['Shivajinagar', 'Maharashtra'])
  await type('pincode', '781001')
  expect([value('district'), value('state')]).toEqual(['', ''])
})

test('the places of a PIN are offered again when it comes back, and nothing typed is overwritten', async () => {
  knowPlaces()
  const first = await open()
  await type('pincode', '411005')
  await expect.poll(() => value('state')).toBe('Maharashtra')
  await type('city', 'Khadki')
  await first.leave()
  const { words } = await open()
  await expect.poll(words).toContain('Ganeshkhind')
  expect([value('pincode'), value('city'), value('state')]).toEqual(['411005', 'Khadki', 'Maharashtra'])
})

test('the choice of a place fills in what is missing, and overwrites nothing that was typed', async () => {
  knowPlaces()
  await open()
  await type('area', 'Behind the temple')
  await type('pincode', '411005')
  const place = () => document.querySelector<HTMLInputElement>('[name=place]')
  await expect.poll(place).not.toBeNull()
  await settled(() => place()?.click())
  await expect.poll(() => value('city')).not.toBe('')
  expect(value('area')).toBe('Behind the temple')
})

test('all that is wrong with a form is told at once, also what is wrong between two fields', async () => {
  const { press } = await open(<BulkEnquiryForm send={async () => undefined} />)
  await type('words', 'Jute bags')
  await press('SUBMIT')
  const wrongFields = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
  await expect.poll(wrongFields).toEqual(expect.arrayContaining(['quantity', 'email']))
})
