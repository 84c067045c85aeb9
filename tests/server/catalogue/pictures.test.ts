import { randomUUID } from 'node:crypto'
import { utimesSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { deleteOrphans } from '../../../server/shop/maintenance/delete-orphans.ts'
import { addAddresses, addGoods, type Goods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Grain like that of a photograph; with a place in its metadata, as a phone writes it. */
const photo = (seed: number) =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 90 + seed, sigma: 40 },
    },
  })
    .blur(2)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '18/1 30/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
const BROWSER = { Accept: 'image/avif,image/webp,*/*' }
const STREAM = { 'Content-Type': 'application/octet-stream' }
const digestOf = (place: number): string => String(place).padStart(64, '0')

onBothDatabases((shop) => {
  const upload = (bytes: Buffer | string) =>
    shop().operator('POST', 'admin/product-pictures', {
      raw: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
      headers: STREAM,
    })
  const stored = async (place: number) => ({
    file: (await upload(await photo(place))).body.data.file as string,
    digest: digestOf(place),
  })
  const set = (listing: number | string, pictures: unknown[]) =>
    shop().operator('PUT', `admin/listings/${listing}/pictures`, { body: { pictures } })
  const details = async ({ listing }: Goods) => (await shop().ask('GET', `product/details/${listing.slug}`)).body.data

  test('photographs of a listing come first on its card and page, re-encoded, in the widths that a browser asks for', async () => {
    const goods = await addGoods(shop().db)
    expect(await details(goods)).toMatchObject({ image_url: 'picture.webp', pictures: [] })
    const [front, label] = [await stored(1), await stored(2)]
    expect(await set(goods.sku, [front, label])).toMatchObject({
      status: 200,
      body: { data: { listing_id: goods.listing.id, product_id: goods.product.id, pictures: [front, label] } },
    })
    expect(await details(goods)).toMatchObject({ image_url: front.file, pictures: [front.file, label.file] })
    const { data } = (await shop().ask('GET', `products?seller=${goods.listing.sellerId}`)).body
    expect(data).toMatchObject([{ image_url: front.file }])
    const path = `/images/products/${goods.product.id}/${front.file}`
    const answer = await shop().fetch(`${path}?w=320`, BROWSER)
    expect(answer.headers.get('Content-Type')).toBe('image/avif')
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(320)
    expect((await shop().fetch(`${path}?w=640`)).headers.get('Content-Type')).toBe('image/webp')
    const whole = await sharp(await (await shop().fetch(path)).arrayBuffer()).metadata()
    expect([whole.format, whole.exif]).toEqual(['webp', undefined])
  })

  test('a photograph belongs to one listing: another seller of the same product shows and takes none of it', async () => {
    const mine = await addGoods(shop().db)
    const other = await addGoods(shop().db, { productId: mine.product.id })
    const front = await stored(1)
    await set(mine.listing.id, [front])
    expect(await details(other)).toMatchObject({ image_url: 'picture.webp', pictures: [] })
    expect(await set(other.listing.id, [front])).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'A picture belongs to another listing' },
    })
    expect(await details(mine)).toMatchObject({ pictures: [front.file] })
  })

  test('what is no picture, damaged, too large or one too many is refused with a word', async () => {
    const goods = await addGoods(shop().db)
    const whole = await photo(1)
    expect(await upload('<svg onload="alert(1)"/>')).toMatchObject({
      status: 415,
      body: { message: 'Only JPEG, PNG and WebP pictures can be added' },
    })
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 415,
      body: { message: 'This picture is damaged or cut off' },
    })
    expect(await upload(Buffer.alloc(8 * 1024 * 1024 + 1, whole))).toMatchObject({
      status: 413,
      body: { message: 'A picture has at most 8 MB' },
    })
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(stored))
    expect(await set(goods.listing.id, six)).toMatchObject({
      status: 422,
      body: { message: 'A product has at most 5 pictures' },
    })
    expect(await set(goods.listing.id, six.slice(1))).toMatchObject({ status: 200 })
    const nobody = { file: `${'0'.repeat(32)}.webp`, digest: digestOf(1) }
    for (const pictures of [[nobody], [{ file: '../../etc/passwd', digest: digestOf(1) }], [{ file: nobody.file }]])
      expect((await set(goods.listing.id, pictures)).status).toBe(422)
    expect(await set('NO-SUCH-SKU', [])).toMatchObject({ status: 404 })
    expect((await details(goods)).pictures).toHaveLength(5)
  })

  test('of a photograph that was taken away the drawing stands in, and an order names what was there', async () => {
    const goods = await addGoods(shop().db)
    const buyer = await shop().customer()
    const { line } = await addAddresses(buyer)
    const front = await stored(1)
    await set(goods.listing.id, [front])
    const order_items = [line(goods.sku, 100)]
    expect(await buyer.ask('POST', 'order/create', { body: { order_items }, key: randomUUID() })).toMatchObject({
      status: 201,
    })
    expect((await buyer.ask('GET', 'order/get-history')).body.data).toMatchObject([
      { product: { image_url: front.file } },
    ])
    await set(goods.listing.id, [])
    const drawn = createApp({
      ...shop().deps,
      pictures: {
        vector: async (name) => (name.file === 'picture.webp' ? '<svg/>' : null),
        raster: async () => null,
      },
    })
    const path = `/images/products/${goods.product.id}/${front.file}?w=160`
    const answer = await drawn.request(`http://shop.test${path}`, { headers: { Accept: 'image/svg+xml' } })
    expect([answer.status, await answer.text()]).toEqual([200, '<svg/>'])
    expect((await shop().fetch(`/images/products/1/${front.file}`)).status).toBe(404)
  })

  test('what no listing names any more is deleted later, what one names stays', async () => {
    const goods = await addGoods(shop().db)
    const [one, two] = [await stored(1), await stored(2)]
    await set(goods.listing.id, [one, two])
    await set(goods.listing.id, [two])
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const name of readdirSync(shop().filesFolder)) utimesSync(join(shop().filesFolder, name), old, old)
    await deleteOrphans(shop().deps)
    shop().pass(4 * 24 * 60 * 60 * 1000)
    await deleteOrphans(shop().deps)
    const left = readdirSync(shop().filesFolder)
    expect([left.includes(one.file), left.includes(two.file)]).toEqual([false, true])
  })

  test('a product saved for offline has its photograph, and its size counts', async () => {
    const goods = await addGoods(shop().db)
    const [seller] = await shop().db.query.sellers.findMany({
      where: (s, { eq: is }) => is(s.id, goods.listing.sellerId),
    })
    const bytes = async () => (await shop().ask('GET', `keep-size/seller/${seller?.slug}`)).body.data.bytes as number
    const without = await bytes()
    const front = await stored(1)
    await set(goods.listing.id, [front])
    const { data } = (await shop().ask('GET', `keep-goods/seller/${seller?.slug}`)).body
    expect(data).toMatchObject([{ image_url: front.file, pictures: [front.file] }])
    expect((await bytes()) - without).toBeGreaterThan(1000)
  })
})
