import { expect, test } from 'vitest'
import { onBothDatabases } from '../support/support.ts'
import { playOrders } from './rupees/play.ts'

onBothDatabases((shop) => {
  test('charges and prices by quantity are the same rupees in cart, payment, order, history, cash, refunds and quotes', async () => {
    expect(await playOrders(shop(), 15)).toBe(15)
  })
})
