import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, products } from '../../../server/db/schema.ts'
import type { ProductFacts } from '../../../src/contract/product/facts.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Goods whose pages lack what the law wants are told on Today, to the shop and to the operator. */

const WHOLE: ProductFacts = {
  generic_name: 'Imidacloprid',
  maker: { name: 'Kisan Agro LLP', address: 'MIDC, Nashik 422007', role: 'maker' },
  importer: { name: 'Sea Port Traders', address: 'Nhava Sheva 400707' },
  best_before: '24 months from packing',
  consumer_care: { name: 'Care', phone: '18001234567', email: 'care@shop.example' },
  pests: 'Aphids',
  dose: '0.3 ml per litre',
  dose_per_pump: '5 ml',
  waiting_days: 7,
}
// The keys of the object are its type.
const NAMES = Object.keys(WHOLE) as (keyof ProductFacts)[]

onBothDatabases((shop) => {
  test('Today counts as lacking exactly what the list of products names, whatever is said of each', async () => {
    const { id: sellerId } = await addSeller(shop().db)
    const seed = randomInt(2 ** 31)
    let state = seed
    const chance = (share: number): boolean => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 8) / 2 ** 24 < share
    }
    for (let made = 0; made < 60; made++) {
      const [licenceKind] = ['insecticide', 'seed', null].filter(() => chance(0.6))
      const { product } = await addGoods(shop().db, { sellerId, ...(licenceKind && { licenceKind }) })
      const facts = { ...WHOLE, ...Object.fromEntries(NAMES.filter(() => chance(0.07)).map((name) => [name, null])) }
      const origin = chance(0.9) ? (chance(0.3) ? 'CN' : 'IN') : null
      const crops = chance(0.9) ? ['cotton'] : null
      await shop().db.update(products).set({ facts, origin, crops }).where(eq(products.id, product.id))
    }
    const manager = await shop().staff(sellerId, 'manager')
    const today = async (ask: typeof manager.ask) => (await ask('GET', 'desk/today')).body.data.lacking
    const { data } = (await manager.ask('GET', 'desk/products?which=missing&limit=100')).body
    expect(data.length, `seed ${seed}`).toBeGreaterThan(0)
    expect(await today(manager.ask), `seed ${seed}`).toBe(data.length)

    const operator = await shop().staff(null, 'owner')
    const all = await today(operator.ask)
    expect(all).toBeGreaterThanOrEqual(data.length)
    await shop().db.update(listings).set({ takenDown: true }).where(eq(listings.id, data[0].listing_id))
    expect(await today(manager.ask), 'what is not on sale').toBe(data.length - 1)
    expect(await today(operator.ask)).toBe(all - 1)
    const packer = await shop().staff(sellerId, 'packer')
    expect(await today(packer.ask)).toBeUndefined()
  })
})
