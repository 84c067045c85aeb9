import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { onBothDatabases } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

const FRIEND = 'https://farm.example'

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
})
