import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { IDEMPOTENCY_HEADER } from '../../../src/contract/constants.ts'
import { callApi, isFailure } from '../../../src/client/api/call.ts'
import { openCustomer } from './desk-steps.ts'
import type { Shop } from './shop.ts'
import type { Farmer } from './steps.ts'

/** What comes back to the desk once something was delivered. */

export const photograph = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } })
  .jpeg()
  .toBuffer()

const sendTo = async ({ url }: Shop, path: string, token: string, body: FormData | object) => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      [IDEMPOTENCY_HEADER]: randomUUID(),
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

const formOf = (fields: Record<string, string>, files: Record<string, Uint8Array> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'photograph.jpg')
  return form
}

/** A claim about what arrived damaged, with a photograph of it. */
export const claimDamage = (shop: Shop, token: string, orderItemId: number) => {
  const claim = { problem: 'damaged', reason: 'Two of the bags are torn, and the seed is wet.', upi: 'kamal@okaxis' }
  return sendTo(shop, `order/return/${orderItemId}`, token, formOf(claim, { 'return_images[0]': photograph }))
}

/** What was delivered to a customer, who claims, asks and reviews. */
export const afterDelivery = async (shop: Shop, farmer: Farmer) => {
  const customer = await openCustomer(shop, farmer)
  const send = (path: string, token: string, body: FormData | object) => sendTo(shop, path, token, body)
  const { data: orderId } = await customer.order([3, 1])
  const { token } = customer
  const history = await callApi('orderHistory', { token, query: {} })
  if (isFailure(history)) throw new Error(history.message)
  const items = history.data.filter((item) => item.order_id === orderId)
  for (const { order_item_id: id } of items)
    for (const verb of ['ship', 'deliver']) await shop.admin('orders', verb, String(id))
  const three = items.find(({ quantity }) => quantity === 3)
  if (three === undefined) throw new Error('No line of three')
  await claimDamage(shop, token, three.order_item_id)
  const about = { published_product_id: three.published_product_id, question: 'Does it grow in black soil?' }
  await send('questions/create', token, about)
  const review = {
    published_product_id: String(three.published_product_id),
    sku: three.sku,
    rating: '4',
    comment: 'Nine of ten came up.',
  }
  await send('product-review', token, formOf(review, { 'review_images[0]': photograph }))
  // Another review waits for the operator.
  const one = items.find(({ quantity }) => quantity === 1)
  const waiting = { published_product_id: String(one?.published_product_id), sku: one?.sku ?? '', rating: '5' }
  await send('product-review', token, formOf({ ...waiting, comment: 'Good for little money.' }))
  await customer.order([2, 1])
  return { ...customer, orderId, item: three }
}
