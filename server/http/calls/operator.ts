import type { AdminCallName } from '../../../src/contract/admin-calls.ts'
import { openCustomer } from '../../shop/accounts/assisted-accounts.ts'
import { storeBannerPicture, setBanners } from '../../shop/catalogue/banners.ts'
import { importCatalogue } from '../../shop/catalogue-import/import.ts'
import { listEnquiries } from '../../shop/enquiries/enquiries.ts'
import { approveReview, listReviews, rejectReview, replyToReview } from '../../shop/reviews/moderation.ts'
import { blockCustomer, findCustomers, unblockCustomer } from '../../shop/accounts/admin-customers.ts'
import { changeItemStatus, type Verb } from '../../shop/orders/change-item-status.ts'
import { showListing } from '../../shop/catalogue/on-sale.ts'
import { listOrderItems, showOrder } from '../../shop/orders/admin-orders.ts'
import type { Page } from '../../shop/core/paging.ts'
import { listSellerRequests, setSuspended, showSeller } from '../../shop/sellers/admin-sellers.ts'
import { changeVariant, setDeal } from '../../shop/catalogue/admin-products.ts'
import { listRefunds } from '../../shop/payments/refunds.ts'
import { decideReturn, listReturns } from '../../shop/orders/return-decisions.ts'
import { decideSeller, inviteSeller, setLicence } from '../../shop/sellers/seller-requests.ts'
import { markRefunded, sendRefund } from '../../shop/payments/send-refunds.ts'
import type { ShopContext } from '../../shop/core/context.ts'
import { data, done, type AdminGroup } from '../rpc/handler-types.ts'
import { idOf } from '../rpc/ids.ts'

const move = async (shop: ShopContext, id: string, verb: Verb, reason?: string) => {
  const orderItemId = idOf(id, 'Order item not found')
  const item_status = await changeItemStatus(shop, { orderItemId, verb, actor: 'operator', ...(reason && { reason }) })
  return { ...done(`Item ${orderItemId} is ${item_status}`), data: { order_item_id: orderItemId, item_status } }
}

const decide = async (shop: ShopContext, id: string, decision: 'accepted' | 'rejected') => {
  const seller = await decideSeller(shop, idOf(id, 'Seller not found'), decision)
  return { ...done(`Seller ${seller.id} is ${decision}`), data: seller }
}

const listed = async <Row>(page: Promise<Page<Row>>) => ({ status: true as const, ...(await page) })

const suspend = async (shop: ShopContext, id: string, to: 'suspended' | 'accepted') => {
  const seller = await setSuspended(shop, idOf(id, 'Seller not found'), to)
  return { ...done(`Seller ${seller.id} is ${to}`), data: seller }
}

const show = async (shop: ShopContext, id: string, isShown: boolean) => {
  const listing = await showListing(shop, idOf(id, 'Listing not found'), isShown)
  return { ...done(`Listing ${listing.id} is ${isShown ? 'in the shop' : 'off the shop'}`), data: listing }
}

const decideOn = async (shop: ShopContext, id: string, decision: Parameters<typeof decideReturn>[2]) => {
  const moved = await decideReturn(shop, idOf(id, 'Return not found'), decision)
  return { ...done(`Return ${moved.id} is ${moved.state}`), data: moved }
}

