import { eq, or } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { pushSubscriptions } from '../../../server/db/schema.ts'
import { answers } from '../../../src/contract/answers.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import { addSeller, pushBrowser } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { openDesk, subscribe } from './news-steps.ts'

/** Which browsers are told whose news, and for how long. */

onBothDatabases((shop) => {
  const browsersOf = async (id: number) =>
    (
      await shop()
        .db.select()
        .from(pushSubscriptions)
        .where(or(eq(pushSubscriptions.customerId, id), eq(pushSubscriptions.staffId, -id)))
        .orderBy(pushSubscriptions.id)
    ).map(({ endpoint }) => endpoint)

  test('anybody reads the key that browsers subscribe with', async () => {
    const answer = await shop().ask('GET', 'push/key')
    expect(answer).toMatchObject({ status: 200, body: { data: shop().deps.push.publicKey } })
    expect(Buffer.from(answer.body.data, 'base64url')).toHaveLength(65)
  })

  test('what is no subscription of a known push service is refused by field', async () => {
    const me = await shop().customer()
    const staff = await openDesk(shop(), (await addSeller(shop().db)).id)
    const { endpoint, keys } = pushBrowser()
    const wrong: [object, string][] = [
      [{ endpoint: endpoint.replace('https:', 'http:') }, 'endpoint'],
      [{ endpoint: endpoint.replace('push.example', 'push.example:444') }, 'endpoint'],
      [{ endpoint: endpoint.replace('push.example', 'me:secret@push.example') }, 'endpoint'],
      [{ endpoint: 'https://elsewhere.example/x' }, 'endpoint'],
      [{ endpoint: 'https://127.0.0.1/x' }, 'endpoint'],
      [{ endpoint: `https://push.example/${'x'.repeat(1000)}` }, 'endpoint'],
      [{ keys: { ...keys, p256dh: keys.p256dh.slice(1) } }, 'keys.p256dh'],
      [{ keys: { ...keys, p256dh: 'A'.repeat(87) } }, 'keys.p256dh'],
      [{ keys: { ...keys, auth: `${keys.auth}=` } }, 'keys.auth'],
    ]
    for (const [part, field] of wrong)
      for (const [ask, path] of [[me.ask, ''] as const, [staff.ask, 'desk/'] as const]) {
        const body = { endpoint, keys, language: 'en', ...part }
        const answer = await ask('POST', `${path}push/subscribe`, { body })
        expect([part, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([part, 422, [field]])
      }
    expect(await browsersOf(me.id)).toEqual([])
  })

  test('of one person’s browsers the last five are told', async () => {
    const me = await shop().customer()
    const all: string[] = []
    for (let browsers = 0; browsers < 7; browsers++) all.push(await subscribe(me.ask, {}))
    expect(await browsersOf(me.id)).toEqual(all.slice(2))
  })

  test('somebody at the desk has a test sent to the own browser, in its language; one that is gone is told so', async () => {
    const { pushed, deps } = shop()
    const staff = await openDesk(shop(), (await addSeller(shop().db)).id)
    const body = { ...pushBrowser(), language: 'hi' }
    expect((await staff.ask('POST', 'desk/push/test', { body })).status).toBe(200)
    expect(await browsersOf(-staff.id), 'it is told the news from now on').toEqual([body.endpoint])
    expect(pushed.at(-1)).toMatchObject({
      to: { endpoint: body.endpoint },
      message: { url: '/desk/', tag: 'test', body: 'यह फ़ोन नए ऑर्डर की ख़बर ऐसे देगा।' },
    })
    const { send } = deps.push
    deps.push.send = async () => 'gone'
    onTestFinished(() => void (deps.push.send = send))
    const gone = await staff.ask('POST', 'desk/push/test', { body })
    expect([gone.status, gone.body.message]).toEqual([404, answers.notTold])
    expect(await browsersOf(-staff.id)).toEqual([])
  })

  test('a browser tells the news of whoever subscribed it last, and of nobody after unsubscribing', async () => {
    const [first, second] = [await shop().customer(), await shop().customer()]
    const body = { ...pushBrowser(), language: 'en' }
    await first.ask('POST', 'push/subscribe', { body })
    await second.ask('POST', 'push/subscribe', { body })
    expect([await browsersOf(first.id), await browsersOf(second.id)]).toEqual([[], [body.endpoint]])
    const { endpoint } = body
    expect((await first.ask('POST', 'push/unsubscribe', { body: { endpoint } })).status).toBe(200)
    expect(await browsersOf(second.id), 'nobody else ends it').toEqual([endpoint])
    for (const _ of [1, 2])
      expect((await second.ask('POST', 'push/unsubscribe', { body: { endpoint } })).status).toBe(200)
    expect(await browsersOf(second.id)).toEqual([])
  })

  test('it ends with its log-in: by logging out, and when another phone ends it', async () => {
    const me = await shop().customer()
    const there = shop().askAs(await openSession(shop().deps, 'customer', me.id))
    const [here, other] = [await subscribe(me.ask, {}), await subscribe(there, {})]
    expect(await browsersOf(me.id)).toEqual([here, other])
    await me.ask('POST', 'account/end-other-log-ins')
    expect(await browsersOf(me.id)).toEqual([here])
    await me.ask('POST', 'auth/logout')
    expect(await browsersOf(me.id)).toEqual([])
  })

  test('somebody of the staff who logs out or may not log in any more is told nothing', async () => {
    const { id: sellerId } = await addSeller(shop().db)
    const [owner, packer] = [await openDesk(shop(), sellerId), await openDesk(shop(), sellerId)]
    for (const { ask } of [owner, packer]) await subscribe(ask, { desk: true })
    await owner.ask('PUT', `desk/people/${packer.id}`, { body: { disabled: true } })
    expect([await browsersOf(-packer.id), (await browsersOf(-owner.id)).length]).toEqual([[], 1])
    await owner.ask('POST', 'desk/logout')
    expect(await browsersOf(-owner.id)).toEqual([])
  })
})
