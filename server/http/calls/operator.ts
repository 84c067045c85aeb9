import { listEnquiries } from '../../shop/enquiries/enquiries.ts'
import { blockCustomer, findCustomers, openCustomer, unblockCustomer } from '../../shop/accounts/admin-customers.ts'
import { changeItemStatus, type ItemMove } from '../../shop/orders/change-item-status.ts'
import { showCartMessage } from '../../shop/orders/cart-message.ts'
import { listOrderItems, showOrder } from '../../shop/orders/admin-orders.ts'
import { listZones, removeZones, setZones } from '../../shop/delivery/admin-zones.ts'
import { addStaff, listStaff, setStaff } from '../../shop/staff/people.ts'
import { EVERY_SHOP } from '../../shop/staff/staff.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import type { operatorSellers } from '../../../src/contract/calls/staff/sellers.ts'
import type { operatorCatalogue } from '../../../src/contract/calls/staff/catalogue.ts'
import type { operatorsPictures } from '../../../src/contract/calls/staff/pictures.ts'
import type { operatorReviews } from '../../../src/contract/calls/staff/reviews.ts'
import type { operatorReturns } from '../../../src/contract/calls/staff/returns.ts'
import type { OperatorCallName } from '../../../src/contract/calls/staff.ts'
import { changed, data, dataWith, listed, type AllHandlers } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

const seller = (id: string): number => idOf(id, 'Seller not found')
const customer = (id: string): number => idOf(id, 'Customer not found')
const person = (id: string): number => idOf(id, 'There is no such person')

const move = async (shop: ShopContext, id: string, verb: ItemMove['verb'], reason?: string) => {
  const orderItemId = idOf(id, 'Order item not found')
  const item_status = await changeItemStatus(shop, { orderItemId, verb, actor: 'operator', ...(reason && { reason }) })
  return dataWith(`Item ${orderItemId} is ${item_status}`, { order_item_id: orderItemId, item_status })
}

const staffIs = ({ name, disabled_at }: { name: string; disabled_at: string | null }): string =>
  `${name} ${disabled_at === null ? 'may' : 'may not'} log in at the desk`
export const operatorCalls: Pick<
  AllHandlers,
  Exclude<
    OperatorCallName,
    | keyof typeof operatorReturns
    | keyof typeof operatorSellers
    | keyof typeof operatorReviews
    | keyof typeof operatorCatalogue
    | keyof typeof operatorsPictures
  >
> = {
  orders: ({ shop, query }) => listed(listOrderItems(shop, query)),
  cartMessageRead: async ({ shop, params }) => data(await showCartMessage(shop, params.code)),
  orderShow: async ({ shop, params }) => data(await showOrder(shop, params.id)),
  orderShip: ({ shop, params }) => move(shop, params.orderItemId, 'ship'),
  orderDeliver: ({ shop, params }) => move(shop, params.orderItemId, 'deliver'),
  itemCancel: ({ shop, params }) => move(shop, params.orderItemId, 'cancel'),
  orderCameBack: ({ shop, params, body }) =>
    move(shop, params.orderItemId, body.restock ? 'returnToStock' : 'return', body.reason),
  orderLost: ({ shop, params, body }) => move(shop, params.orderItemId, 'lose', body.reason),
  orderUndo: ({ shop, params, body }) => move(shop, params.orderItemId, 'undo', body.reason),
  staff: ({ shop, query }) => listed(listStaff(shop, query)),
  staffAdd: ({ shop, body: { seller_id = null, ...form } }) => changed(addStaff(shop, seller_id, form), staffIs),
  staffDisable: ({ shop, params }) =>
    changed(setStaff(shop, EVERY_SHOP, person(params.id), { disabled: true }), staffIs),
  staffEnable: ({ shop, params }) =>
    changed(setStaff(shop, EVERY_SHOP, person(params.id), { disabled: false }), staffIs),
  zones: ({ shop, query }) => listed(listZones(shop, query)),
  zonesSet: ({ shop, params, body }) => changed(setZones(shop, seller(params.id), body), 'The zones are set'),
  zonesRemove: ({ shop, params, body }) =>
    changed(removeZones(shop, seller(params.id), body.pins), 'The zones are removed'),
  allEnquiries: ({ shop, query }) => listed(listEnquiries(shop, query)),
  customers: ({ shop, query }) => listed(findCustomers(shop, query)),
  customerBlock: ({ shop, params }) => changed(blockCustomer(shop, customer(params.id)), 'The account is blocked'),
  customerUnblock: ({ shop, params }) =>
    changed(unblockCustomer(shop, customer(params.id)), 'The account is open again'),
  customerOpen: ({ shop, body }) => changed(openCustomer(shop, body), 'The account is open'),
}