export const operatorCalls: AdminGroup<AdminCallName> = {
  orders: ({ shop, query }) => listed(listOrderItems(shop, query)),
  orderShow: async ({ shop, params }) => data(await showOrder(shop, params.id)),
  orderShip: ({ shop, params }) => move(shop, params.orderItemId, 'ship'),
  orderDeliver: ({ shop, params }) => move(shop, params.orderItemId, 'deliver'),
  orderCancel: ({ shop, params }) => move(shop, params.orderItemId, 'cancel'),
  orderCameBack: ({ shop, params, body }) =>
    move(shop, params.orderItemId, body.restock ? 'returnToStock' : 'return', body.reason),
  orderLost: ({ shop, params, body }) => move(shop, params.orderItemId, 'lose', body.reason),
  orderUndo: ({ shop, params, body }) => move(shop, params.orderItemId, 'undo', body.reason),
  variantSet: async ({ shop, params, body }) => ({
    ...done(`${params.sku} is changed`),
    data: await changeVariant(shop, params.sku, body),
  }),
  sellers: ({ shop, query }) => listed(listSellerRequests(shop, query)),
  sellerInvite: async ({ shop, params }) => ({
    ...done('The link is valid for 7 days'),
    data: await inviteSeller(shop, idOf(params.id, 'Seller not found')),
  }),
  sellerShow: async ({ shop, params }) => data(await showSeller(shop, idOf(params.id, 'Seller not found'))),
  sellerSuspend: ({ shop, params }) => suspend(shop, params.id, 'suspended'),
  sellerResume: ({ shop, params }) => suspend(shop, params.id, 'accepted'),
  sellerAccept: ({ shop, params }) => decide(shop, params.id, 'accepted'),
  sellerReject: ({ shop, params }) => decide(shop, params.id, 'rejected'),
  sellerLicence: async ({ shop, params, body }) => ({
    ...done('The licence is written down'),
    data: await setLicence(shop, idOf(params.id, 'Seller not found'), body),
  }),
  reviews: ({ shop, query }) => listed(listReviews(shop, query)),
  reviewApprove: async ({ shop, params }) => ({
    ...done('The review is public'),
    data: await approveReview(shop, idOf(params.id, 'Review not found')),
  }),
  reviewReject: async ({ shop, params, body }) => ({
    ...done('The review is rejected'),
    data: await rejectReview(shop, idOf(params.id, 'Review not found'), body.reason),
  }),
  reviewReply: async ({ shop, params, body }) => ({
    ...done('The answer is written down'),
    data: await replyToReview(shop, idOf(params.id, 'Review not found'), body.text),
  }),
  enquiries: ({ shop, query }) => listed(listEnquiries(shop, query)),
  refunds: ({ shop, query }) => listed(listRefunds(shop, query)),
  refundSend: async ({ shop, params }) => {
    const sent = await sendRefund(shop, idOf(params.id, 'Refund not found'))
    return { ...done(`Refund ${sent.id} is ${sent.state}`), data: sent }
  },
  refundDone: async ({ shop, params, body }) => ({
    ...done('The refund is done'),
    data: await markRefunded(shop, idOf(params.id, 'Refund not found'), body.reference),
  }),
  returns: ({ shop, query }) => listed(listReturns(shop, query)),
  returnApprove: ({ shop, params, body }) => decideOn(shop, params.id, { state: 'approved', ...body }),
  returnReject: ({ shop, params, body }) => decideOn(shop, params.id, { state: 'rejected', ...body }),
  listingPublish: ({ shop, params }) => show(shop, params.id, true),
  listingUnpublish: ({ shop, params }) => show(shop, params.id, false),
  customers: ({ shop, query }) => listed(findCustomers(shop, query)),
  customerBlock: async ({ shop, params }) => ({
    ...done('The account is blocked'),
    data: await blockCustomer(shop, idOf(params.id, 'Customer not found')),
  }),
  customerUnblock: async ({ shop, params }) => ({
    ...done('The account is open again'),
    data: await unblockCustomer(shop, idOf(params.id, 'Customer not found')),
  }),
  catalogueImport: async ({ shop, body }) => {
    const report = await importCatalogue(shop, body)
    return { ...done(`${report.rows - report.bad_rows} of ${report.rows} rows were taken`), data: report }
  },
  bannerPicture: async ({ shop, body }) => ({
    ...done('The picture is kept'),
    data: { file: await storeBannerPicture(shop, body) },
  }),
  bannersSet: async ({ shop, params, body }) => ({
    ...done('The banners are set'),
    data: await setBanners(shop, params.sourceType, body.image_urls),
  }),
  customerOpen: async ({ shop, body }) => ({ ...done('The account is open'), data: await openCustomer(shop, body) }),
  dealSet: async ({ shop, body }) => ({ ...done('The deal is set'), data: await setDeal(shop, body) }),
}
