import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { createApp } from '../../../server/http/app.ts'
import { createUploadSlots, type SlotLimits } from '../../../server/http/uploads/upload-slots.ts'
import { orderItems } from '../../../server/db/schema.ts'
import { Refusal } from '../../../server/shop/core/refusal.ts'
import { buySomething, reviewForm } from '../reviews/review-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** The cost of an upload to the shop before it is known to be legitimate. */

const MB = 1024 * 1024
const picture = new Uint8Array(
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer(),
)

onEmbedded((shop) => {
  /** The shop, and how many pictures it has processed. */
  const counting = () => {
    let drawn = 0
    const { media } = shop().deps
    const app = createApp({
      ...shop().deps,
      media: {
        picture: (bytes) => {
          drawn += 1
          return media.picture(bytes)
        },
      },
    })
    const post = async (
      token: string,
      path: string,
      body: NonNullable<RequestInit['body']>,
      headers: Record<string, string> = {},
    ) => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), ...headers },
        duplex: 'half',
      }
      return app.fetch(new Request(`http://shop.test/api/${path}`, init))
    }
    return { post, drawn: () => drawn }
  }
  const delivered = async () => {
    const { buyer, goods } = await buySomething(shop())
    const [item] = await shop().db.select().from(orderItems).where(eq(orderItems.sku, goods.sku))
    return { buyer, goods, path: `order/return/${item?.id}` }
  }
  const returnForm = (pictures = 3) => {
    const form = new FormData()
    form.set('problem', 'damaged')
    form.set('reason', 'The bag is torn')
    for (let at = 0; at < pictures; at++)
      form.set(`return_images[${at}]`, new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg')
    return form
  }
  /** A form that begins and never ends. */
  const dripping = (bytes = 1000) =>
    new ReadableStream<Uint8Array>({ start: (sender) => sender.enqueue(new Uint8Array(bytes)) })
  const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' }

  test('senders that declare much and send little hold nobody up', async () => {
    const { post } = counting()
    const declared = { ...FORM, 'Content-Length': String(60 * MB) }
    for (let sender = 0; sender < 4; sender++) {
      const { buyer, path } = await delivered()
      void post(buyer.token, path, dripping(), declared)
    }
    const { buyer, path } = await delivered()
    const answer = await post(buyer.token, path, returnForm())
    expect([answer.status, (await answer.json()).status]).toEqual([200, true])
  })

  test('whoever has nothing to give back or to review is refused before the body is read', async () => {
    const { post } = counting()
    const { path } = await delivered()
    const stranger = await shop().customer()
    expect((await post(stranger.token, path, dripping(), FORM)).status).toBe(404)
    expect((await post(stranger.token, 'product-review', dripping(), FORM)).status).toBe(403)
  })

  test('an account sends two forms at a time, a third one is told to come again', async () => {
    const { post } = counting()
    const { buyer, path } = await delivered()
    const flowing = () =>
      new ReadableStream<Uint8Array>({
        pull: async (sender) => {
          await new Promise((later) => setTimeout(later, 50))
          sender.enqueue(new Uint8Array(1000))
        },
      })
    const slow = [post(buyer.token, path, flowing(), FORM), post(buyer.token, path, flowing(), FORM)]
    await expect
      .poll(async () => {
        const answer = await post(buyer.token, path, returnForm(0))
        return [answer.status, answer.headers.get('Retry-After')]
      })
      .toEqual([503, '10'])
    expect(slow).toHaveLength(2)
  })

  test('a return that was torn twice is taken at the third try', async () => {
    const { post } = counting()
    const { buyer, path } = await delivered()
    const torn = [post(buyer.token, path, dripping(), FORM), post(buyer.token, path, dripping(), FORM)]
    await expect.poll(async () => (await post(buyer.token, path, returnForm())).status, { timeout: 5_000 }).toBe(200)
    expect((await torn[0])?.status).toBe(503)
  })

  test('no picture is drawn for a form that is refused anyway', async () => {
    const { post, drawn } = counting()
    const { buyer, goods, path } = await delivered()
    expect((await post(buyer.token, path, returnForm())).status).toBe(200)
    expect(drawn()).toBe(3)
    expect((await post(buyer.token, path, returnForm())).status, 'already requested').toBe(409)
    const others = reviewForm({ ...goods, sku: 'another' }, { files: [{ bytes: picture }] })
    expect((await post(buyer.token, 'product-review', others)).status, 'not delivered').toBe(403)
    const late = reviewForm(goods, { files: [{ bytes: picture }, { bytes: 'no picture' }] })
    expect((await post(buyer.token, 'product-review', late)).status, 'the second file is none').toBe(415)
    expect(drawn()).toBe(3)
  })

  test.each([
    [
      'many parts',
      413,
      Array.from({ length: 40 }, (_, at) => `--x\r\nContent-Disposition: form-data; name="${at}"\r\n\r\n1\r\n`).join(
        '',
      ),
    ],
    ['an endless head', 400, `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(9_000)}"\r\n\r\n1\r\n`],
  ])('a form with %s is refused with %i before it is taken apart', async (_, status, body) => {
    const { post } = counting()
    const { buyer, path } = await delivered()
    expect((await post(buyer.token, path, `${body}--x--\r\n`, FORM)).status).toBe(status)
  })
})

