import type { ItemStatus } from '../../../src/contract/entities.ts'
import { openCustomer } from '../../shop/assisted-accounts.ts'
import { keepBannerPicture, setBanners } from '../../shop/banners.ts'
import { importCatalogue } from '../../shop/catalogue-import/import.ts'
import { listEnquiries } from '../../shop/enquiries.ts'
import { approveReview, listReviews, rejectReview, replyToReview } from '../../shop/moderation.ts'
import { moveItem } from '../../shop/move-item.ts'
import { changeVariant, listOrderItems, setDeal } from '../../shop/operator.ts'
import { listRefunds, markRefunded } from '../../shop/refunds.ts'
import { decideReturn, listReturns } from '../../shop/return-decisions.ts'
import { decideSeller, inviteSeller, listSellerRequests, setLicence } from '../../shop/seller-requests.ts'
import type { Shop } from '../../shop/shop.ts'
import type { AdminGroup } from '../binding.ts'
import { data, done } from '../binding.ts'
import { idOf } from '../ids.ts'

const move = async (shop: Shop, id: string, to: ItemStatus) => {
  const orderItemId = idOf(id, 'Order item not found')
  const item_status = await moveItem(shop, { orderItemId, to, actor: 'operator' })
  return { ...done(`Item ${orderItemId} is ${item_status}`), data: { order_item_id: orderItemId, item_status } }
}

const decide = async (shop: Shop, id: string, decision: 'accepted' | 'rejected') => {
  const seller = await decideSeller(shop, idOf(id, 'Seller not found'), decision)
  return { ...done(`Seller ${seller.id} is ${decision}`), data: seller }
}

const decideOn = async (shop: Shop, id: string, decision: Parameters<typeof decideReturn>[2]) => {
  const moved = await decideReturn(shop, idOf(id, 'Return not found'), decision)
  return { ...done(`Return ${moved.id} is ${moved.state}`), data: moved }
}

export const operatorCalls: AdminGroup<
  | 'orders'
  | 'orderShip'
  | 'orderDeliver'
  | 'orderCancel'
  | 'variantSet'
  | 'sellers'
  | 'sellerInvite'
  | 'sellerAccept'
  | 'sellerReject'
  | 'sellerLicence'
  | 'reviews'
  | 'reviewApprove'
  | 'reviewReject'
  | 'reviewReply'
  | 'enquiries'
  | 'refunds'
  | 'refundDone'
  | 'returns'
  | 'returnApprove'
  | 'returnReject'
  | 'catalogueImport'
  | 'bannerPicture'
  | 'bannersSet'
  | 'customerOpen'
  | 'dealSet'
> = {
  orders: async ({ shop }) => data(await listOrderItems(shop)),
  orderShip: ({ shop, params }) => move(shop, params.orderItemId, 'shipped'),
  orderDeliver: ({ shop, params }) => move(shop, params.orderItemId, 'delivered'),
  orderCancel: ({ shop, params }) => move(shop, params.orderItemId, 'cancelled'),
  variantSet: async ({ shop, params, body }) => ({
    ...done(`${params.sku} is changed`),
    data: await changeVariant(shop, params.sku, body),
  }),
  sellers: async ({ shop }) => data(await listSellerRequests(shop)),
  sellerInvite: async ({ shop, params }) => ({
    ...done('The link is valid for 7 days'),
    data: await inviteSeller(shop, idOf(params.id, 'Seller not found')),
  }),
  sellerAccept: ({ shop, params }) => decide(shop, params.id, 'accepted'),
  sellerReject: ({ shop, params }) => decide(shop, params.id, 'rejected'),
  sellerLicence: async ({ shop, params, body }) => ({
    ...done('The licence is written down'),
    data: await setLicence(shop, idOf(params.id, 'Seller not found'), body),
  }),
  reviews: async ({ shop }) => data(await listReviews(shop)),
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
  enquiries: async ({ shop }) => data(await listEnquiries(shop)),
  refunds: async ({ shop }) => data(await listRefunds(shop)),
  refundDone: async ({ shop, params }) => ({
    ...done('The refund is done'),
    data: await markRefunded(shop, idOf(params.id, 'Refund not found')),
  }),
  returns: async ({ shop }) => data(await listReturns(shop)),
  returnApprove: ({ shop, params, body }) => decideOn(shop, params.id, { state: 'approved', ...body }),
  returnReject: ({ shop, params, body }) => decideOn(shop, params.id, { state: 'rejected', ...body }),
  catalogueImport: async ({ shop, body }) => {
    const report = await importCatalogue(shop, body)
    return { ...done(`${report.rows - report.bad_rows} of ${report.rows} rows were taken`), data: report }
  },
  bannerPicture: async ({ shop, body }) => ({
    ...done('The picture is kept'),
    data: { file: await keepBannerPicture(shop, body) },
  }),
  bannersSet: async ({ shop, params, body }) => ({
    ...done('The banners are set'),
    data: await setBanners(shop, params.sourceType, body.image_urls),
  }),
  customerOpen: async ({ shop, body }) => ({ ...done('The account is open'), data: await openCustomer(shop, body) }),
  dealSet: async ({ shop, body }) => ({ ...done('The deal is set'), data: await setDeal(shop, body) }),
}
