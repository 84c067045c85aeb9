import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reviewMedia } from '../../../server/db/schema.ts'
import type { Goods } from '../support/fixtures.ts'
import { buySomething, reviewForm, type Draft } from './review-steps.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'
import { keeps } from '../../support/keeps.ts'

const MB = 1024 * 1024
const blank = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: '#2a6' } })
const jpeg = await blank().jpeg().toBuffer()
const png = await blank().png().toBuffer()
const withPlace = await blank()
  .jpeg()
  .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
  .toBuffer()

onBothDatabases((shop) => {
  const bought = (status?: 'placed' | 'delivered') => buySomething(shop(), status)
  const post = (buyer: TestCustomer, goods: Goods, draft?: Draft, key?: string) =>
    buyer.ask('POST', 'product-review', { form: reviewForm(goods, draft), ...(key === undefined ? {} : { key }) })
  const threadOf = async (buyer: TestCustomer, { listing }: Goods) =>
    (await buyer.ask('GET', `view-comments/${listing.id}`)).body.data[0]
  const publicOf = async ({ listing }: Goods) => (await shop().ask('GET', `get-review/${listing.slug}`)).body.data
  const idOf = async ({ sku }: Goods): Promise<number> =>
    (await shop().operator('GET', 'admin/reviews')).body.data.find((row: { sku: string }) => row.sku === sku).id
  const moderate = async (goods: Goods, verb: string, body?: object) =>
    shop().operator('POST', `admin/reviews/${await idOf(goods)}/${verb}`, body === undefined ? {} : { body })
  const kept = () => (existsSync(shop().filesFolder) ? readdirSync(shop().filesFolder) : [])

  test('only what was delivered to the caller is reviewed', async () => {
    const { buyer, goods } = await bought('placed')
    await keeps('s23/delivered-alone', async () =>
      expect(await post(buyer, goods, { files: [{ bytes: jpeg }] })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      }),
    )
    const other = await bought()
    expect(await post(buyer, other.goods)).toMatchObject({ status: 403 })
    expect(kept()).toEqual([])
    expect(await shop().ask('POST', 'product-review', { form: reviewForm(goods) })).toMatchObject({ status: 401 })
  })

  test('a review goes from none over pending to approved, and only then it is public and counts', async () => {
    const { buyer, goods } = await bought()
    expect(await post(buyer, goods, { rating: '', comment: 'x' })).toMatchObject({
      status: 422,
      body: { message: 'Rating is required' },
    })
    expect(await post(buyer, goods, { rating: '6' })).toMatchObject({ status: 422 })
    expect(await post(buyer, goods, { files: [{ bytes: jpeg }] })).toMatchObject({
      status: 200,
      body: { status: true, data: { review_status: 'pending' } },
    })
    expect(await threadOf(buyer, goods)).toMatchObject({
      rating: 4,
      comment: 'Good seed',
      admin_comment: null,
      review_status: 'pending',
      posting_allowed: false,
      conversation: [{ from: 'user', message: 'Good seed' }],
      media: [{ file_path: expect.stringMatching(/^\/images\/reviews\/[0-9a-f]{32}\.webp$/) }],
    })
    expect(await post(buyer, goods)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    expect(await publicOf(goods)).toMatchObject({ avgRating: 0, reviewsCount: 0, user_reviews: [] })
    expect(await moderate(goods, 'approve')).toMatchObject({ body: { data: { review_status: 'approved' } } })
    expect(await publicOf(goods)).toMatchObject({
      avgRating: 4,
      reviewsCount: 1,
      user_reviews: [
        {
          rating: 4,
          comment: 'Good seed',
          user: { name: 'Asha R.' },
          media: [{ file_path: expect.stringMatching(/^\/images\/reviews\//) }],
        },
      ],
    })
    const [item] = (await buyer.ask('GET', 'order/get-delivered-product')).body.data
    expect(item).toMatchObject({ sku: goods.sku, product: { rating: 4 } })
  })

  test('a later comment waits with locked stars while the approved text stays public', async () => {
    const { buyer, goods } = await bought()
    await post(buyer, goods)
    await moderate(goods, 'approve')
    expect(await post(buyer, goods, { rating: '1', comment: '' })).toMatchObject({
      status: 422,
      body: { fields: { comment: expect.any(String) } },
    })
    expect(await post(buyer, goods, { rating: '1', comment: 'It sprouted late' })).toMatchObject({ status: 200 })
    expect(await threadOf(buyer, goods)).toMatchObject({ rating: 4, comment: 'It sprouted late' })
    expect(await publicOf(goods)).toMatchObject({ avgRating: 4, user_reviews: [{ comment: 'Good seed' }] })
    await moderate(goods, 'reject', { reason: 'Please say which field' })
    await keeps('6/shop-speaks', async () => {
      expect(await threadOf(buyer, goods)).toMatchObject({
        review_status: 'rejected',
        posting_allowed: false,
        admin_comment: 'Please say which field',
        conversation: [{ from: 'user' }, { from: 'user' }, { from: 'other', message: 'Please say which field' }],
      })
    })
    const shown = await publicOf(goods)
    expect(shown.user_reviews).toMatchObject([{ comment: 'Good seed', admin_comment: null }])
    await post(buyer, goods, { rating: '1', comment: 'The north field' })
    await moderate(goods, 'approve')
    expect(await publicOf(goods)).toMatchObject({ avgRating: 4, user_reviews: [{ comment: 'The north field' }] })
  })

  test('after a rejection a review may be posted anew, stars included', async () => {
    const { buyer, goods } = await bought()
    await post(buyer, goods, { rating: '1', comment: 'Bad' })
    expect(await moderate(goods, 'reject', {})).toMatchObject({ status: 422 })
    await moderate(goods, 'reject', { reason: 'Say why' })
    expect(await moderate(goods, 'approve')).toMatchObject({ status: 409 })
    expect(await threadOf(buyer, goods)).toMatchObject({ posting_allowed: true, review_status: 'rejected' })
    expect(await publicOf(goods)).toMatchObject({ reviewsCount: 0 })
    expect(await post(buyer, goods, { rating: '3', comment: 'Half of it is broken' })).toMatchObject({ status: 200 })
    await moderate(goods, 'approve')
    expect(await publicOf(goods)).toMatchObject({ avgRating: 3, user_reviews: [{ comment: 'Half of it is broken' }] })
  })

  test('the shop’s answer stands below the review and in the thread', async () => {
    const { buyer, goods } = await bought()
    await post(buyer, goods)
    await moderate(goods, 'approve')
    await moderate(goods, 'reply', { text: 'Thank you' })
    expect((await publicOf(goods)).user_reviews[0]).toMatchObject({ admin_comment: 'Thank you' })
    expect(await threadOf(buyer, goods)).toMatchObject({ admin_comment: 'Thank you', review_status: 'approved' })
  })

  test('nobody reads another’s thread', async () => {
    const { buyer, goods } = await bought()
    await post(buyer, goods)
    const stranger = await shop().customer()
    expect((await stranger.ask('GET', `view-comments/${goods.listing.id}`)).body.data).toEqual([])
  })

  test('the fourth file is refused in the shop’s words, at once or later', async () => {
    const { buyer, goods } = await bought()
    const before = kept().length
    const four = { files: [{ bytes: jpeg }, { bytes: jpeg }, { bytes: jpeg }, { bytes: jpeg }] }
    const refusal = { status: 422, body: { message: 'You can select a maximum of 3 files.' } }
    expect(await post(buyer, goods, four)).toMatchObject(refusal)
    await post(buyer, goods, { files: [{ bytes: jpeg }, { bytes: png, name: 'a.png', type: 'image/png' }] })
    await moderate(goods, 'approve')
    expect(await post(buyer, goods, { files: [{ bytes: jpeg }, { bytes: jpeg }] })).toMatchObject(refusal)
    expect(await post(buyer, goods, { comment: '', files: [{ bytes: jpeg }] })).toMatchObject({ status: 200 })
    expect((await threadOf(buyer, goods)).media).toHaveLength(3)
    expect(kept().length).toBe(before + 3)
  })

  test('what is no honest picture or film is refused, and nothing of it stays', async () => {
    const { buyer, goods } = await bought()
    const before = kept()
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    const html = '<!doctype html><script>alert(1)</script>'
    const huge = await sharp({
      create: { width: 7000, height: 6000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const wrong: [number, NonNullable<Draft['files']>[number]][] = [
      [415, { bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', name: 'a.png', type: 'image/png' }],
      [415, { bytes: '<svg/>', name: 'a.svg', type: 'image/svg+xml' }],
      [415, { bytes: html, name: 'a.jpg', type: 'image/jpeg' }],
      [415, { bytes: '%PDF-1.7', name: 'a.pdf', type: 'application/pdf' }],
      [415, { bytes: 'GIF89a', name: 'a.gif', type: 'image/gif' }],
      [415, { bytes: heic, name: 'a.jpg', type: 'image/jpeg' }],
      [415, { bytes: Buffer.alloc(9 * MB), name: 'a.jpg', type: 'image/jpeg' }],
      [422, { bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]) }],
      [422, { bytes: png.subarray(0, png.length - 30), name: 'a.png', type: 'image/png' }],
      [422, { bytes: '' }],
      [422, { bytes: huge, name: 'a.png', type: 'image/png' }],
      [413, { bytes: Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]) }],
    ]
    await keeps('s18/honest', async () => {
      for (const [status, file] of wrong) {
        const answer = await post(buyer, goods, { files: [{ bytes: jpeg }, file] })
        expect([file.name, answer.status]).toEqual([file.name, status])
        expect(answer.body.fields, file.name).toMatchObject({ review_images: answer.body.message as unknown })
      }
    })
    await keeps('s18/none-stays', () => expect(kept()).toEqual(before))
    expect(await threadOf(buyer, goods)).toBeUndefined()
    expect(shop().errors).toEqual([])
  })

  test.each([
    [undefined, 'application/octet-stream'],
    ['leaf..jpg', 'image/jpeg'],
    ['leaf.jpg', ''],
    ['पान 🌾.jpeg', 'image/jpeg'],
    ['../../leaf.jpg', 'image/jpeg'],
    ['C:\\fakepath\\leaf.jpg', 'image/jpeg'],
    ['leaf', 'image/pjpeg'],
    ['leaf.php.jpg', 'image/jpg'],
    ['leaf.html', 'text/html'],
    ['leaf.mp4', 'video/mp4'],
    ['leaf.jpg.exe', 'application/x-msdownload'],
    [`${'leaf'.repeat(75)}.jpg`, 'image/jpeg'],
  ])('an honest picture is taken, whatever its name (%j) and declared type (%j)', async (name, type) => {
    const { buyer, goods } = await bought()
    const file = { bytes: jpeg, type, ...(name !== undefined && { name }) }
    expect(await post(buyer, goods, { files: [file] })).toMatchObject({ status: 200 })
    expect((await threadOf(buyer, goods)).media).toHaveLength(1)
  })

  test('a file that came without a name at all is refused in words, and nothing of the form is kept', async () => {
    const { buyer, goods } = await bought()
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const raw = `${part('published_product_id', String(goods.listing.id))}${part('sku', goods.sku)}${part('rating', '5')}${part('review_images[0]', 'bytes')}--x--\r\n`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect(await buyer.ask('POST', 'product-review', { raw, headers })).toMatchObject({
      status: 422,
      body: { code: 'INVALID', fields: { review_images: 'A file came without its name; choose it again' } },
    })
    expect(await threadOf(buyer, goods)).toBeUndefined()
  })

  test('pictures of a rejected review do not count to the three, and give way to new ones', async () => {
    const { buyer, goods } = await bought()
    const three = { files: [{ bytes: jpeg }, { bytes: jpeg }, { bytes: jpeg }] }
    expect(await post(buyer, goods, three)).toMatchObject({ status: 200 })
    const [before] = (await threadOf(buyer, goods)).media as { id: number }[]
    await moderate(goods, 'reject', { reason: 'Please show the leaf' })
    expect(await post(buyer, goods, three)).toMatchObject({ status: 200 })
    const { media } = (await threadOf(buyer, goods)) as { media: { id: number }[] }
    expect(media).toHaveLength(3)
    expect(media.map(({ id }) => id)).not.toContain(before?.id)
  })

  test('a picture of more than 8 MB, a film of more than 30 MB and more than 60 MB together are refused', async () => {
    const { buyer, goods } = await bought()
    const filmOf = (size: number) => ({
      bytes: Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0')], size),
      name: 'a.mp4',
      type: 'video/mp4',
    })
    const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } }
    const picture = { bytes: Buffer.concat([jpeg], 8 * MB + 1) }
    await keeps('s18/picture-size', async () =>
      expect(await post(buyer, goods, { files: [picture] })).toMatchObject(tooLarge),
    )
    await keeps('s18/film-size', async () => {
      expect(await post(buyer, goods, { files: [filmOf(30 * MB + 1)] })).toMatchObject(tooLarge)
      expect(await post(buyer, goods, { files: [0, 0, 1].map((more) => filmOf(20 * MB + more)) })).toMatchObject(
        tooLarge,
      )
    })
    expect((await post(buyer, goods, { files: [filmOf(MB)] })).status).toBe(200)
  })

  test('a body of another type or none is refused', async () => {
    const { buyer } = await bought()
    expect(await buyer.ask('POST', 'product-review', { body: {} })).toMatchObject({ status: 415 })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect(await buyer.ask('POST', 'product-review', { raw: 'nonsense', headers })).toMatchObject({ status: 400 })
  })

  test('place and camera are gone from what is kept', async () => {
    const { buyer, goods } = await bought()
    expect(withPlace.includes('SecretCamera')).toBe(true)
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 16]),
      Buffer.from('ftypisom\0\0\0\0'),
      Buffer.from([0, 0, 0, 32]),
      Buffer.from('moov'),
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('udta+18.5204+073.856'),
    ])
    const files = [{ bytes: withPlace }, { bytes: film, name: 'a.mp4', type: 'video/mp4' }]
    expect(await post(buyer, goods, { files })).toMatchObject({ status: 200 })
    const { media } = await threadOf(buyer, goods)
    const [picture, video] = media.map(({ file }: { file: string }) => readFileSync(join(shop().filesFolder, file)))
    await keeps('s18/cleaned', async () => {
      expect((await sharp(picture).metadata()).exif).toBeUndefined()
      expect(picture.includes('SecretCamera')).toBe(false)
      expect(video).toHaveLength(film.length)
      expect(video.includes('073.856')).toBe(false)
    })
  })

  test('a picture is seen by its owner and the operator, and by everybody once it is approved', async () => {
    const { buyer, goods } = await bought()
    await post(buyer, goods, { files: [{ bytes: jpeg }] })
    const path = (await threadOf(buyer, goods)).media[0].file_path as string
    const stranger = await shop().customer()
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
    await keeps('s18/private', async () => {
      for (const headers of [{}, bearer(stranger.token), bearer('none')])
        expect((await shop().fetch(path, headers)).status).toBe(404)
      for (const token of [buyer.token, shop().deps.adminToken]) {
        const seen = await shop().fetch(path, bearer(token))
        expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
      }
      await moderate(goods, 'approve')
      expect((await shop().fetch(path)).status).toBe(200)
    })
    const answer = await shop().fetch(path)
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
    const whole = new Uint8Array(await answer.arrayBuffer())
    const piece = await shop().fetch(path, { Range: 'bytes=2-5' })
    expect(piece.status).toBe(206)
    expect(piece.headers.get('Content-Range')).toBe(`bytes 2-5/${whole.length}`)
    expect(new Uint8Array(await piece.arrayBuffer())).toEqual(whole.slice(2, 6))
    for (const none of ['/images/reviews/none.webp', '/images/reviews/..%2fadmin-token', '/images/reviews/'])
      expect((await shop().fetch(none)).status).toBe(404)
  })

  test('a review that is sent twice under one key is one review', async () => {
    const { buyer, goods } = await bought()
    const before = kept().length
    const key = randomUUID()
    const draft = { files: [{ bytes: jpeg }] }
    const both = await Promise.all([post(buyer, goods, draft, key), post(buyer, goods, draft, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const later = await post(buyer, goods, draft, key)
    expect(later.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await post(buyer, goods, { comment: 'Another' }, key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
    expect(kept().length).toBe(before + 1)
    const { media } = await threadOf(buyer, goods)
    const rows = await shop().db.select().from(reviewMedia).where(eq(reviewMedia.id, media[0].id))
    expect(rows).toHaveLength(1)
  })

  test('the thirty-first review in an hour waits', async () => {
    const { buyer } = await bought()
    const { goods } = await bought('placed')
    for (let i = 0; i < 30; i++) expect((await post(buyer, goods)).status).toBe(403)
    const answer = await post(buyer, goods)
    await keeps('s9/reviews', () => expect(answer.status).toBe(429))
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('a review that is posted counts once', async () => {
    const { buyer, goods } = await bought()
    expect((await post(buyer, goods)).status).toBe(200)
    const { goods: other } = await bought('placed')
    for (let i = 0; i < 29; i++) expect((await post(buyer, other)).status, `try ${i + 2}`).toBe(403)
    expect((await post(buyer, other)).status).toBe(429)
  })
})
