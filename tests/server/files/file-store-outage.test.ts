import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { createApp } from '../../../server/http/app.ts'
import { s3Files } from '../../../server/adapters/s3.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { BUCKET, KEYS, openStore } from './s3-server.ts'
import { onEmbedded } from '../support/support.ts'

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a6' } })
  .jpeg()
  .toBuffer()
const store = await openStore()
afterAll(() => store.close())
beforeEach(() => store.fail(0))
const files = s3Files({ ...KEYS, bucket: BUCKET, endpoint: store.endpoint })

onEmbedded((shop) => {
  const open = async () => {
    const { buyer, goods } = await buySomething(shop())
    const app = createApp({ ...shop().deps, files })
    const headers = { Authorization: `Bearer ${buyer.token}`, 'Idempotency-Key': randomUUID() }
    const body = () => reviewForm(goods, { files: [{ bytes: picture }, { bytes: picture }] })
    const thread = async () => (await buyer.ask('GET', `view-comments/${goods.listing.id}`)).body.data
    return {
      thread,
      see: async (path: string) => app.request(`http://shop.test${path}`, { headers }),
      send: async () => app.request('http://shop.test/api/product-review', { method: 'POST', headers, body: body() }),
    }
  }
  const away = async (answer: Response) => {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ status: false, code: 'BUSY' })
  }

  test.each([0, 1])(
    'a store that fails after %i pictures: 503, no review, and the same request succeeds',
    async (after) => {
      const { send, thread } = await open()
      const before = store.names()
      store.fail(Infinity, after)
      await away(await send())
      expect(await thread()).toEqual([])
      store.fail(0)
      expect((await send()).status).toBe(200)
      expect((await send()).headers.get('Idempotent-Replayed')).toBe('true')
      const [{ media }] = await thread()
      const named = media.map(({ file }: { file: string }) => file)
      expect(named).toHaveLength(2)
      expect(store.names()).toEqual(expect.arrayContaining(named))
      // Files that could not be deleted while the store failed are deleted later as orphans.
      expect(store.names()).toHaveLength(before.length + after + 2)
    },
  )

  test('a picture in a store that fails is 503 and not missing, and is seen when the store is back', async () => {
    const { send, see, thread } = await open()
    expect((await send()).status).toBe(200)
    const [{ media }] = await thread()
    store.fail(Infinity)
    await away(await see(media[0].file_path))
    store.fail(0)
    expect((await see(media[0].file_path)).status).toBe(200)
  })
})
