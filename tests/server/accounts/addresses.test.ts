import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressForm } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

interface Row {
  id: string
  is_default: number
}

onBothDatabases((shop) => {
  describe.each(['address', 'billing-address'])('%s', (prefix) => {
    const create = ({ ask }: TestCustomer, extra: object = {}, key = randomUUID()) =>
      ask('POST', `${prefix}/create`, { body: { ...addressForm, ...extra }, key })
    const list = async ({ ask, id }: TestCustomer): Promise<Row[]> =>
      (await ask('GET', `${prefix}/get-address/${id}`)).body.data
    const defaults = async (customer: TestCustomer) =>
      (await list(customer)).filter(({ is_default }) => is_default === 1).map(({ id }) => id)

    test('keeps the id that the phone made, and answers what was typed', async () => {
      const customer = await shop().customer()
      const id = randomUUID()
      const form = { landmark: 'Near the well', lat: 18.5, lng: 73.8 }
      expect(await create(customer, { id, ...form })).toMatchObject({ status: 201, body: { data: { id } } })
      const { body } = await customer.ask('GET', `${prefix}/view/${id}`)
      expect(body.data).toEqual({ ...addressForm, ...form, id, is_default: 1, created_at: expect.any(String) })
    })

    test('mints an id when the phone sends none', async () => {
      const customer = await shop().customer()
      const { body } = await create(customer)
      expect(body.data.id).toMatch(/^[\da-f-]{36}$/)
    })

    test('a taken id is a conflict, whoever has it', async () => {
      const a = await shop().customer()
      const b = await shop().customer()
      const id = randomUUID()
      await create(a, { id })
      for (const customer of [a, b])
        expect(await create(customer, { id, name: 'Other' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
      expect(await list(b)).toEqual([])
    })

    test('the first is the default, another can be made it, and after the default the oldest follows', async () => {
      const customer = await shop().customer()
      const ids: string[] = []
      for (let i = 0; i < 3; i++) ids.push((await create(customer)).body.data.id)
      await keeps('9/default-flag', async () =>
        expect((await list(customer)).map(({ is_default }) => is_default)).toEqual([1, 0, 0]),
      )
      expect(await defaults(customer)).toEqual([ids[0]])
      const setDefault = (id: string | undefined) => customer.ask('PUT', `${prefix}/set-default/${id}`)
      expect(await setDefault(ids[2])).toMatchObject({ status: 200 })
      expect(await setDefault(ids[2])).toMatchObject({ status: 200 })
      expect(await defaults(customer)).toEqual([ids[2]])
      expect(await customer.ask('DELETE', `${prefix}/delete-address/${ids[2]}`)).toMatchObject({ status: 200 })
      expect(await defaults(customer)).toEqual([ids[0]])
    })

    test('addresses that arrive at once leave exactly one default', async () => {
      const customer = await shop().customer()
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(customer)))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(await defaults(customer)).toHaveLength(1)
    })

    test('the last edit wins, and leaves the default alone', async () => {
      const customer = await shop().customer()
      const { id } = (await create(customer)).body.data
      const edit = (extra: object) =>
        customer.ask('PUT', `${prefix}/edit-address/${id}`, { body: { ...addressForm, ...extra }, key: randomUUID() })
      await edit({ city: 'Satara', is_default: 0, customer_id: 1 })
      await keeps('s2/ignored', async () => expect(await list(customer)).toMatchObject([{ is_default: 1 }]))
      expect(await edit({ city: 'Wai', is_default: 0, customer_id: 1, id: randomUUID() })).toMatchObject({
        status: 200,
      })
      expect(await list(customer)).toMatchObject([{ id, city: 'Wai', is_default: 1 }])
    })

    test('another customer’s address is as good as none', async () => {
      const a = await shop().customer()
      const b = await shop().customer()
      const { id } = (await create(a)).body.data
      const answers = async (wanted: string) => [
        await b.ask('GET', `${prefix}/view/${wanted}`),
        await b.ask('PUT', `${prefix}/edit-address/${wanted}`, { body: addressForm }),
        await b.ask('PUT', `${prefix}/set-default/${wanted}`),
        await b.ask('DELETE', `${prefix}/delete-address/${wanted}`),
      ]
      const bare = ({ status, body }: { status: number; body: object }) => ({
        status,
        body: { ...body, requestId: '' },
      })
      const unknown = (await answers(randomUUID())).map(bare)
      expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await answers(id)).map(bare)).toEqual(unknown)
      expect((await answers('not-an-id')).map(bare)).toEqual(unknown)
      expect(await b.ask('GET', `${prefix}/get-address/${a.id}`)).toMatchObject({ status: 403 })
      expect(await list(a)).toHaveLength(1)
    })

    test('a full book refuses the next address in plain words, and takes one again after a delete', async () => {
      const customer = await shop().customer()
      const all = await Promise.all(Array.from({ length: 55 }, () => create(customer)))
      const refused = all.filter(({ status }) => status !== 201)
      expect(refused).toHaveLength(5)
      for (const { status, body } of refused) {
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'ADDRESS_LIMIT' })
        expect(body.message).toBe('You have saved 50 addresses, and no more fit. Delete one that you no longer need.')
      }
      const [first] = await list(customer)
      await customer.ask('DELETE', `${prefix}/delete-address/${first?.id}`)
      expect((await create(customer)).status).toBe(201)
      expect(await list(customer)).toHaveLength(50)
    })

    test('wrong fields are named in the form’s own words', async () => {
      const customer = await shop().customer()
      const { body, status } = await create(customer, { pincode: '41100', phone_number: '12', district: ' ' })
      expect(status).toBe(422)
      expect(body.fields).toEqual({
        pincode: 'Pincode must be 6 digits',
        phone_number: 'Phone number must be 10 digits',
        district: 'District is required',
      })
      expect((await create(customer, { lat: 900 })).status).toBe(422)
      expect(await list(customer)).toEqual([])
    })
  })

  test('a delivery address that is posted whole as billing address becomes a copy with its own id', async () => {
    const customer = await shop().customer()
    const { ask, id } = customer
    await ask('POST', 'address/create', { body: addressForm })
    const [delivery] = (await ask('GET', `address/get-address/${id}`)).body.data
    const { body } = await ask('POST', 'billing-address/create', { body: delivery })
    expect(body.data.id).not.toBe(delivery.id)
    const [billing] = (await ask('GET', `billing-address/get-address/${id}`)).body.data
    expect(billing).toEqual({ ...delivery, id: body.data.id, created_at: billing.created_at })
  })
})
