import { expect, test } from 'vitest'
import { browserAt, newForm, otherThan, PASSWORD, codeOf } from './account-steps.ts'
import { onBothDatabases, type Answered } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

/** What strangers may try, and that they never lock the owner out by it. */

const times = <T>(number: number, work: (at: number) => T): T[] => Array.from({ length: number }, (_, at) => work(at))
const statuses = (answers: readonly Answered[]) => answers.map(({ status }) => status)

onBothDatabases((shop) => {
  const at = (from: string, names = true) => browserAt(shop(), from, names)

  test('of 200 guesses at once behind a full queue at most five are tried', async () => {
    const form = await at('198.51.100.1').register()
    const nobody = at('198.51.100.2')
    const queue = times(80, () => nobody.login(newForm()))
    const guesser = at('198.51.100.3', false)
    const guesses = times(200, (index) => guesser.login(form, index === 150 ? PASSWORD : `wrong guess ${index}`))
    const tried = statuses(await Promise.all(guesses)).filter((status) => status !== 429)
    await keeps('s8/before-the-work', () => expect(tried).toEqual([401, 401, 401, 401, 401]))
    expect(new Set(statuses(await Promise.all(queue)))).toEqual(new Set([401]))
  })

  test('a right password is given back, so that it never counts towards the limit', async () => {
    const here = at('198.51.100.9', false)
    const form = await here.register()
    await keeps('s8/given-back', async () => {
      for (const _ of times(8, () => 0)) expect((await here.login(form)).status).toBe(200)
      for (const _ of times(4, () => 0)) expect((await here.login(form, 'wrong')).status).toBe(401)
    })
    expect((await here.login(form)).status).toBe(200)
  })

  test('addresses of one /64 count as one, and a whole net of guessers leaves the owner in', async () => {
    const home = at('2001:db8:1:1::1')
    const form = await home.register()
    expect((await home.login(form)).status).toBe(200)
    const fromOneLine = await Promise.all(times(20, (n) => at(`2001:db8:2:2::${n + 1}`).login(form, `wrong ${n}`)))
    await keeps('s8/64', () => expect(statuses(fromOneLine).filter((status) => status === 401)).toHaveLength(5))
    expect((await at('203.0.113.77').login(form)).status, 'other networks are not locked by one').toBe(200)

    for (const n of times(10, (index) => index)) await at(`203.0.113.${n + 1}`).login(form, `wrong ${n}`)
    for (const n of times(10, (index) => index)) await at(`203.0.114.${n + 1}`).login(form, `wrong ${n}`)
    expect((await at('203.0.115.1').login(form)).status, 'strangers have used up what is left to them').toBe(429)
    await keeps('s8/known-network', async () =>
      expect((await at('2001:db8:1:1::2', false).login(form)).status, 'her network is known').toBe(200),
    )
  })

  test('a neighbour behind the same address cannot lock out a browser that was here before', async () => {
    const owner = at('198.51.100.20')
    const form = await owner.register()
    await owner.login(form)
    const neighbour = at('198.51.100.20', false)
    for (const n of times(6, (index) => index)) await neighbour.login(form, `wrong ${n}`)
    expect((await neighbour.login(form)).status).toBe(429)
    await keeps('s8/known-browser', async () => expect((await owner.login(form)).status).toBe(200))
  })

  test('a stranger who asks for codes all the time locks nobody out, who never logged in either', async () => {
    const phone_number = newForm().phone_number
    const farmer = { name: 'Asha Rao', phone_number, email: newForm().email }
    await shop().operator('POST', 'admin/customers', { body: farmer })
    const stranger = at('198.51.100.30')
    const asked = await Promise.all(times(20, () => stranger.ask(phone_number)))
    await keeps('s9/codes-strangers', () => expect(statuses(asked).filter((status) => status === 200)).toHaveLength(5))
    const owner = at('198.51.100.31')
    const before = shop().sent.length
    expect((await owner.ask(phone_number)).status).toBe(200)
    expect(shop().sent).toHaveLength(before + 1)
    expect((await owner.enter(phone_number)).status).toBe(200)
  })

  test('nobody spends the attempts of a code that another browser asked for', async () => {
    const owner = at('198.51.100.40')
    const form = await owner.register()
    await owner.ask(form.phone_number)
    const code = codeOf(shop(), form.phone_number)
    const neighbour = at('198.51.100.40', false)
    for (const _ of times(6, () => 0))
      expect((await neighbour.enter(form.phone_number, otherThan(code))).status).toBe(401)
    expect((await neighbour.enter(form.phone_number, code)).status, 'the code belongs to who asked').toBe(401)
    expect((await owner.enter(form.phone_number, code)).status).toBe(200)
  })

  test('a code is entered over another network by the browser that asked for it', async () => {
    const owner = at('198.51.100.50')
    const form = await owner.register()
    await owner.ask(form.phone_number)
    const answer = await owner.post(
      'auth/login-by-code',
      { phone_number: form.phone_number, code: codeOf(shop(), form.phone_number) },
      { from: '203.0.113.200' },
    )
    expect(answer.status).toBe(200)
  })

  test('codes are limited by address, whatever the number', async () => {
    const here = at('198.51.100.60', false)
    const asked = await Promise.all(times(102, () => here.ask(newForm().phone_number)))
    await keeps('s9/codes', () => expect(statuses(asked).filter((status) => status === 200)).toHaveLength(100))
    expect((await here.ask(newForm().phone_number)).headers.get('Retry-After')).toMatch(/^\d+$/)
  })

  test('asking for a code says the same, at once, whether there is an account and whether the message goes', async () => {
    const here = at('198.51.100.70')
    const form = await here.register()
    const { deps, errors } = shop()
    const send = deps.sender.send
    const answers: Answered[] = []
    try {
      deps.sender.send = () => new Promise(() => {})
      answers.push(await here.ask(form.phone_number), await here.ask(newForm().phone_number))
      deps.sender.send = () => Promise.reject(new Error('The message gateway answered 500'))
      answers.push(await here.ask(form.phone_number))
    } finally {
      deps.sender.send = send
    }
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      times(3, () => ({ status: 200, body: answers[0]?.body })),
    )
    await expect.poll(() => errors.some((text) => text.includes('A code could not be sent'))).toBe(true)
    expect(errors.join(' ')).not.toContain(form.phone_number)
  })

  test('a reset looks at the code before it says anything about the password', async () => {
    const here = at('198.51.100.80')
    const form = await here.register()
    await here.ask(form.phone_number, 'password')
    const wrong = otherThan(codeOf(shop(), form.phone_number))
    const guessable = await here.reset(form.phone_number, form.email, wrong)
    const other = await here.reset(form.phone_number, 'seven brown goats', wrong)
    expect(guessable).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
    expect({ ...guessable.body, requestId: '' }).toEqual({ ...other.body, requestId: '' })
    expect((await here.reset(form.phone_number, form.email)).status, 'the code was right').toBe(422)
    expect((await here.reset(form.phone_number, 'seven brown goats')).status, 'and stays good').toBe(200)
    await here.ask(form.phone_number, 'password')
    for (const _ of times(5, () => 0)) await here.reset(form.phone_number, form.email, '000000')
    expect((await here.reset(form.phone_number, 'nine grey owls')).status, 'every look spends an attempt').toBe(401)
  })

  test('whoever applies first with a dealer’s phone does not keep the dealer from applying and being accepted', async () => {
    const { password: _, ...dealer } = newForm()
    const squatter = { ...dealer, name: 'Somebody', email: newForm().email }
    const apply = (body: object) => shop().ask('POST', 'vendor/request', { body })
    expect((await apply(squatter)).status).toBe(201)
    await keeps('s9/dealer', async () => expect((await apply(dealer)).status).toBe(201))
    const { data } = (await shop().operator('GET', 'admin/sellers')).body
    const idOf = (email: string) => data.find((row: { email: string }) => row.email === email).id
    const place = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'Goa' }
    const accept = async (email: string) => {
      const { token } = (await shop().operator('POST', `admin/sellers/${idOf(email)}/invite`)).body.data
      await shop().ask('PUT', `vendor/send-form/${idOf(email)}`, { body: { ...place, token } })
      return shop().operator('POST', `admin/sellers/${idOf(email)}/accept`)
    }
    expect((await accept(dealer.email)).status).toBe(200)
    expect(await accept(squatter.email)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_EXISTS' } })
    expect((await apply({ ...dealer, email: newForm().email })).status, 'who sells owns the number').toBe(409)
  })
})
