import type { OperatorCallName } from '../../../src/contract/staff-calls.ts'
import { addSeller } from '../../server/support/fixtures.ts'
import * as people from './customer-steps.ts'

import { nothing, ofGoods, ORDER, type Route } from './route.ts'

const ofStaff: Route = {
  send: async (shop) => ({ params: { id: String((await shop.staff(null, 'packer')).id) } }),
  writes: ['staff'],
}
const ofItem = (...moves: ('ship' | 'deliver')[]): Route => ({
  send: async (shop, me) => ({ params: { orderItemId: (await people.buy(shop, me, ...moves)).itemId } }),
  writes: [...ORDER, 'refunds'],
})
const ofShipped = (body: Record<string, unknown>): Route => ({
  send: async (shop, me) => ({ params: { orderItemId: (await people.buy(shop, me, 'ship')).itemId }, body }),
  writes: [...ORDER, 'refunds'],
})
const ofAcceptedSeller: Route = {
  send: async ({ db }) => ({ params: { id: String((await addSeller(db)).id) } }),
  writes: ['sellers', 'seller_decisions', 'staff'],
}
const ofReview = (body?: Record<string, unknown>): Route => ({
  send: async (shop, me) => ({
    params: { id: (await people.reviewed(shop, me)).reviewId },
    ...(body === undefined ? {} : { body }),
  }),
  writes: ['reviews', 'review_messages', 'review_media'],
})
const ofReturn: Route = {
  send: async (shop, me) => ({ params: { id: await people.givenBack(shop, me) }, body: { note: 'As you wish' } }),
  writes: ['returns', 'refunds', ...ORDER],
}
const ofSeller = (body?: Record<string, unknown>): Route => ({
  send: async ({ db }) => ({
    params: { id: String((await addSeller(db, { vendorStatus: 'submitted' })).id) },
    ...(body === undefined ? {} : { body }),
  }),
  writes: ['sellers', 'seller_decisions', 'seller_tokens', 'licences', 'staff'],
})
const ofZones = (body: Record<string, unknown>): Route => ({
  ...ofAcceptedSeller,
  send: async (shop, me) => ({ ...(await ofAcceptedSeller.send(shop, me)), body }),
  writes: ['delivery_zones', 'zone_pins'],
})

export const operatorRoutes: Record<OperatorCallName, Route> = {
  orders: nothing,
  orderShip: ofItem(),
  orderDeliver: ofItem('ship'),
  orderShow: { send: async (shop, me) => ({ params: { id: (await people.buy(shop, me)).itemId } }) },
  itemCancel: ofItem(),
  orderCameBack: ofShipped({ reason: 'Nobody at home', restock: true }),
  orderLost: ofShipped({ reason: 'Lost on the way' }),
  orderUndo: ofShipped({ reason: 'Wrong number' }),
  listingUnpublish: {
    ...ofGoods(({ listing }) => ({ params: { id: String(listing.id) } })),
    writes: ['listings', 'outbox'],
  },
  sellerShow: ofSeller(),
  sellerSuspend: ofAcceptedSeller,
  customers: { send: async () => ({ query: { q: 'Asha' } }) },
  sellerReject: ofSeller(),
  sellerChanges: nothing,
  zones: nothing,
  zonesSet: ofZones({ pins: 'all', days: '4-7', cash_max: 500 }),
  zonesRemove: ofZones({ pins: '42' }),
  reviewReply: ofReview({ text: 'Thank you' }),
  allEnquiries: nothing,
  returnReject: ofReturn,
  staff: nothing,
  staffAdd: {
    send: async ({ db }) => ({
      body: {
        name: 'Sunil Kale',
        phone_number: people.contact().phone_number,
        role: 'packer',
        seller_id: (await addSeller(db)).id,
      },
    }),
    writes: ['staff', 'outbox'],
  },
  staffDisable: ofStaff,
  staffEnable: ofStaff,
}
