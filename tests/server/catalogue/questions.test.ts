import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIMITS } from '../../../server/shop/core/rate-limits.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'

onBothDatabases((shop) => {
  const put = ({ ask }: TestCustomer, published_product_id: number, question: unknown, key: string = randomUUID()) =>
    ask('POST', 'questions/create', { body: { published_product_id, question }, key })
  const shown = async (slug: string) => (await shop().ask('GET', `questions/${slug}`)).body.data
  const waiting = async (text: string) =>
    (await shop().operator('GET', `admin/questions?q=${encodeURIComponent(text)}`)).body.data

  test('a question is public once it is answered, under first name and initial, and gone once it is rejected', async () => {
    const { listing } = await addGoods(shop().db)
    const asker = await shop().customer()
    const text = `Is it good for black soil? ${randomUUID()}`
    expect(await put(asker, listing.id, text)).toMatchObject({ status: 200, body: { status: true } })
    const [{ id }] = await waiting(text)
    expect(await shown(listing.slug)).toEqual([])
    await shop().operator('POST', `admin/questions/${id}/answer`, { body: { text: 'Yes, for black soil too.' } })
    expect(await shown(listing.slug)).toEqual([
      {
        id,
        question: text,
        answer: 'Yes, for black soil too.',
        answered_at: expect.any(String) as unknown,
        user: { name: 'Asha R.' },
      },
    ])
    expect(await waiting(text)).toMatchObject([{ state: 'answered', customer_name: 'Asha Rao', title: 'Wheat seed' }])
    await shop().operator('POST', `admin/questions/${id}/reject`)
    expect(await shown(listing.slug)).toEqual([])
    expect(await shop().operator('POST', 'admin/questions/2000000000/reject')).toMatchObject({ status: 404 })
  })

  test('a repeated question is asked once; markup is text; too little and too much is refused at its field', async () => {
    const { listing } = await addGoods(shop().db)
    const asker = await shop().customer()
    const markup = `<script>alert("${randomUUID()}")</script>`
    const key = randomUUID()
    await put(asker, listing.id, markup, key)
    await put(asker, listing.id, markup, key)
    expect(await waiting(markup)).toMatchObject([{ question: markup }])
    for (const question of ['', '  ', 'Hm', 'x'.repeat(301), 7, null])
      expect(await put(asker, listing.id, question)).toMatchObject({
        status: 422,
        body: { fields: { question: expect.any(String) as unknown } },
      })
    expect(await put(asker, 2_000_000_000, 'Is it there?')).toMatchObject({ status: 404 })
    expect((await shop().ask('GET', 'questions/no-such-product')).status).toBe(404)
    expect((await shop().ask('POST', 'questions/create', { body: {}, key })).status).toBe(401)
  })

  test('an account asks so often an hour, and no oftener', async () => {
    const { listing } = await addGoods(shop().db)
    const asker = await shop().customer()
    for (let time = 0; time < LIMITS.questions.max; time++) await put(asker, listing.id, `Question ${time}?`)
    expect(await put(asker, listing.id, 'And another one?')).toMatchObject({ status: 429 })
    expect(await put(await shop().customer(), listing.id, 'A question of mine?')).toMatchObject({ status: 200 })
    const body = { published_product_id: listing.id, question: 'And without a key?' }
    expect(await asker.ask('POST', 'questions/create', { body })).toMatchObject({ status: 429 })
  })
})
