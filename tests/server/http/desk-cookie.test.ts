import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { addSeller } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** The desk's log-in lies in a cookie that no script reads; the number that calls name it by opens nothing alone. */

onEmbedded((shop) => {
  const open = async () => {
    const member = await shop().staff((await addSeller(shop().db)).id)
    const moved = await member.ask('POST', 'desk/session')
    expect(moved.status).toBe(200)
    const number: string = moved.body.data.number
    const cookies = moved.headers.getSetCookie()
    const cookie = cookies[0]?.split(';')[0] ?? ''
    const as =
      (headers: Record<string, string>) =>
      (path: string, method = 'GET') =>
        shop().ask(method, path, { headers: { ...headers, 'Idempotency-Key': randomUUID() } })
    return { ...member, number, cookie, cookies, as }
  }

  test('it opens the desk together with its number, and neither does alone', async () => {
    const [me, other] = [await open(), await open()]
    const status = async (headers: Record<string, string>) => (await me.as(headers)('desk/me')).status
    expect(await status({ Authorization: `Bearer ${me.number}`, Cookie: me.cookie })).toBe(200)
    expect(await status({ Authorization: `Bearer ${me.number}` }), 'the number alone').toBe(401)
    expect(await status({ Cookie: me.cookie }), 'the cookie alone, as another site sends it').toBe(401)
    expect(await status({ Authorization: `Bearer ${other.number}`, Cookie: me.cookie }), 'of another').toBe(401)
    expect(me.number).not.toContain(me.token)
    for (const [site, wanted] of Object.entries({ 'same-origin': 200, none: 200, 'same-site': 401, 'cross-site': 401 }))
      expect(
        await status({ Authorization: `Bearer ${me.number}`, Cookie: me.cookie, 'Sec-Fetch-Site': site }),
        site,
      ).toBe(wanted)
  })

  test('no script reads it, no other site sends it, and it goes to the desk’s calls and private pictures alone', async () => {
    const { cookies, token } = await open()
    expect(cookies.map((one) => /Path=([^;]+)/.exec(one)?.[1])).toEqual([
      '/api/desk',
      '/images/drafts',
      '/images/returns',
      '/images/reviews',
      '/images/licences',
      '/images/proofs',
    ])
    for (const one of cookies) {
      expect(one).toContain(`desk=${token}`)
      expect(one).toMatch(/HttpOnly/)
      expect(one).toMatch(/SameSite=Strict/)
      // The shop of the tests is at an https address.
      expect(one).toMatch(/Secure/)
    }
  })

  test('a log-out takes it off the phone and ends it', async () => {
    const me = await open()
    const asMe = me.as({ Authorization: `Bearer ${me.number}`, Cookie: me.cookie })
    const left = await asMe('desk/logout', 'POST')
    expect(left.status).toBe(200)
    expect(left.headers.getSetCookie().map((one) => /^desk=;.*Max-Age=0/.test(one))).toEqual(me.cookies.map(() => true))
    expect((await asMe('desk/me')).status).toBe(401)
  })

  test('a log-in that is older than one of its paths gets the cookie for it when the desk is opened', async () => {
    const me = await open()
    const opened = await me.as({ Authorization: `Bearer ${me.number}`, Cookie: me.cookie })('desk/me')
    expect(opened.headers.getSetCookie()).toEqual(me.cookies)
    const without = await me.ask('GET', 'desk/me')
    expect(without.headers.getSetCookie(), 'a token that lies in no cookie').toEqual([])
    const ended = await me.as({ Authorization: `Bearer ${me.number}`, Cookie: 'desk=made-up' })('desk/me')
    expect([ended.status, ended.headers.getSetCookie()]).toEqual([401, []])
  })

  test('a token of the build before goes on working, and a refused move sets nothing', async () => {
    const me = await open()
    expect((await me.ask('GET', 'desk/me')).status).toBe(200)
    const refused = await shop().ask('POST', 'desk/session', { headers: { Authorization: 'Bearer made-up' } })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []])
  })

  test('everything below /desk/ has a policy without other hosts, and takes no markup as text', async () => {
    const own = { ...shop().deps, clientDir: 'dist/client' }
    const off = createApp({ ...own, workerOff: true })
    const asked: [ReturnType<typeof createApp>, string][] = [
      ...['/desk', '/desk/', '/desk/login', '/desk/sw.js', '/desk/manifest.webmanifest', '/desk/assets/gone.js'].map(
        (path): [ReturnType<typeof createApp>, string] => [createApp(own), path],
      ),
      [off, '/desk/sw.js'],
    ]
    for (const [app, path] of asked) {
      const answer = await app.request(`http://shop.test${path}`)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[^']+')*; connect-src 'self';/)
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).toContain("require-trusted-types-for 'script'")
      expect(policy, path).not.toMatch(/https?:|unsafe|\*/)
      expect(answer.headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin')
      expect(answer.headers.get('Content-Security-Policy-Report-Only'), path).toBeNull()
    }
  })
})
