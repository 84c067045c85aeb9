import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reviewMedia } from '../../../server/db/schema.ts'
import { buySomething, reviewForm } from './review-steps.ts'
import { onBothDatabases } from '../support/support.ts'

/** A public review that the operator takes off the shop, and puts back. */

onBothDatabases((shop) => {
  const published = async () => {
    const { buyer, goods } = await buySomething(shop())
    await buyer.ask('POST', 'product-review', { form: reviewForm(goods, { rating: '4', comment: 'Call 98220' }) })
    const { ask } = await shop().staff(null, 'support')
    const { data } = (await ask('GET', 'desk/reviews')).body
    const { id } = data.find((row: { sku: string }) => row.sku === goods.sku)
    const move = (verb: string, body?: object) =>
      ask('POST', `desk/reviews/${id}/${verb}`, { ...(body && { body }), key: randomUUID() })
    await move('approve')
    const publicOf = async () => (await shop().ask('GET', `get-review/${goods.listing.slug}`)).body.data
    const threadOf = async () => (await buyer.ask('GET', `view-comments/${goods.listing.id}`)).body.data[0]
    return { buyer, goods, id: Number(id), ask, move, publicOf, threadOf }
  }

  test('taken back it counts no more, its author reads why and may write anew; put back all is as before', async () => {
    const { goods, id, ask, move, publicOf, threadOf } = await published()
    await shop()
      .db.insert(reviewMedia)
      .values({ reviewId: id, file: `${randomUUID()}.webp`, isPublic: true })
    expect(await publicOf()).toMatchObject({ avgRating: 4, reviewsCount: 1 })
    expect((await move('take-back', { reason: ' ' })).status).toBe(422)
    expect(await move('take-back', { reason: 'It shows a number' })).toMatchObject({
      status: 200,
      body: { data: { review_status: 'rejected' } },
    })
    expect(await publicOf()).toMatchObject({ reviewsCount: 0, user_reviews: [] })
    const media = () => shop().db.select().from(reviewMedia).where(eq(reviewMedia.reviewId, id))
    expect(await media()).toMatchObject([{ isPublic: false }])
    const thread = await threadOf()
    expect(thread).toMatchObject({ review_status: 'rejected', posting_allowed: true })
    expect(JSON.stringify(thread)).toContain('It shows a number')
    const shown = async () =>
      (await ask('GET', 'desk/reviews')).body.data.find((row: { sku: string }) => row.sku === goods.sku)
    expect(await shown()).toMatchObject({ is_public: false, review_status: 'rejected' })
    expect((await move('take-back', { reason: 'Again' })).status, 'what is not public').toBe(409)
    expect((await move('put-back')).status).toBe(200)
    expect((await move('put-back')).status, 'again').toBe(200)
    expect(await publicOf()).toMatchObject({ avgRating: 4, user_reviews: [{ comment: 'Call 98220' }] })
    expect(await media()).toMatchObject([{ isPublic: true }])
    expect(await shown()).toMatchObject({ is_public: true, review_status: 'approved' })
  })

  test('while a newer text waits, the older one is taken back alone; what waits is approved, not put back', async () => {
    const { buyer, goods, move, publicOf } = await published()
    await buyer.ask('POST', 'product-review', { form: reviewForm(goods, { comment: 'Good for black soil' }) })
    expect((await publicOf()).user_reviews).toMatchObject([{ comment: 'Call 98220' }])
    expect((await move('take-back', { reason: 'It shows a number' })).body.data.review_status).toBe('pending')
    expect((await publicOf()).user_reviews).toEqual([])
    expect((await move('put-back')).status).toBe(409)
    await move('approve')
    expect((await publicOf()).user_reviews).toMatchObject([{ comment: 'Good for black soil' }])
  })

  test('a text that came after the operator has looked is not published unseen, neither approved nor put back', async () => {
    const { buyer, goods, id, ask, move, publicOf } = await published()
    const shown = async () => (await ask('GET', 'desk/reviews')).body.data.find((row: { id: number }) => row.id === id)
    const write = (comment: string) => buyer.ask('POST', 'product-review', { form: reviewForm(goods, { comment }) })
    const message = 'This review was changed meanwhile; load the list again'
    const unseen = { status: 409, body: { message } }
    await write('It sprouted late')
    const seen = (await shown()).updated_at
    // Somebody else decides, and its author writes anew.
    await move('reject', { reason: 'Say which field' })
    shop().pass(1000)
    await write('Call 98221')
    expect(await move(`approve?updated_at=${seen}`)).toMatchObject(unseen)
    await move('reject', { reason: 'It shows a number' })
    expect(await move(`put-back?updated_at=${seen}`)).toMatchObject(unseen)
    expect((await publicOf()).user_reviews).toMatchObject([{ comment: 'Call 98220' }])
    expect((await move(`put-back?updated_at=${(await shown()).updated_at}`)).status).toBe(200)
    expect((await publicOf()).user_reviews).toMatchObject([{ comment: 'Call 98221' }])
  })

  test('a shop takes back none of its reviews', async () => {
    const { goods, id, publicOf } = await published()
    const { ask } = await shop().staff(goods.listing.sellerId)
    for (const [verb, body] of [['take-back', { reason: 'It is bad' }], ['put-back']] as const)
      expect(
        (await ask('POST', `desk/reviews/${id}/${verb}`, { ...(body && { body }), key: randomUUID() })).status,
      ).toBe(403)
    expect(await publicOf()).toMatchObject({ reviewsCount: 1 })
  })
})
