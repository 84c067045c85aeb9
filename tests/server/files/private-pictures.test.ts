import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { licenceRequests } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { openShop, photograph, waiting } from '../listings/draft-steps.ts'
import { openRounds } from '../shipments/rounds.ts'
import { addSeller } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** Photographs of drafts, licences and doors: whichever way somebody asks, only who may see them gets anything of them. */

const SEED = { kind: 'seed', number: 'MH/2026/17', state: 'Maharashtra', expires: '2099-03-31' }
const asFile = async () => ({ raw: await photograph(), headers: { 'Content-Type': 'application/octet-stream' } })

onEmbedded((shop) => {
  const { onTheRound } = openRounds(shop)
  const draft = async () => {
    const open = await openShop(shop())
    const { id } = await waiting(open, { pictures: [randomUUID()] })
    const { data } = (await open.ask('GET', `desk/drafts/${id}`)).body
    return `drafts/${data.pictures[0].file}`
  }
  const licence = async () => {
    const { id } = await addSeller(shop().db)
    const { ask } = await shop().staff(id, 'owner')
    const [name, key] = [randomUUID(), randomUUID()]
    await ask('PUT', `desk/shops/${id}/licences/${name}`, { body: SEED, key })
    await ask('PUT', `desk/shops/${id}/licences/${name}/photograph`, await asFile())
    const [row] = await shop().db.select().from(licenceRequests).where(eq(licenceRequests.id, name))
    return `licences/${row?.file}`
  }
  const door = async () => {
    const { act, packer, id } = await onTheRound(100)
    await act('deliver', { cash_taken: 100 })
    const { body } = await packer.ask('PUT', `desk/shipments/${id}/proofs/${randomUUID()}`, await asFile())
    return `proofs/${body.data.proofs[0]}`
  }

  const WAYS: readonly [method: string, query: string, headers: Record<string, string>][] = [
    ['GET', '', {}],
    ['GET', '?w=320', {}],
    ['GET', '?w=320', { Accept: 'image/avif' }],
    ['GET', '', { Range: 'bytes=0-9' }],
    ['GET', '', { 'If-None-Match': '*' }],
    ['GET', '', { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() }],
    ['HEAD', '', {}],
    ['HEAD', '?w=320', {}],
  ]

  test.each([
    ['a draft', draft],
    ['a licence', licence],
    ['a door', door],
  ])('a photograph of %s is in no cache, and a stranger gets neither it nor a word of it', async (_, make) => {
    const path = await make()
    const app = createApp(shop().deps)
    const ask = (token: string | undefined, [method, query, headers]: (typeof WAYS)[number], at = path) =>
      app.request(`http://shop.test/images/${at}${query}`, {
        method,
        headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      })
    const stranger = await shop().staff((await addSeller(shop().db)).id, 'owner')
    const customer = await shop().customer()
    const never = `${path.split('/')[0]}/${'0'.repeat(32)}.webp`
    for (const way of WAYS) {
      const shown = await ask(shop().deps.adminToken, way)
      expect([way, [200, 206].includes(shown.status)]).toEqual([way, true])
      expect([way, shown.headers.get('Cache-Control'), shown.headers.get('ETag')]).toEqual([
        way,
        'private, no-store',
        null,
      ])
      expect(shown.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      await shown.body?.cancel()
      for (const token of [undefined, 'made-up', stranger.token, customer.token]) {
        const [refused, unknown] = [await ask(token, way), await ask(token, way, never)]
        expect([way, refused.status]).toEqual([way, 404])
        // As of one that there is not.
        const told = async (answer: Response) => [await answer.text(), answer.headers.get('Cache-Control')]
        expect((await told(refused)).join().replaceAll(/"request_?id":"[^"]+"/gi, '')).toBe(
          (await told(unknown)).join().replaceAll(/"request_?id":"[^"]+"/gi, ''),
        )
      }
    }
    // Nor does any other door lead to it, not even for who may see it.
    const file = path.split('/')[1] ?? ''
    const folders = ['drafts', 'licences', 'proofs', 'returns', 'reviews', 'banners', 'products/1', '.']
    const others = folders.filter((folder) => !path.startsWith(folder)).map((folder) => `${folder}/${file}`)
    for (const at of [...others, `links/${file.replace('.webp', '.jpg')}`])
      expect([at, (await ask(shop().deps.adminToken, ['GET', '', {}], at)).status]).toEqual([at, 404])
  })
})
