import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers, enquiries } from '../../../server/db/schema.ts'
import { addressForm } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { browserAt, newForm, PASSWORD } from './account-steps.ts'

/** A number that nobody used for 90 days may belong to somebody else by now. */

const DAY = 24 * 60 * 60_000

onBothDatabases((shop) => {
  const at = (from: string, names = true) => browserAt(shop(), from, names)

  /** A farmer with a proven number, a password and an address, who was last here so many days ago. */
  const silentFor = async (days: number) => {
    const owner = at('198.51.100.1')
    const form = await owner.register()
    await owner.login(form)
    await owner.ask(form.phone_number)
    const { token, user } = (await owner.enter(form.phone_number)).body
    await owner.ask(form.phone_number, 'password')
    await owner.reset(form.phone_number, PASSWORD)
    await shop().askAs(token)('POST', 'address/create', { body: { ...addressForm, id: randomUUID() } })
    const again = (await owner.login(form)).body
    await shop().askAs(again.token)('POST', 'address/create', { body: { ...addressForm, id: randomUUID() } })
    shop().pass(days * DAY)
    return { owner, form, id: user.id as number, phone: form.phone_number }
  }
  const codeLogin = async (phone: string, more: object = {}, browser = at('203.0.113.5')) => {
    await browser.ask(phone)
    const { text } = shop().sent.findLast(({ to }) => to === phone) ?? { text: '' }
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    const enter = (shown: object) => browser.post('auth/login-by-code', { phone_number: phone, code, ...shown })
    return { first: await enter(more), enter }
  }

  test('after 91 days a code of an unknown browser alone opens nothing, with the PIN code or the password it does', async () => {
    for (const proof of [{ pincode: addressForm.pincode }, { password: PASSWORD }]) {
      const { phone, id } = await silentFor(91)
      const { first, enter } = await codeLogin(phone)
      expect(first).toMatchObject({ status: 409, body: { code: 'OWNER_PROOF_NEEDED' } })
      expect(JSON.stringify(first.body)).not.toContain('token')
      expect((await enter({ pincode: '999999' })).body.code).toBe('OWNER_PROOF_NEEDED')
      const opened = await enter(proof)
      expect(opened, 'with the same code').toMatchObject({ status: 200, body: { user: { id } } })
    }
  })

  test('her own phone, and anybody before 90 days, needs the code alone', async () => {
    const { owner, phone, id } = await silentFor(91)
    expect((await codeLogin(phone, {}, owner)).first.body.user.id).toBe(id)
    const recent = await silentFor(89)
    expect((await codeLogin(recent.phone)).first.body.user.id).toBe(recent.id)
  })

  test('who knows neither begins anew: nothing of the old account is shown, and no message goes there', async () => {
    const { phone, id, form } = await silentFor(91)
    const { first } = await codeLogin(phone, { anew: true })
    expect(first).toMatchObject({ status: 200, body: { user: { name: '' } } })
    expect(first.body.user.id).not.toBe(id)
    const data = JSON.stringify((await shop().askAs(first.body.token)('GET', 'account/export')).body)
    expect(data).not.toContain(form.name)
    expect(data).not.toContain(addressForm.pincode)
    const [old] = await shop().db.select().from(customers).where(eq(customers.id, id))
    expect(old).toMatchObject({ name: form.name, phoneNumber: null, phoneProvenAt: null, erasedAt: null })
    expect((await at('198.51.100.9').loginByEmail(form, PASSWORD)).status, 'the old owner still has her email').toBe(
      200,
    )
  })

  test('begin anew takes nobody’s account while the number is in use', async () => {
    const { phone, id } = await silentFor(10)
    expect((await codeLogin(phone, { anew: true })).first.body.user.id).toBe(id)
  })

  test('PIN codes are guessed five times a day and no more', async () => {
    const { phone } = await silentFor(91)
    const tries: number[] = []
    for (let round = 0; round < 3; round++) {
      const { enter } = await codeLogin(phone, {}, at(`203.0.${round}.5`))
      for (let one = 0; one < 3; one++) tries.push((await enter({ pincode: `40000${one}` })).status)
    }
    expect(tries.filter((status) => status === 409)).toHaveLength(5)
    expect(tries.slice(5)).toEqual([429, 429, 429, 429])
  })

  test('a forgotten password of a silent account asks for the PIN code too', async () => {
    const { phone } = await silentFor(91)
    const stranger = at('203.0.113.6')
    await stranger.ask(phone, 'password')
    expect((await stranger.reset(phone, 'seven brown goats')).body.code).toBe('OWNER_PROOF_NEEDED')
    const code = /\d{6}/.exec(shop().sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0]
    const body = { phone_number: phone, code, password: 'seven brown goats', pincode: addressForm.pincode }
    expect((await stranger.post('auth/reset-password', body)).status).toBe(200)
  })

  test('the desk opens to a silent number once an owner lets it in again', async () => {
    const operator = await shop().staff(null)
    const phone_number = newForm().phone_number
    const form = { name: 'Ravi', phone_number, role: 'packer' }
    const { id } = (await operator.ask('POST', 'desk/people', { body: form, key: randomUUID() })).body.data
    const log = async (from: string) => {
      const desk = at(from)
      await desk.post('desk/request-code', { phone_number })
      const code = /\d{6}/.exec(shop().sent.findLast(({ to }) => to === phone_number)?.text ?? '')?.[0]
      return desk.post('desk/login', { phone_number, code })
    }
    expect((await log('198.51.100.11')).status).toBe(200)
    shop().pass(91 * DAY)
    expect(await log('198.51.100.12')).toMatchObject({ status: 403 })
    const owner = await shop().staff(null)
    await owner.ask('PUT', `desk/people/${id}`, { body: { disabled: false }, key: randomUUID() })
    expect((await log('198.51.100.13')).status).toBe(200)
  })

  test('what somebody else asked under the number long before is not shown to whoever proves it', async () => {
    const { phone_number, name, email } = newForm()
    const asked = { message: 'Bulk', name, phone_number, whats_app_number: phone_number, email }
    await shop().ask('POST', 'enquiry', { body: { ...asked, message: 'Of old' } })
    shop().pass(91 * DAY)
    await shop().ask('POST', 'enquiry', { body: { ...asked, message: 'Of late' } })
    const { first } = await codeLogin(phone_number)
    const own = (await shop().askAs(first.body.token)('GET', 'enquiries')).body.data
    expect(own.enquiries.map(({ message }: { message: string }) => message)).toEqual(['Of late'])
    expect(await shop().db.$count(enquiries, eq(enquiries.phoneNumber, phone_number)), 'both stay').toBe(2)
  })
})
