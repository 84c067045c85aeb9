import { createHash, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { rateLimits } from '../../../server/db/schema.ts'
import { bucketOf, LIMITS } from '../../../server/shop/core/rate-limits.ts'
import { leadingZeroBits, workText, type Work } from '../../../src/contract/proof-of-work.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases, onEmbedded } from '../support/support.ts'
import { browserAt, codeOf, newForm } from './account-steps.ts'

/** Who asks for thousands of codes, or guesses them, and that nobody else is kept out by it. */

/** The first answer to a puzzle that is right, or wrong. */
const answerTo = ({ challenge, bits }: Work, isRight = true): { challenge: string; nonce: number } => {
  const zeros = (nonce: number) => leadingZeroBits(createHash('sha256').update(workText(challenge, nonce)).digest())
  let nonce = 0
  while (zeros(nonce) >= bits !== isRight) nonce++
  return { challenge, nonce }
}
const number = () => String(randomInt(6e9, 1e10))

onEmbedded((shop) => {
  const at = (from: string, names = true) => browserAt(shop(), from, names)
  const half = () => shop().errors.filter((text) => text.startsWith('Half of what may be sent'))

  test('31 networks ask for 3,100 codes: a new farmer still gets hers, an owner too, and the operator is told', async () => {
    const owner = at('198.51.100.1')
    const form = await owner.register()
    await owner.login(form)
    const before = shop().sent.length
    for (let network = 0; network < 31; network++) {
      const flood = at(`203.0.${network}.9`, false)
      for (let one = 0; one < 100; one++) await flood.ask(number())
    }
    const paid = shop().sent.length - before
    expect(paid).toBeGreaterThan(31)
    expect(paid).toBeLessThan(LIMITS.codesToNewNumbers.max * 0.6)

    const farmer = at('198.51.7.7')
    const phone = number()
    expect((await farmer.ask(phone)).status).toBe(200)
    expect((await farmer.enter(phone)).status).toBe(200)
    await owner.ask(form.phone_number)
    expect((await owner.enter(form.phone_number)).status).toBe(200)
    expect(half().filter((text) => text.includes('codesToNewNumbers'))).toHaveLength(1)

    const operator = await shop().staff(null)
    const waiting = (await operator.ask('GET', 'desk/waiting')).body.data
    expect(waiting.sms_percent).toBeGreaterThanOrEqual(50)
    const packer = await shop().staff((await addSeller(shop().db)).id, 'packer')
    expect((await packer.ask('GET', 'desk/waiting')).body.data?.sms_percent).toBeUndefined()
  }, 300_000)

  test('behind a network that floods, some work of the phone brings the code, once', async () => {
    const crowded = at('203.0.30.9')
    const phone = number()
    const asked = { phone_number: phone, purpose: 'login', role: 'customer' }
    const refused = await crowded.post('auth/request-code', asked)
    expect(refused).toMatchObject({ status: 429, body: { code: 'WORK_NEEDED', data: { bits: 10 } } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const work = answerTo(refused.body.data)
    const elsewhere = { ...asked, phone_number: number(), work }
    expect((await crowded.post('auth/request-code', elsewhere)).body.code, 'for this number alone').toBe('WORK_NEEDED')
    const lazy = { ...asked, work: answerTo(refused.body.data, false) }
    expect((await crowded.post('auth/request-code', lazy)).body.code).toBe('WORK_NEEDED')
    expect((await crowded.post('auth/request-code', { ...asked, work })).status).toBe(200)
    expect(codeOf(shop(), phone)).toMatch(/^\d{6}$/)
    expect((await crowded.post('auth/request-code', { ...asked, work })).body.code, 'and once').toBe('WORK_NEEDED')
  })

  test('a browser that logged in before asks for another number without work, a few times an hour', async () => {
    const phone = at('203.0.3.9')
    const form = newForm()
    await phone.post('auth/register', form, { from: '198.51.9.1' })
    await phone.post('auth/login', { phone_number: form.phone_number, password: form.password }, { from: '198.51.9.1' })
    const asked = []
    for (let one = 0; one < LIMITS.codesOfBrowser.max + 1; one++) asked.push((await phone.ask(number())).status)
    expect(asked.filter((status) => status === 200)).toHaveLength(LIMITS.codesOfBrowser.max)
    expect(asked.at(-1)).toBe(429)
  })
})

onBothDatabases((shop) => {
  const at = (from: string, names = true) => browserAt(shop(), from, names)

  test.each([
    ['203.0.113', '203.0.113.7'],
    ['2001:db8:7', '2001:db8:7:7::1'],
  ])('whoever holds the whole of %s asks for so many codes, then for work', async (wide, from) => {
    const bucket = bucketOf(shop().deps, 'codesPerWideNetwork', wide)
    const resetAt = new Date(shop().deps.clock().getTime() + 60_000)
    await shop().db.insert(rateLimits).values({ bucket, count: 395, resetAt })
    const answers = []
    for (let one = 0; one < 12; one++) answers.push((await at(from).ask(number())).body.code)
    expect(answers).toEqual([...Array(5).fill(undefined), ...Array(7).fill('WORK_NEEDED')])
    expect((await at('198.51.100.200').ask(number())).status).toBe(200)
    await shop().db.delete(rateLimits)
  })

  test('a landline gets no code, and the field says why', async () => {
    const answer = await at('198.51.100.5').ask('2012345678')
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { phone_number: expect.stringContaining('6, 7, 8') } },
    })
    expect((await shop().ask('POST', 'desk/request-code', { body: { phone_number: '1234567890' } })).status).toBe(422)
  })

  test('guesses for ever other phones from one address end, and whoever asked there enters her code all the same', async () => {
    const guesser = at('198.51.100.6', false)
    const tried = []
    for (let one = 0; one < 120; one++) tried.push((await guesser.enter(number(), '123456')).status)
    expect(tried.filter((status) => status === 401).length).toBeLessThanOrEqual(LIMITS.wrongCodes.max)
    expect(tried.at(-1)).toBe(429)
    const farmer = at('198.51.100.6')
    const phone = number()
    await farmer.ask(phone)
    expect((await farmer.enter(phone)).status).toBe(200)
  })

  test('a right code never counts as a guess', async () => {
    for (let one = 0; one < LIMITS.wrongCodes.max + 5; one++) {
      const phone = at(`198.51.${one}.8`)
      const own = number()
      await phone.ask(own)
      const code = codeOf(shop(), own)
      const enter = (typed: string) =>
        phone.post('auth/login-by-code', { phone_number: own, code: typed }, { from: '198.51.250.8' })
      // The first try of a code is heard whatever it is, and counts for nothing.
      expect((await enter(code === '000000' ? '111111' : '000000')).status).toBe(401)
      expect((await enter(code)).status).toBe(200)
    }
  })

  test('when no code is left it says so: to all alike where only newcomers get none, with 503 where nobody does', async () => {
    const { deps } = shop()
    deps.smsPerDay = 1
    try {
      await shop().db.delete(rateLimits)
      const [known, other] = [await at('198.51.101.1').register(), await at('198.51.101.2').register()]
      expect((await at('198.51.101.3').ask(number())).body.message).toMatch(/a code is on its way/)
      const answers = [await at('198.51.101.4').ask(number()), await at('198.51.101.5').ask(known.phone_number)]
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
        [1, 2].map(() => [200, expect.stringContaining('may not come')]),
      )
      expect(codeOf(shop(), known.phone_number), 'an owner gets hers').toMatch(/^\d{6}$/)
      const none = await at('198.51.101.6').ask(other.phone_number)
      expect(none).toMatchObject({ status: 503, body: { code: 'CODES_PAUSED' } })
      expect(Number(none.headers.get('Retry-After'))).toBeGreaterThan(0)
    } finally {
      delete deps.smsPerDay
      await shop().db.delete(rateLimits)
    }
  })

  test('one number gets so many codes a day and no more, however many networks ask', async () => {
    const phone = number()
    const before = shop().sent.length
    for (let hour = 0; hour < 24; hour++) {
      await Promise.all(Array.from({ length: 5 }, (_, from) => at(`10.${hour}.${from}.1`).ask(phone)))
      shop().pass(60 * 60_000)
    }
    expect(shop().sent.length - before).toBeLessThanOrEqual(LIMITS.smsPerNumber.max)
  })
})
