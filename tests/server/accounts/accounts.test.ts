import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customers, rateLimits, sellers } from '../../../server/db/schema.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { bucketOf, LIMITS } from '../../../server/shop/core/rate-limits.ts'
import { addressForm, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'
import { codeOf as sentCode, newForm, PASSWORD } from './account-steps.ts'

const HOUR = 60 * 60 * 1000

onBothDatabases((shop) => {
  const register = async () => {
    const form = newForm()
    const answer = await shop().ask('POST', 'auth/register', { body: form })
    expect(answer).toMatchObject({ status: 201, body: { status: true } })
    return form
  }
  const login = (body: object) => shop().ask('POST', 'auth/login', { body })
  const history = (token: string) =>
    shop().ask('GET', 'order/get-history', { headers: { Authorization: `Bearer ${token}` } })

  test('who registers can log in by email and by phone', async () => {
    const form = await register()
    const byEmail = await login({ email: ` ${form.email.toUpperCase()} `, password: PASSWORD })
    expect(byEmail.body).toMatchObject({ status: true, token: expect.any(String), user: { name: 'Ravi Kumar' } })
    expect(Object.keys(byEmail.body.user).toSorted()).toEqual(['id', 'name'])
    const byPhone = await login({ phone_number: `+91 ${form.phone_number}`, password: PASSWORD })
    expect(byPhone.body.user).toEqual(byEmail.body.user)
    expect(byPhone.body.token).not.toBe(byEmail.body.token)
    expect(await history(byPhone.body.token)).toMatchObject({ status: 200 })
  })

  test('email and phone open one account each, however they are written', async () => {
    const form = await register()
    const taken = { status: 409, body: { code: 'ACCOUNT_EXISTS' } }
    const other = newForm()
    const again = (body: object) => shop().ask('POST', 'auth/register', { body })
    expect(await again({ ...other, email: form.email.toUpperCase() })).toMatchObject(taken)
    expect(await again({ ...other, phone_number: form.phone_number })).toMatchObject(taken)
  })

  test('a password that others would try first is refused beside its field', async () => {
    const form = newForm()
    const passwords = [
      'password123',
      form.phone_number,
      `+91${form.phone_number}`,
      form.email.toUpperCase(),
      'aaaaaaaaaa',
    ]
    await keeps('s7/guessable', async () => {
      for (const password of passwords)
        expect(await shop().ask('POST', 'auth/register', { body: { ...form, password } }), password).toMatchObject({
          status: 422,
          body: { fields: { password: expect.any(String) } },
        })
    })
    const short = await shop().ask('POST', 'auth/register', { body: { ...form, password: 'short' } })
    expect(short.body.message).toBe('Password must be at least 8 characters')
  })

  test('passwords are kept as Argon2id and tokens as hashes', async () => {
    const form = await register()
    const { body } = await login({ email: form.email, password: PASSWORD })
    const [row] = await shop().db.select().from(customers).where(eq(customers.email, form.email))
    await keeps('s6/argon2id', () => expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/))
    await keeps('s10/hashed', async () =>
      expect(JSON.stringify(await shop().db.query.sessions.findMany())).not.toContain(body.token),
    )
  })

  test('an unknown account and a wrong password get the same answer', async () => {
    const form = await register()
    const wrong = await login({ email: form.email, password: 'not the password' })
    const unknown = await login({ email: 'nobody@farm.example', password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
    await keeps('s8/same-words', () =>
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' }),
    )
  })

  test('after five failures an account waits a quarter of an hour, with the right password too', async () => {
    const form = await register()
    for (let i = 0; i < 5; i++) expect((await login({ email: form.email, password: 'wrong' })).status).toBe(401)
    const locked = await login({ phone_number: form.phone_number, password: PASSWORD })
    await keeps('s8/five', () => expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } }))
    const seconds = Number(locked.headers.get('Retry-After'))
    await keeps('s8/quarter', () => expect(seconds).toBeGreaterThan(800))
    shop().pass(seconds * 1000 + 1000)
    expect(await login({ email: form.email, password: PASSWORD })).toMatchObject({ status: 200 })
  })

  test('a token ends with log-out, after a day without use, and not before', async () => {
    const form = await register()
    const { token } = (await login({ email: form.email, password: PASSWORD })).body
    shop().pass(20 * HOUR)
    expect(await history(token)).toMatchObject({ status: 200 })
    shop().pass(20 * HOUR)
    await keeps('s10/slides', async () =>
      expect(await history(token), 'the first use renewed it').toMatchObject({ status: 200 }),
    )
    shop().pass(25 * HOUR)
    await keeps('s10/day', async () => expect(await history(token)).toMatchObject({ status: 401 }))
    const fresh = (await login({ email: form.email, password: PASSWORD })).body.token
    const headers = { Authorization: `Bearer ${fresh}` }
    expect(await shop().ask('POST', 'auth/logout', { headers })).toMatchObject({ status: 200 })
    await keeps('s10/log-out', async () => expect(await history(fresh)).toMatchObject({ status: 401 }))
  })

  test('a log-in ends after 90 days, however much it is used', async () => {
    const form = await register()
    const { token } = (await login({ email: form.email, password: PASSWORD })).body
    for (let hours = 0; hours + 20 < 90 * 24; hours += 20) {
      shop().pass(20 * HOUR)
      expect((await history(token)).status, `after ${hours + 20} hours`).toBe(200)
    }
    shop().pass(20 * HOUR)
    await keeps('s10/ninety', async () => expect((await history(token)).status).toBe(401))
  })

  test('a seller is sent to the operator’s site with an id and no token, and is no customer', async () => {
    const seller = await addSeller(shop().db)
    await shop()
      .db.update(sellers)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(sellers.id, seller.id))
    const answer = await login({ email: seller.email, password: PASSWORD, role: 'seller' })
    expect(answer.body.redirect).toBe(`https://admin.example/seller-login?seller=${seller.id}`)
    expect(await history(answer.body.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await login({ email: seller.email, password: PASSWORD })).toMatchObject({ status: 401 })
  })

  describe('a code over the phone', () => {
    const codeOf = (phone: string) => sentCode(shop(), phone)
    const send = (phone_number: string, purpose: string) =>
      shop().ask('POST', 'auth/request-code', { body: { phone_number, purpose } })
    const enter = (phone_number: string, code: string) =>
      shop().ask('POST', 'auth/login-by-code', { body: { phone_number, code } })

    test('comes in the language of the page that asks, where the gateway may send it', async () => {
      const { phone_number } = await register()
      const textIn = async (lang: string) => {
        const path = `auth/request-code?lang=${lang}`
        const answer = await shop().ask('POST', path, { body: { phone_number, purpose: 'login' } })
        // A language that the shop does not have is refused.
        return answer.status === 200 ? (shop().sent.at(-1)?.text ?? '').replace(/^\d{6} /, '') : answer.status
      }
      expect(await textIn('hi')).toBe('आपका Haldhar लॉग-इन कोड है। 10 मिनट तक चलेगा। किसी को न बताएँ।')
      expect(await textIn('en')).toBe(
        'is your Haldhar log-in code. It is valid for 10 minutes. Do not share this code.',
      )
      expect(await textIn('xx')).toBe(422)
      shop().deps.sender.languages = ['ta']
      expect(await textIn('ta')).toContain('குறியீடு')
      expect(await textIn('hi')).toContain('is your Haldhar log-in code')
    })

    test('logs in once', async () => {
      const { phone_number } = await register()
      const answer = await send(phone_number, 'login')
      const code = codeOf(phone_number)
      expect(JSON.stringify(answer.body)).not.toContain(code)
      expect(await enter(phone_number, code)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
      expect(await enter(phone_number, code)).toMatchObject({ status: 401 })
    })

    test('for a new password is asked for an unknown number with the same answer, and nothing is sent', async () => {
      const { phone_number } = await register()
      const known = await send(phone_number, 'password')
      const unknown = await send('6000000000', 'password')
      expect(unknown.body).toEqual(known.body)
      expect(codeOf('6000000000')).toBe('')
    })

    test('goes to so many numbers without an account an hour, whoever asks; accounts get theirs', async () => {
      const [{ phone_number: known }, { phone_number: fresh }] = [await register(), newForm()]
      const bucket = bucketOf(shop().deps, 'codesToNewNumbers', 'all')
      await shop().db.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
      const resetAt = new Date(shop().deps.clock().getTime() + 60_000)
      await shop().db.insert(rateLimits).values({ bucket, count: LIMITS.codesToNewNumbers.max, resetAt })
      const answers = [await send(fresh, 'login'), await send(known, 'login')]
      expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body })
      expect([codeOf(fresh), codeOf(known)]).toEqual(['', expect.stringMatching(/^\d{6}$/)])
      expect(shop().errors.at(-1)).toContain('codesToNewNumbers')
      await shop().db.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
    })

    test('opens the account of a number that has none, without email and password, and the same one ever after', async () => {
      const { phone_number } = newForm()
      await send(phone_number, 'login')
      const first = await enter(phone_number, codeOf(phone_number))
      expect(first).toMatchObject({ status: 200, body: { token: expect.any(String), user: { name: '' } } })
      const [row] = await shop().db.select().from(customers).where(eq(customers.phoneNumber, phone_number))
      expect(row).toMatchObject({ email: null, passwordHash: null, phoneProvenAt: expect.any(Date) })
      await send(phone_number, 'login')
      const again = await enter(phone_number, codeOf(phone_number))
      expect(again.body.user).toEqual(first.body.user)
    })

    test('which is named by its first address, and not by the next', async () => {
      const { phone_number } = newForm()
      await send(phone_number, 'login')
      const { token } = (await enter(phone_number, codeOf(phone_number))).body
      const mine = shop().askAs(token)
      for (const name of ['Asha Patil', 'Asha at the well'])
        await mine('POST', 'address/create', { body: { ...addressForm, id: randomUUID(), name } })
      expect((await mine('GET', 'account')).body.data).toMatchObject({ name: 'Asha Patil', phone_number })
    })

    test('opens one account, however many enter it at once, and none for a wrong one', async () => {
      const { phone_number } = newForm()
      await send(phone_number, 'login')
      const code = codeOf(phone_number)
      expect(await enter(phone_number, code === '123456' ? '654321' : '123456')).toMatchObject({ status: 401 })
      expect(await shop().db.$count(customers, eq(customers.phoneNumber, phone_number))).toBe(0)
      const answers = await Promise.all([1, 2, 3].map(() => enter(phone_number, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await shop().db.$count(customers, eq(customers.phoneNumber, phone_number))).toBe(1)
    })

    test('is worth nothing after five wrong attempts or ten minutes', async () => {
      const { phone_number } = await register()
      await send(phone_number, 'login')
      const code = codeOf(phone_number)
      const other = code === '123456' ? '654321' : '123456'
      for (let i = 0; i < 5; i++) expect((await enter(phone_number, other)).status).toBe(401)
      expect((await enter(phone_number, code)).status).toBe(401)
      await send(phone_number, 'login')
      shop().pass(11 * 60_000)
      expect((await enter(phone_number, codeOf(phone_number))).status).toBe(401)
    })

    test('sets a new password and ends every log-in that the old one opened', async () => {
      const form = await register()
      const { token } = (await login({ email: form.email, password: PASSWORD })).body
      await send(form.phone_number, 'password')
      const code = codeOf(form.phone_number)
      expect((await enter(form.phone_number, code)).status, 'it is no code for logging in').toBe(401)
      const reset = (password: string) =>
        shop().ask('POST', 'auth/reset-password', { body: { phone_number: form.phone_number, code, password } })
      expect(await reset(form.phone_number)).toMatchObject({ status: 422 })
      expect(await reset('seven brown goats')).toMatchObject({ status: 200 })
      await keeps('s10/new-password', async () => expect((await history(token)).status).toBe(401))
      expect((await login({ email: form.email, password: PASSWORD })).status).toBe(401)
      expect((await login({ email: form.email, password: 'seven brown goats' })).status).toBe(200)
    })
  })
})
