import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { addCategory, addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const PICTURE_BYTES = 5_000
  const drawPictures = () => {
    shop().deps.pictures.raster = async () => ({ bytes: new Uint8Array(PICTURE_BYTES), type: 'image/webp' })
  }

  test('the goods to keep come page by page, each once, as their own pages show them', async () => {
    const { db, ask } = shop()
    const category = await addCategory(db, 'Kept')
    const seller = await addSeller(db)
    await db.insert(tables.licences).values([
      { sellerId: seller.id, kind: 'pesticide', number: 'OLD', state: 'Goa', expiresOn: '2020-01-01' },
      { sellerId: seller.id, kind: 'pesticide', number: 'NEW', state: 'Goa', expiresOn: '2999-01-01' },
      { sellerId: seller.id, kind: 'seed', number: 'SEED', state: 'Goa', expiresOn: '2999-01-01' },
    ])
    const common = { categoryId: category.id, sellerId: seller.id }
    for (let n = 0; n < 53; n++) await addGoods(db, { ...common, title: `Thing ${n}` })
    await addGoods(db, { ...common, title: 'Poison', licenceKind: 'pesticide' })
    await addGoods(db, { categoryId: category.id, title: 'Of another seller' })
    for (const [path, total] of [
      [`keep-goods/category/${category.slug}`, 55],
      [`keep-goods/seller/${seller.slug}`, 54],
    ] as const) {
      const seen: { slug: string }[] = []
      let cursor: string | null = ''
      do {
        const { body } = await ask('GET', `${path}?cursor=${cursor}`)
        expect(body.meta.total).toBe(total)
        seen.push(...body.data)
        cursor = body.meta.next_cursor
      } while (cursor !== null)
      expect(new Set(seen.map(({ slug }) => slug)).size).toBe(total)
      expect(seen).toHaveLength(total)
      const poison = seen.find((product) => 'title' in product && product.title === 'Poison')
      expect(poison).toEqual((await ask('GET', `product/details/${poison?.slug}`)).body.data)
      expect(poison).toMatchObject({ licence_required: true, licence: { number: 'NEW', valid: true } })
    }
  })

  test('what keeping costs is told first: packed answers, and each picture once', async () => {
    const { db, ask } = shop()
    drawPictures()
    const category = await addCategory(db, 'Weighed')
    for (let n = 0; n < 70; n++) await addGoods(db, { categoryId: category.id, title: `Thing ${n}` })
    const { product } = await addGoods(db, { categoryId: category.id, title: 'Sold by two' })
    await addGoods(db, { categoryId: category.id, productId: product.id, title: 'Sold by two' })
    const path = `keep-size/category/${category.slug}`
    const { body, headers } = await ask('GET', path)
    expect(headers.get('ETag')).not.toBeNull()
    expect(body.data.products).toBe(71)
    let goods = 0
    let cursor: string | null = ''
    do {
      const answer = await ask('GET', `keep-goods/category/${category.slug}?cursor=${cursor}`)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
      goods += brotliCompressSync(JSON.stringify(answer.body), quality).length
      cursor = answer.body.meta.next_cursor
    } while (cursor !== null)
    const real = goods + 71 * PICTURE_BYTES
    expect(body.data.bytes / real).toBeGreaterThan(0.9)
    expect(body.data.bytes / real).toBeLessThan(1.1)
  })

  test('what does not exist cannot be kept', async () => {
    const { ask } = shop()
    for (const path of ['category/nothing', 'seller/nobody-99999', 'brand/annapurna']) {
      expect((await ask('GET', `keep-size/${path}`)).status).toBe(404)
      expect((await ask('GET', `keep-goods/${path}`)).status).toBe(404)
    }
  })
})