/** Never finishes; fails with the upload slot's refusal. */
const refused = async (signal: AbortSignal): Promise<never> => {
  await once(signal, 'abort')
  signal.throwIfAborted()
  throw new Error('It was not aborted')
}

const LIMITS: SlotLimits = {
  bytes: 100,
  bytesPerNetwork: 80,
  perAccount: 2,
  perNetwork: 3,
  senders: 10,
  checkEveryMs: 10,
  bytesPerCheck: 5,
  stalledMs: 1_000,
}

test('a sender who sends next to nothing is sent away', async () => {
  const room = createUploadSlots(LIMITS)
  const left = room({ account: 1, network: 'a' }, ({ signal }) => refused(signal))
  await expect(left).rejects.toMatchObject({ code: 'TOO_SLOW' })
})

test('a stalled upload gives way to a new one of its own account, and to nobody else’s', async () => {
  const room = createUploadSlots({ ...LIMITS, bytesPerCheck: 100, checkEveryMs: 60_000, stalledMs: 50 })
  const told: string[] = []
  const drip = (account: number, name: string, bytes: number) =>
    room({ account, network: name }, async ({ arrived, signal }) => {
      arrived(bytes)
      return refused(signal)
    }).catch((error: unknown) => void told.push(`${name} ${error instanceof Refusal ? error.code : ''}`))
  const enters = (account: number) => room({ account, network: 'new' }, () => Promise.resolve('in'))
  void drip(2, 'of another account', 1)
  void drip(1, 'oldest', 1)
  void drip(1, 'younger', 1)
  // Both have only just begun.
  await expect(enters(1)).rejects.toMatchObject({ code: 'BUSY' })
  await expect.poll(() => enters(1).catch(() => 'refused')).toBe('in')
  await expect.poll(() => told).toEqual(['oldest BUSY'])
  const working = room({ account: 1, network: 'c' }, async ({ complete, signal }) => {
    complete()
    return refused(signal)
  })
  void working.catch(() => undefined)
  expect(await enters(1), 'the younger one goes; what is worked on stays').toBe('in')
  await expect.poll(() => told).toEqual(['oldest BUSY', 'younger BUSY'])
})

test('in a full room the slowest sender gives way, and one network never fills it', async () => {
  const room = createUploadSlots({ ...LIMITS, bytesPerCheck: 0 })
  let looked = () => {}
  const afterLook = new Promise<void>((resolve) => (looked = resolve))
  const slow = room({ account: 1, network: 'a' }, async ({ arrived, signal }) => {
    arrived(70)
    expect(() => arrived(20)).toThrow('try again')
    setTimeout(looked, 50)
    return refused(signal)
  })
  await afterLook
  const quick = room({ account: 2, network: 'b' }, async ({ arrived }) => {
    arrived(60)
    return 'kept'
  })
  expect(await quick).toBe('kept')
  await expect(slow).rejects.toMatchObject({ code: 'BUSY' })
})
