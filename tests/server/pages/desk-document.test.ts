import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { DESK_PAGES } from '../../../src/contract/desk-pages.ts'
import { routes } from '../../../src/desk/routes.tsx'
import { onEmbedded } from '../support/support.ts'

/** The desk is one document under every address of its screens, whoever asks. */

const replaced = mkdtempSync(join(tmpdir(), 'haldhar-replaced-'))
mkdirSync(join(replaced, 'desk/assets'), { recursive: true })
writeFileSync(join(replaced, 'desk/assets/desk-1.js'), 'export const d = 1')
afterAll(() => rmSync(replaced, { recursive: true }))

onEmbedded((shop) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const pages = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api: async (own) => app.fetch(own) })
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', replacedAssetsDir: replaced, pages })
    return app.request(`http://shop.test${path}`, { headers })
  }

  test.each(['/desk', '/desk/', '/desk/?seller=3', '/desk/pack/HD23456789AB-1', '/desk/login'])(
    '%s is the desk, also for a reader of Hindi',
    async (path) => {
      const answer = await get(path, { 'Accept-Language': 'hi', Cookie: 'language=hi' })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<title>Haldhar desk</title>')
      expect(answer.headers.get('Cache-Control')).toBe('no-cache')
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/)
    },
  )

  test('a file of the desk that a newer build has replaced is there, one that is gone is not its document', async () => {
    expect(await (await get('/desk/assets/desk-1.js')).text()).toBe('export const d = 1')
    expect((await get('/desk/assets/gone-1.js')).status).toBe(404)
    expect((await get('/desks')).status).toBe(404)
  })

  test.each([
    '/desk/nowhere',
    '/desk/wp-login.php',
    '/desk/pack/1/2',
    '/desk/orders/1/x',
    '/desk/sw.js.map',
    '/desk/Pack',
  ])('%s is no screen of the desk: 404, with the desk’s own words for it', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<title>Haldhar desk</title>')
  })

  test('every screen of the desk is one that the server knows, and no other', () => {
    const [login, { path: root = '', children = [] } = {}] = routes
    const screens = children.flatMap((route) => (route.path === undefined && route.children) || [route])
    const paths = [login?.path ?? '', ...screens.map(({ index, path = '' }) => `${root}/${index === true ? '' : path}`)]
    const whole = paths.flatMap((path) => (path.endsWith('/:id?') ? [path.slice(0, -5), path.slice(0, -1)] : [path]))
    const known = DESK_PAGES.map((path) => `/desk/${path}`)
    expect(whole.filter((path) => path !== '/desk/*').toSorted()).toEqual(known.toSorted())
  })

  test('its worker can be put off as the shop’s', async () => {
    const app = createApp({ ...shop().deps, clientDir: 'dist/client', workerOff: true })
    expect(await (await app.request('http://shop.test/desk/sw.js')).text()).toContain('unregister')
  })
})
