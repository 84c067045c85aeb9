import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allCalls } from '../../../src/contract/all-calls.ts'
import type { Call } from '../../../src/contract/shop-calls.ts'
import { createApp } from '../../../server/http/app.ts'
import { addGoods, addressForm } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

const enquiry = {
  message: 'Contact for Bulk Order',
  name: 'Asha',
  phone_number: '9000000002',
  whats_app_number: '9000000002',
  email: 'asha@farm.example',
}

onBothDatabases((shop) => {
  const all: Call[] = Object.values(allCalls)
  const filled = (path: string) => path.replaceAll(/:\w+/g, '1')

  test.each(['health', 'ready', 'live'])('%s answers', async (path) => {
    expect(await shop().ask('GET', path)).toMatchObject({ status: 200, body: { status: true } })
  })

  test('without a token a call that needs one is 401, whatever else is wrong with it', async () => {
    const answered: Record<string, unknown> = {}
    for (const { method, path } of all) {
      const { status, body } = await shop().ask(method, filled(path), method === 'GET' ? {} : { raw: '{broken' })
      answered[`${method} ${path}`] = status === 401 && body.code === 'UNAUTHORISED'
    }
    const needed = all.map(({ method, path, caller }) => [`${method} ${path}`, caller !== 'anyone'])
    expect(answered).toEqual(Object.fromEntries(needed))
  })

  test('no call answers a stranger or nonsense with a server error', async () => {
    const { ask } = await shop().customer()
    const before = shop().errors.length
    for (const { method, path } of all)
      for (const body of [{}, [], 'text', null, 7, { id: {} }, { order_items: [null] }])
        expect((await ask(method, filled(path), method === 'GET' ? {} : { body })).status, path).not.toBe(500)
    expect(shop().errors.length).toBe(before)
  })

  test('malformed JSON is 400, another type 415, too much 413, and neither has an effect', async () => {
    const { ask } = await shop().customer()
    expect(await ask('POST', 'address/create', { raw: '{"name":' })).toMatchObject({
      status: 400,
      body: { status: false, code: 'BAD_JSON', requestId: expect.any(String) },
    })
    expect(await ask('POST', 'address/create', { raw: '' })).toMatchObject({ status: 400 })
    const text = { raw: JSON.stringify(addressForm), headers: { 'Content-Type': 'text/plain' } }
    expect(await ask('POST', 'address/create', text)).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_TYPE' },
    })
    const large = { ...addressForm, landmark: 'x'.repeat(70_000) }
    expect(await ask('POST', 'address/create', { body: large })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    })
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
    expect(await ask('POST', 'address/create', { raw: deep })).toMatchObject({ status: 400 })
    const nul = { ...addressForm, name: 'As\0ha' }
    await keeps('s19/unstorable', async () =>
      expect(await ask('POST', 'address/create', { body: nul })).toMatchObject({ status: 400 }),
    )
  })

  test('one wrong field speaks for itself, several are named each', async () => {
    const { ask } = shop()
    expect(await ask('POST', 'enquiry', { body: { ...enquiry, email: 'asha' } })).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID',
        message: 'Email must be a valid email',
        fields: { email: 'Email must be a valid email' },
      },
    })
    const { name: _, ...unnamed } = enquiry
    expect((await ask('POST', 'enquiry', { body: unnamed })).body.message).toBe('Name is required')
    const { body } = await ask('POST', 'enquiry', { body: { message: 'Hello' } })
    expect(body.fields).toEqual({
      name: 'Name is required',
      phone_number: 'Valid phone number is required',
      whats_app_number: 'Valid WhatsApp number is required',
      email: 'Email must be a valid email',
    })
    expect((await ask('POST', 'auth/login', { body: { password: 'x' } })).body.message).toBe('Email is required')
    expect((await ask('POST', 'auth/login', { body: { phone_number: '', password: 'x' } })).body.message).toBe(
      'Phone number is required',
    )
  })

  test('an unknown path is 404, a known one with another method 405 that names what is allowed', async () => {
    const { ask } = shop()
    expect(await ask('GET', 'no-such-call')).toMatchObject({ status: 404, body: { status: false, code: 'NOT_FOUND' } })
    const wrong = await ask('DELETE', 'products')
    expect(wrong).toMatchObject({ status: 405, body: { status: false, code: 'METHOD_NOT_ALLOWED' } })
    expect(wrong.headers.get('Allow')).toBe('GET')
    expect(await ask('PUT', 'address/view/1')).toMatchObject({ status: 405 })
  })

  test('a request for another account than the token’s is turned away', async () => {
    const { ask, id } = await shop().customer()
    const path = `address/get-address/${id}`
    expect(await ask('GET', path, { headers: { 'X-Account': String(id) } })).toMatchObject({ status: 200 })
    expect(await ask('GET', path, { headers: { 'X-Account': String(id + 1) } })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_MISMATCH' },
    })
  })

  test('a change of staff under another one’s log-in is turned away, and changes nothing', async () => {
    const { sku, listing } = await addGoods(shop().db, { stock: 5 })
    const [one, other] = [await shop().staff(listing.sellerId), await shop().staff(listing.sellerId)]
    const add = (id: number) => {
      const headers = { 'X-Account': String(id) }
      return one.ask('POST', `desk/variants/${sku}/stock`, { body: { add: 1 }, key: randomUUID(), headers })
    }
    expect(await add(other.id)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_MISMATCH' } })
    expect((await add(one.id)).body.data).toMatchObject({ stock: 6 })
  })

  test('only what is everybody’s may be kept, and an answer names the key that it was asked with', async () => {
    const { ask } = await shop().customer()
    const answers = [
      await shop().ask('GET', 'brands'),
      await shop().ask('GET', 'nothing'),
      await ask('GET', 'wishlist/get-wishlist-items'),
      await ask('POST', 'wishlist/create', { raw: '{', key: 'my-key' }),
    ]
    await keeps('s15/no-store', () =>
      expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual([
        'no-cache',
        'no-store',
        'no-store',
        'no-store',
      ]),
    )
    expect(answers[3]?.headers.get('X-Idempotency-Key')).toBe('my-key')
  })

  test('a surprise is answered without its reason, and logged with it', async () => {
    const pins = { find: () => [], nearest: () => [] }
    const app = createApp({
      ...shop().deps,
      pins: { ...pins, find: () => JSON.parse('secret path /srv/shop') },
    })
    const answer = await app.fetch(new Request('http://shop.test/api/pincode/411001'))
    const text = await answer.text()
    expect(answer.status).toBe(500)
    await keeps('s21/no-reason', async () => {
      expect(JSON.parse(text)).toMatchObject({
        status: false,
        code: 'SERVER_ERROR',
        message: 'Server error, Please try again later',
      })
      expect(text).not.toMatch(/secret|SyntaxError|\.ts|at /)
    })
    expect(shop().errors.at(-1)).toContain('secret')
  })

  test('a statement that fails is logged without what was typed', async () => {
    const { ask } = await shop().customer()
    await shop().db.execute("alter table addresses add constraint breaks check (area <> 'Secret lane')")
    const answer = await ask('POST', 'address/create', { body: { ...addressForm, area: 'Secret lane' } })
    expect(answer).toMatchObject({ status: 500, body: { code: 'SERVER_ERROR' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/constraint|insert|breaks/)
    expect(shop().errors.at(-1)).toContain('breaks')
    await keeps('s22/no-values', () => expect(shop().errors.at(-1)).not.toMatch(/Secret lane|9000000001/))
  })
})
