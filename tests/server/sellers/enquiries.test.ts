import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries } from '../../../server/db/schema.ts'
import { addressForm } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

const enquiry = (phone_number: string) => ({
  message: 'Do you have drip kits for two acres?',
  name: 'Asha Patil',
  phone_number,
  whats_app_number: phone_number,
  email: 'asha@example.com',
})

onBothDatabases((shop) => {
  const stored = (phone: string) => shop().db.select().from(enquiries).where(eq(enquiries.phoneNumber, phone))

  test('an enquiry that comes twice under one key is stored once, without any log-in', async () => {
    const request = { body: enquiry('9822011111'), key: randomUUID() }
    const first = await shop().ask('POST', 'enquiry', request)
    expect(first).toMatchObject({ status: 201, body: { message: 'Your enquiry has been sent' } })
    expect(first.headers.get('X-Idempotency-Key')).toBe(request.key)
    const copies = await Promise.all(Array.from({ length: 5 }, () => shop().ask('POST', 'enquiry', request)))
    for (const copy of copies) {
      expect(copy).toMatchObject({ status: 201, body: first.body })
      expect(copy.headers.get('Idempotent-Replayed')).toBe('true')
    }
    expect(await stored('9822011111')).toHaveLength(1)
  })

  test('a key of another enquiry is refused and stores nothing', async () => {
    const key = randomUUID()
    await shop().ask('POST', 'enquiry', { body: enquiry('9822022222'), key })
    expect(await shop().ask('POST', 'enquiry', { body: enquiry('9822033333'), key })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
    expect(await stored('9822033333')).toEqual([])
  })

  test('guests’ keys and those of accounts are apart', async () => {
    const key = randomUUID()
    const { ask } = await shop().customer()
    expect(await ask('POST', 'address/create', { body: addressForm, key })).toMatchObject({ status: 201 })
    expect(await shop().ask('POST', 'enquiry', { body: enquiry('9822044444'), key })).toMatchObject({ status: 201 })
    expect(await stored('9822044444')).toHaveLength(1)
  })

  test('without a key every enquiry counts as one of its own', async () => {
    const request = { body: enquiry('9822055555') }
    await shop().ask('POST', 'enquiry', request)
    await shop().ask('POST', 'enquiry', request)
    expect(await stored('9822055555')).toHaveLength(2)
  })
})
