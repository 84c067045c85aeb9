import { expect, test } from 'vitest'
import { playOrders } from '../../server/orders/rupees/play.ts'
import { onPostgres } from '../../server/support/support.ts'

/** `ORDERS=<count>` plays fewer; `SEED=<it>` begins with that one. */
onPostgres((shop) => {
  test('ten thousand orders with charges and prices by quantity come to the same rupees everywhere', async () => {
    const count = Number(process.env['ORDERS'] ?? 10_000)
    expect(await playOrders(shop(), count)).toBe(count)
  })
})
