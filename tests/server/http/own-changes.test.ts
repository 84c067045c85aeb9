import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import type { Standby } from '../../../server/db/standby.ts'
import { openPreparedApp, type PreparedApp } from '../support/prepared-app.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** Who reads from a standby that stands at 500, while the primary stands at 1,000. */

onEmbedded((shop) => {
  let opened: PreparedApp | undefined
  afterEach(() => opened?.catalogue.close())

  const openBeside = async () => {
    opened = await openPreparedApp(shop())
    let reads = 0
    const standby: Standby = {
      readChanges: () => Promise.reject(new Error('Nobody asks')),
      read: (work) => {
        reads++
        return work(shop().db)
      },
      position: async () => 1_000,
      hasTold: (position) => position <= 500,
      lag: () => 5_000,
      close: async () => undefined,
    }
    const app = createApp({ ...shop().deps, catalogue: opened.catalogue, standby })
    return { app, reads: () => reads }
  }

  test.each([
    ['somebody who has changed nothing', undefined, 'standby'],
    ['somebody whose change the standby has', '500', 'standby'],
    ['somebody whose change it lacks', '700', 'primary'],
    ['a place that the log has not reached, which is invented', '999999999999', 'standby'],
    ['what is no place', 'x'.repeat(3_000), 'standby'],
  ])('%s', async (_, cookie, from) => {
    const { listing } = await addGoods(shop().db)
    const { app, reads } = await openBeside()
    const headers = cookie === undefined ? {} : { Cookie: `changed=${cookie}` }
    const answer = await app.request(`/api/product/details/${listing.slug}`, { headers })
    expect([answer.status, reads() === 1 ? 'standby' : 'primary']).toEqual([200, from])
  })

  test('the answer to a change says how far the log has come', async () => {
    const { sku } = await addGoods(shop().db, { price: 100, mrp: 200 })
    const { app } = await openBeside()
    const answer = await app.request(`/api/admin/variants/${sku}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${shop().deps.adminToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ selling_price: 90 }),
    })
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^changed=1000; Max-Age=15; Path=\/; HttpOnly;( Secure;)? SameSite=Lax/,
    )
  })
})
