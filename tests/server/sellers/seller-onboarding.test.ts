import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { licences, sellers } from '../../../server/db/schema.ts'
import { readBank } from '../../../server/shop/sellers/bank-data.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

const DAY = 24 * 60 * 60 * 1000
const form = {
  shop_name: 'Devi Agro',
  address: '4 Market Road',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  account_no: '123456789012',
  account_type: 'saving',
}

onBothDatabases((shop) => {
  let number = 6_100_000_000
  const apply = async () => {
    const phone_number = String(number++)
    const body = {
      name: 'Meena Devi',
      phone_number,
      whats_app_number: phone_number,
      email: `${phone_number}@farm.example`,
    }
    expect(await shop().ask('POST', 'vendor/request', { body })).toMatchObject({ status: 201, body: { status: true } })
    const [row] = (await shop().operator('GET', 'admin/sellers')).body.data
    expect(row).toMatchObject({ email: body.email, vendor_status: 'requested' })
    return { id: row.id as number, body }
  }
  const invite = async (id: number) => (await shop().operator('POST', `admin/sellers/${id}/invite`)).body.data
  const read = (token: string) => shop().ask('GET', `vendor-request?token=${encodeURIComponent(token)}`)
  const handIn = (id: number, token: string, extra: object = {}) =>
    shop().ask('PUT', `vendor/send-form/${id}`, { body: { ...form, token, ...extra } })

  test('an application goes from request over invitation and form to acceptance', async () => {
    const { id, body } = await apply()
    const { token, link } = await invite(id)
    expect(link).toBe(`https://shop.example/seller-form?token=${token}`)
    const first = await read(token)
    expect(first.body.data).toMatchObject({ id, email: body.email, vendor_status: 'invited', shop_name: null })
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(await handIn(id, token)).toMatchObject({ status: 200, body: { status: true } })
    expect(await handIn(id, token, { city: 'Satara', vendor_status: 'accepted' })).toMatchObject({ status: 200 })
    expect((await read(token)).body.data).toMatchObject({ city: 'Satara', vendor_status: 'submitted' })
    expect(await shop().operator('POST', `admin/sellers/${id}/accept`)).toMatchObject({ status: 200 })
    expect((await read(token)).body.data.vendor_status).toBe('accepted')
    expect(await handIn(id, token)).toMatchObject({ status: 409, body: { code: 'ALREADY_ACCEPTED' } })
  })

  test('the link to the form goes to the phone of whoever has applied, where the operator wishes it', async () => {
    const { id, phoneNumber } = await addSeller(shop().db, { vendorStatus: 'requested' })
    const { ask } = await shop().staff(null, 'manager')
    const before = shop().sent.length
    expect((await ask('POST', `desk/sellers/${id}/invite`)).body.data.sent).toBe(false)
    expect(shop().sent).toHaveLength(before)
    const { data } = (await ask('POST', `desk/sellers/${id}/invite?send=1`)).body
    expect(data.sent).toBe(true)
    expect(shop().sent.at(-1)).toMatchObject({ to: phoneNumber })
    expect(shop().sent.at(-1)?.text).toContain(data.link)
  })

  test('only an accepted seller can set a password and log in, and is told so', async () => {
    const { id, body } = await apply()
    const phone_number = body.phone_number
    const before = shop().sent.length
    const askForCode = () =>
      shop().ask('POST', 'auth/request-code', { body: { phone_number, purpose: 'password', role: 'seller' } })
    await askForCode()
    expect(shop().sent).toHaveLength(before)
    const accept = () => shop().operator('POST', `admin/sellers/${id}/accept`)
    expect(await accept(), 'nobody is accepted without the form').toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_NOW', message: expect.stringContaining('form') },
    })
    const { token } = (await shop().operator('POST', `admin/sellers/${id}/invite`)).body.data
    expect((await shop().ask('PUT', `vendor/send-form/${id}`, { body: { token, ...form } })).status).toBe(200)
    expect((await accept()).status).toBe(200)
    expect((await accept()).status).toBe(200)
    expect(shop().sent.slice(before)).toMatchObject([{ to: phone_number }])
    await askForCode()
    const code = /^\d{6}/.exec(shop().sent.at(-1)?.text ?? '')?.[0]
    const password = 'beej-bhandar-26'
    const reset = { phone_number, code, password, role: 'seller' }
    expect(await shop().ask('POST', 'auth/reset-password', { body: reset })).toMatchObject({ status: 200 })
    const login = { email: body.email, password, role: 'seller' }
    expect((await shop().ask('POST', 'auth/login', { body: login })).body.redirect).toBe(
      `https://admin.example/seller-login?seller=${id}`,
    )
  })

  test('a licence is written down, and a newer one of the same kind and state takes its place', async () => {
    const { id } = await apply()
    const set = (body: object) => shop().operator('PUT', `admin/sellers/${id}/licence`, { body })
    const licence = { kind: 'fertiliser', number: 'MH-1', state: 'Maharashtra', expires: '2027-03-31' }
    expect(await set(licence)).toMatchObject({ status: 200, body: { data: { seller_id: id, ...licence } } })
    expect(await set({ ...licence, number: 'MH-2', expires: '2029-03-31' })).toMatchObject({ status: 200 })
    const rows = await shop().db.select().from(licences).where(eq(licences.sellerId, id))
    expect(rows).toMatchObject([{ kind: 'fertiliser', number: 'MH-2', expiresOn: '2029-03-31' }])
    expect((await set({ ...licence, expires: 'soon' })).status).toBe(422)
    expect((await shop().operator('PUT', 'admin/sellers/2000000/licence', { body: licence })).status).toBe(404)
  })

  test('the account number is told masked, and a masked one that comes back changes nothing', async () => {
    const { id } = await apply()
    const { token } = await invite(id)
    await handIn(id, token)
    const { account_no } = (await read(token)).body.data
    await keeps('s4/masked', () => expect(account_no).toMatch(/^•+9012$/))
    await handIn(id, token, { account_no })
    const [row] = await shop().db.select().from(sellers).where(eq(sellers.id, id))
    await keeps('s4/masked-back', () => expect(row && readBank(shop().deps, row).accountNo).toBe('123456789012'))
  })

  test('a wrong, another’s or an expired token opens nothing', async () => {
    const one = await apply()
    const other = await apply()
    const { token } = await invite(one.id)
    await keeps('s4/own-token', async () => {
      for (const answer of [await read('wrong'), await handIn(one.id, 'wrong'), await handIn(other.id, token)])
        expect(answer).toMatchObject({ status: 404, body: { status: false } })
    })
    shop().pass(7 * DAY + 1000)
    await keeps('s4/seven-days', async () => {
      expect((await read(token)).status).toBe(404)
      expect((await handIn(one.id, token)).status).toBe(404)
    })
    await keeps('s4/hashed', async () =>
      expect(JSON.stringify(await shop().db.query.sellerTokens.findMany())).not.toContain(token),
    )
  })

  test('a second application of the same person is told so, and the sixth in an hour waits', async () => {
    const { body } = await apply()
    const again = () => shop().ask('POST', 'vendor/request', { body })
    for (let i = 0; i < 4; i++) expect(await again()).toMatchObject({ status: 409, body: { code: 'ACCOUNT_EXISTS' } })
    expect(await again()).toMatchObject({ status: 429 })
  })

  test('an enquiry reaches the operator with everything that was typed', async () => {
    const body = {
      message: 'Contact for Bulk Order',
      name: 'Ravi',
      phone_number: '9000000003',
      whats_app_number: '9000000004',
      email: 'ravi@farm.example',
    }
    expect(await shop().ask('POST', 'enquiry', { body })).toMatchObject({ status: 201, body: { status: true } })
    const { body: listed } = await shop().operator('GET', 'admin/enquiries')
    expect(listed.data[0]).toMatchObject(body)
    for (let i = 0; i < 4; i++) await shop().ask('POST', 'enquiry', { body })
    expect((await shop().ask('POST', 'enquiry', { body })).status).toBe(429)
  })
})
