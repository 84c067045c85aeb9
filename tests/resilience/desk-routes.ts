import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { complaints, orderItems, staff } from '../../server/db/schema.ts'
import type { DeskCallName } from '../../src/contract/desk-calls.ts'
import type { Buyer } from '../server/payments/payment-steps.ts'
import { addGoods, pushBrowser } from '../server/support/fixtures.ts'
import type { TestShop } from '../server/support/support.ts'
import { buy } from './customer-steps.ts'
import { nothing, ORDER, type Route, type Sent } from './route.ts'

/** For every call of the desk a request that somebody of the shop may make whose thing it is about. */

export interface DeskRoute extends Route {
  /** Like `send`, and whose thing it is; null where the call is about no thing. */
  send: (shop: TestShop, me: Buyer) => Promise<Sent & { sellerId?: number }>
}

/** A parcel of one line of three pieces, moved by its own shop as far as said. */
const ofParcel = (
  part: (lines: { order_item_id: number; quantity: number }[]) => Sent,
  ...moves: [string, object?][]
): DeskRoute => ({
  send: async (shop, me) => {
    const { itemId, goods } = await buy(shop, me)
    const [item] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, Number(itemId)))
    if (item === undefined) throw new Error('The item was not stored')
    const id = item.shipmentId
    const lines = [{ order_item_id: item.id, quantity: item.quantity }]
    const packer = await shop.staff(goods.listing.sellerId, 'packer')
    for (const [verb, body] of moves)
      await packer.ask('POST', `desk/shipments/${id}/${verb}`, { body: body ?? { lines }, key: randomUUID() })
    return { params: { id }, ...part(lines), sellerId: goods.listing.sellerId }
  },
  writes: [...ORDER, 'refunds'],
})
const noBody = () => ({})
const withBody = (body: Record<string, unknown>) => () => ({ body })
const PACKED: [string] = ['pack']
const OUT: [string, object] = ['hand-over', {}]
const FAILED: [string, object] = ['fail', { reason: 'Nobody was at home' }]

const ofPack = (body: (sku: string) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { sku, listing } = await addGoods(db, { price: 100, stock: 10 })
    return { params: { sku }, ...body(sku), sellerId: listing.sellerId }
  },
})
const ofColleague = (part: (id: number) => Sent): DeskRoute => ({
  send: async (shop) => {
    const { listing } = await addGoods(shop.db)
    const colleague = await shop.staff(listing.sellerId, 'packer')
    return { ...part(colleague.id), sellerId: listing.sellerId }
  },
})
/** A complaint, which the operator's people alone hear. */
const ofComplaint = (part: (ticket: string) => Sent): DeskRoute => ({
  send: async ({ db }, me) => {
    const ticket = `HC-${randomUUID().slice(0, 8)}`
    const later = new Date(Date.now() + 86_400_000)
    await db
      .insert(complaints)
      .values({ ticket, customerId: me.id, subject: 'other', complaint: 'Nobody answers', ackBy: later, dueAt: later })
    return part(ticket)
  },
  writes: ['complaints', 'outbox', 'audit_log'],
})
const phone = () => String(randomInt(6e9, 1e10))

const loginCode = async (shop: TestShop) => {
  const { id } = await shop.staff(null, 'packer')
  const [row] = await shop.db.select().from(staff).where(eq(staff.id, id))
  const phone_number = row?.phoneNumber ?? ''
  await shop.ask('POST', 'desk/request-code', { body: { phone_number } })
  return { phone_number, code: /^\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '' }
}

export const deskRoutes: Record<DeskCallName, DeskRoute> = {
  deskRequestCode: { send: async () => ({ body: { phone_number: phone() } }), writes: ['login_codes'] },
  deskLogin: { send: async (shop) => ({ body: await loginCode(shop) }), writes: ['login_codes', 'known_clients'] },
  deskLogout: nothing,
  deskMe: nothing,
  deskPeople: nothing,
  deskInvite: {
    send: async () => ({ body: { name: 'Sunil Kale', phone_number: phone(), role: 'packer' } }),
    writes: ['staff', 'audit_log'],
  },
  deskPersonSet: {
    ...ofColleague((id) => ({ params: { id: String(id) }, body: { role: 'support' } })),
    writes: ['staff', 'audit_log'],
  },
  deskLogIns: nothing,
  deskLogInEnd: {
    send: async (shop) => {
      const { listing } = await addGoods(shop.db)
      const colleague = await shop.staff(listing.sellerId, 'packer')
      const session = await shop.db.query.sessions.findFirst({
        where: (row, { and, eq: is }) => and(is(row.role, 'staff'), is(row.accountId, colleague.id)),
      })
      return { params: { id: session?.id ?? '' }, sellerId: listing.sellerId }
    },
    writes: ['audit_log'],
  },
  deskLog: nothing,
  deskToday: nothing,
  deskPile: { send: async () => ({ query: { pile: 'to_pack' } }) },
  deskShipment: ofParcel(noBody),
  deskPack: ofParcel((lines) => ({ body: { lines } })),
  deskUnpack: ofParcel(noBody, PACKED),
  deskHandOver: ofParcel(withBody({ carrier: 'India Post', tracking: 'EX1' }), PACKED),
  deskDeliver: ofParcel(withBody({ cash_taken: 100 }), PACKED, OUT),
  deskFail: ofParcel(withBody({ reason: 'The road is flooded' }), PACKED, OUT),
  deskSendAgain: ofParcel(noBody, PACKED, OUT, FAILED),
  deskComeBack: ofParcel(noBody, PACKED, OUT, FAILED),
  deskReceive: ofParcel(withBody({ restock: true, reason: 'Unopened' }), PACKED, OUT, FAILED),
  deskCancelPart: ofParcel((lines) => ({ body: { lines, reason: 'The bag has burst' } })),
  deskPushSubscribe: {
    send: async () => ({ body: { ...pushBrowser(), language: 'en' } }),
    writes: ['push_subscriptions'],
  },
  deskPushUnsubscribe: {
    send: async () => ({ body: { endpoint: pushBrowser().endpoint } }),
    writes: ['push_subscriptions'],
  },
  deskComplaints: nothing,
  deskComplaintAcknowledge: ofComplaint((ticket) => ({ params: { ticket } })),
  deskComplaintClose: ofComplaint((ticket) => ({ params: { ticket }, body: { answer: 'We have called you' } })),
  deskVariants: nothing,
  deskStockAdd: { ...ofPack(() => ({ body: { add: 5 } })), writes: ['variants', 'stock_log', 'audit_log'] },
  deskPriceSet: { ...ofPack(() => ({ body: { selling_price: 90, seen: 100 } })), writes: ['variants', 'audit_log'] },
}
