import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { oldSecretUntil } from '../../../server/shop/payments/webhook-rotation.ts'
import { addGoods } from '../support/fixtures.ts'
import { openBuyer, orderAndRequest, statuses, sendWebhook } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

const FRIEND = 'https://farm.example'
const HOUR = 60 * 60 * 1000

onBothDatabases((shop) => {
  const ask = async (path: string, init: { method?: string; headers?: Record<string, string>; body?: string }) =>
    createApp({ ...shop().deps, corsOrigins: [FRIEND] }).request(`http://shop.test/api/${path}`, init)

  test('a page of a named origin may call, with success, refusal and error alike', async () => {
    for (const path of ['brands', 'order/get-history', 'nowhere']) {
      const { headers } = await ask(path, { headers: { Origin: FRIEND } })
      expect(headers.get('Access-Control-Allow-Origin'), path).toBe(FRIEND)
      expect(headers.get('Access-Control-Expose-Headers'), path).toBe('X-Idempotency-Key,Retry-After')
      expect(headers.get('Access-Control-Allow-Credentials'), path).toBeNull()
      expect(headers.get('Vary'), path).toContain('Origin')
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    }
    const { status, headers } = await ask('brands', { headers: { Origin: FRIEND, 'If-None-Match': '*' } })
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([304, FRIEND])
    expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Idempotency-Key,Retry-After')
    const asked = await ask('order/create', {
      method: 'OPTIONS',
      headers: { Origin: FRIEND, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
  })

  test.each([
    'null',
    'https://evil.example',
    'https://farm.example.evil.example',
    'https://evil-farm.example',
    'http://farm.example',
    'https://farm.example:8443',
    'https://FARM.example',
    'https://farm.example/',
  ])('nothing is allowed to %s', async (origin) => {
    const answers = [
      await ask('brands', { headers: { Origin: origin } }),
      await ask('brands', { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' } }),
    ]
    await keeps('s16/named', async () => {
      for (const { headers } of answers)
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    })
    expect(answers[0]?.headers.get('Vary')).toContain('Origin')
  })

  test('a form of another page reaches nothing: a body that is no JSON is refused', async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'text/plain' }
    await keeps('s16/json', async () =>
      expect((await ask('enquiry', { method: 'POST', headers, body: '{}' })).status).toBe(415),
    )
  })

  test('after a change of the secret the old one counts for 24 hours, whatever is started again', async () => {
    const me = await openBuyer(shop())
    const { provider } = shop().deps
    const until = await oldSecretUntil(shop().deps, provider.webhookSecret ?? '')
    provider.oldWebhookSecret = { secret: 'the-secret-before', until }
    const hear = async () => {
      const { sku } = await addGoods(shop().db)
      const { gatewayOrderId } = await orderAndRequest(me, sku, 100)
      const entity = { id: `pay_${sku}`, order_id: gatewayOrderId, amount: 10_000 }
      return (await sendWebhook(shop(), entity, { secret: 'the-secret-before' })).status
    }
    shop().pass(23 * HOUR)
    expect(await oldSecretUntil(shop().deps, provider.webhookSecret ?? '')).toEqual(until)
    expect(await hear()).toBe(200)
    expect(await statuses(me)).toEqual(['placed'])
    expect((await oldSecretUntil(shop().deps, 'a newer one')).getTime()).toBeGreaterThan(until.getTime())
    // The buyer's session ends with the same day, so the order is made before it.
    const { sku } = await addGoods(shop().db)
    const { gatewayOrderId } = await orderAndRequest(me, sku, 100)
    shop().pass(2 * HOUR)
    const entity = { id: `pay_${sku}`, order_id: gatewayOrderId, amount: 10_000 }
    expect((await sendWebhook(shop(), entity, { secret: 'the-secret-before' })).status).toBe(422)
    expect((await sendWebhook(shop(), entity)).status).toBe(200)
  })
})
