import { expect, test } from 'vitest'
import { keeps } from '../../support/keeps.ts'
import { addGoods } from '../support/fixtures.ts'
import { elements } from '../../support/markup.ts'
import { openScreen } from '../support/screens.ts'
import { onEmbedded } from '../support/support.ts'

onEmbedded((shop) => {
  test('a card shows the selling price of the first pack, the list price and the discount', async () => {
    await addGoods(shop().db, { title: 'Wheat seed', price: 266.5, mrp: 300, type: 'New Arrival' })
    const { html } = await openScreen(shop(), '/')
    await keeps('2.5/card-price', () => {
      const [card] = elements(html, 'article').filter(({ text }) => text.includes('Wheat seed'))
      expect(card?.text).toContain('₹266 .50')
    })
  })
})
