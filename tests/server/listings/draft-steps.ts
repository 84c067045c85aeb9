import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { addCategory, addSeller, DECLARED } from '../support/fixtures.ts'
import type { Answered, Ask, TestShop } from '../support/support.ts'

/** What a seller and the operator do with drafts of listings. */

/** A small photograph, each of them another one. */
export const photograph = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3))
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background } })
  return new Uint8Array(
    await picture
      .withExif({ IFD3: { GPSLatitude: '18/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )
}

export const PACK = { name: '5 kg', price: 500, selling_price: 450, stock: 20, cod: true }

/** The draft of a new product, whole. */
export const newForm = (categoryId: number, form: object = {}, about: object = {}) => ({
  listing_id: null as number | null,
  product_id: null as number | null,
  form: {
    title: 'Lokwan wheat seed',
    description: 'Grown in Niphad.\nSow in November.',
    packs: [PACK] as object[],
    pictures: [] as string[],
    about: { category_id: categoryId, brand: 'Kisan', hsn: '1001', declarations: DECLARED, ...about } as object | null,
    ...form,
  },
})
type Body = ReturnType<typeof newForm>

/** An offer beside a product, or a change of a listing. */
export const otherForm = (of: { listing_id: number } | { product_id: number }, form: object = {}): Body => {
  const draft = newForm(0, { about: null, ...form })
  return { ...draft, ...of }
}

export const sendDraft = (ask: Ask, id: string, body: object, key: string = randomUUID()): Promise<Answered> =>
  ask('PUT', `desk/drafts/${id}`, { body, key })

export const sendPicture = (
  ask: Ask,
  id: string,
  picture: string,
  raw: string | Uint8Array<ArrayBuffer>,
): Promise<Answered> =>
  ask('PUT', `desk/drafts/${id}/pictures/${picture}`, {
    raw,
    headers: { 'Content-Type': 'application/octet-stream' },
  })

export const approve = (ask: Ask, id: string, sent_at: unknown, key: string = randomUUID()): Promise<Answered> =>
  ask('POST', `desk/drafts/${id}/approve`, { body: { sent_at }, key })

export const giveBack = (
  ask: Ask,
  id: string,
  sent_at: unknown,
  reasons: object,
  key: string = randomUUID(),
): Promise<Answered> => ask('POST', `desk/drafts/${id}/return`, { body: { sent_at, reasons }, key })

export const withdraw = (ask: Ask, id: string, key: string = randomUUID()): Promise<Answered> =>
  ask('DELETE', `desk/drafts/${id}`, { key })

/** A shop with somebody at its desk, a category, and the operator. */
export const openShop = async (shop: TestShop) => {
  const seller = await addSeller(shop.db)
  const { ask } = await shop.staff(seller.id, 'manager')
  const operator = await shop.staff(null, 'manager')
  return { seller, sellerId: seller.id, ask, operator: operator.ask, category: await addCategory(shop.db) }
}
type Open = Awaited<ReturnType<typeof openShop>>

/** A draft that waits, with its photographs. */
export const waiting = async ({ ask, category }: Open, form: object = {}, about: object = {}) => {
  const id = randomUUID()
  const body = newForm(category.id, form, about)
  const sent = await sendDraft(ask, id, body)
  for (const picture of body.form.pictures) await sendPicture(ask, id, picture, await photograph())
  return { id, body, sentAt: sent.body.data?.sent_at as string, sent }
}

/** A listing that a draft has become. */
export const listed = async (open: Open, form: object = {}) => {
  const { id, sentAt } = await waiting(open, form)
  const { data } = (await approve(open.operator, id, sentAt)).body
  return { id, listingId: data.listing_id as number, productId: data.product_id as number }
}
