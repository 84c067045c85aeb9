import { expect, test } from 'vitest'
import { browserAt, newForm, PASSWORD } from './account-steps.ts'
import { addressForm } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** A number that was typed into a sign-up belongs to nobody until a code comes back from it. */

onBothDatabases((shop) => {
  const at = (from: string, names = true) => browserAt(shop(), from, names)
  const history = (token: string) => shop().askAs(token)('GET', 'order/get-history')
  const book = async ({ token, user }: { token: string; user: { id: number } }) =>
    (await shop().askAs(token)('GET', `address/get-address/${user.id}`)).body.data

  test.each(['login', 'password'] as const)(
    'the first code for %s voids the password of whoever took the number in advance, and ends their log-ins',
    async (purpose) => {
      const squatter = at('198.51.100.1')
      const form = await squatter.register()
      const taken = (await squatter.login(form)).body
      await shop().askAs(taken.token)('POST', 'address/create', { body: addressForm })

      const owner = at('198.51.100.2')
      await owner.ask(form.phone_number, purpose)
      const entered =
        purpose === 'login'
          ? await owner.enter(form.phone_number)
          : await owner.reset(form.phone_number, 'seven brown goats')
      expect(entered.status).toBe(200)
      expect((await history(taken.token)).status).toBe(401)
      expect((await squatter.login(form)).status).toBe(401)
      expect((await squatter.loginByEmail(form, PASSWORD)).status).toBe(401)
      const own = purpose === 'login' ? entered.body : (await owner.login(form, 'seven brown goats')).body
      expect(await book(own), 'a stranger’s address is no address of hers').toEqual([])
    },
  )

  test('who asks for a code with the browser that signed up keeps what is saved', async () => {
    const owner = at('198.51.100.3')
    const form = await owner.register()
    const before = (await owner.login(form)).body
    await shop().askAs(before.token)('POST', 'address/create', { body: addressForm })
    await owner.ask(form.phone_number)
    const now = (await owner.enter(form.phone_number)).body
    expect(now.password_voided, 'she is told that her password is void').toBe(true)
    expect(await book(now)).toHaveLength(1)
    expect((await history(before.token)).status).toBe(401)
  })

  test('once the number is proven a code ends nothing', async () => {
    const owner = at('198.51.100.4')
    const form = await owner.register()
    await owner.ask(form.phone_number, 'password')
    await owner.reset(form.phone_number, 'seven brown goats')
    const first = (await owner.login(form, 'seven brown goats')).body
    const other = at('198.51.100.5')
    await other.ask(form.phone_number)
    const entered = await other.enter(form.phone_number)
    expect(entered.status).toBe(200)
    expect(entered.body.password_voided).toBeUndefined()
    expect((await history(first.token)).status).toBe(200)
    expect((await other.login(form, 'seven brown goats')).status).toBe(200)
  })

  test('an account that was opened for a farmer is the farmer’s with its first code', async () => {
    const { phone_number, email } = newForm()
    await shop().operator('POST', 'admin/customers', { body: { name: 'Asha Rao', phone_number, email } })
    const farmer = at('198.51.100.6')
    expect((await farmer.enter(phone_number)).status).toBe(200)
    const [row] = await shop().db.query.customers.findMany({ where: (c, { eq }) => eq(c.phoneNumber, phone_number) })
    expect(row).toMatchObject({ email, passwordHash: null, phoneProvenAt: expect.any(Date) })
  })
})
