import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/entities.ts'
import { variants } from '../../../server/db/schema.ts'
import { createApp } from '../../../server/http/app.ts'
import { createCatalogueCache, type CatalogueCache } from '../../../server/shop/core/catalogue-cache.ts'
import { addBrand, addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Which products a list has is kept while nothing but stock has moved. */

const DAY_MS = 24 * 3600_000

onBothDatabases((shop) => {
  let catalogue: CatalogueCache
  let app: ReturnType<typeof createApp>
  const made: string[] = []
  let later = 0
  beforeAll(async () => {
    catalogue = await createCatalogueCache(shop().watchCatalogue)
    const once: CatalogueCache['once'] = (key, make) =>
      catalogue.once(key, () => {
        made.push(key)
        return make()
      })
    const clock = () => new Date(shop().deps.clock().getTime() + later)
    app = createApp({ ...shop().deps, clock, catalogue: { ...catalogue, once } })
  })
  afterAll(() => catalogue.close())

  const twoOfABrand = async () => {
    const brand = await addBrand(shop().db)
    const [cheap, dear] = [
      await addGoods(shop().db, { brandId: brand.id, price: 10, stock: 5 }),
      await addGoods(shop().db, { brandId: brand.id, price: 20, stock: 5 }),
    ]
    await catalogue.settled()
    const read = async (more = '') => {
      const answer = await app.request(`http://shop.test/api/products?brand=${brand.slug}&sort=price_asc${more}`)
      const { data } = (await answer.json()) as { data: Product[] }
      return data.map(({ id, stock_quantity }) => [id, stock_quantity])
    }
    const change = async ({ sku }: typeof cheap, to: Partial<typeof variants.$inferInsert>) => {
      await shop().db.update(variants).set(to).where(eq(variants.sku, sku))
      await catalogue.settled()
    }
    return { cheap, dear, ids: [cheap.listing.id, dear.listing.id], read, change }
  }

  test('a list in which stock has moved tells the new stock, and is not looked up again in any language', async () => {
    const { dear, ids, read, change } = await twoOfABrand()
    const first = made.length
    expect(await read()).toEqual([
      [ids[0], 5],
      [ids[1], 5],
    ])
    const before = made.length
    // Its length, and which they are.
    expect(before - first).toBe(2)
    await change(dear, { onHand: 4 })
    for (const language of ['', '&lang=hi'])
      expect(await read(language)).toEqual([
        [ids[0], 5],
        [ids[1], 4],
      ])
    expect(made.length).toBe(before)
  })

  test('a price that changes moves its product in a list, the last piece takes it out, and more of it bring it back', async () => {
    const { cheap, ids, read, change } = await twoOfABrand()
    const order = async () => (await read('&in_stock=1')).map(([id]) => id)
    expect(await order()).toEqual(ids)
    await change(cheap, { mrpPaise: 9_000, sellingPaise: 9_000 })
    expect(await order()).toEqual(ids.toReversed())
    await change(cheap, { onHand: 0 })
    expect(await order()).toEqual([ids[1]])
    await change(cheap, { onHand: 3 })
    expect(await order()).toEqual(ids.toReversed())
  })

  test('pages of a list are kept apart, and looked up again on the next day, when a licence may have ended', async () => {
    const { ids, read } = await twoOfABrand()
    const order = async (more: string) => (await read(more)).map(([id]) => id)
    expect([await order('&limit=1'), await order('')]).toEqual([[ids[0]], ids])
    const before = made.length
    await read()
    expect(made.length).toBe(before)
    later = DAY_MS
    await read()
    expect(made.length).toBe(before + 1)
  })
})
