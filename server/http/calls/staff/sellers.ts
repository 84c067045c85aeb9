import { deleteLicence, mendLicence, setLicence } from '../../../shop/sellers/licences.ts'
import { decideChange, listChanges, askForChange, showRegistered } from '../../../shop/sellers/seller-changes.ts'
import { askForLicence, decideLicence, keepOwnPhotograph, showLicences } from '../../../shop/sellers/decide-licences.ts'
import { decideSeller } from '../../../shop/sellers/decide-seller.ts'
import { inviteSeller } from '../../../shop/sellers/seller-requests.ts'
import { listSellers, setSuspended, showParticulars, showSeller } from '../../../shop/sellers/sellers.ts'
import { changed, data, listed, idOf, type Handlers } from '../../rpc/handler-types.ts'
import { listShops } from '../../../shop/sellers/shop-names.ts'
import { setParticulars, showShop } from '../../../shop/sellers/particulars.ts'

const seller = (id: string): number => idOf(id, 'There is no such seller')
const change = (id: string): number => idOf(id, 'There is no such change')
const licence = (id: string): number => idOf(id, 'There is no such licence')
const sellerIs = (row: { id: number; vendor_status: string }): string => `Seller ${row.id} is ${row.vendor_status}`

const ownShop = (id: string): number => idOf(id, 'There is no such shop')

export const staffSellerCalls = {
  deskSellers: ({ shop, query }) => listed(listSellers(shop, query)),
  deskSeller: async ({ shop, params }) => data(await showParticulars(shop, seller(params.id))),
  sellerShow: async ({ shop, params }) => data(await showSeller(shop, seller(params.id))),
  deskSellerInvite: ({ shop, params, query }) =>
    changed(inviteSeller(shop, seller(params.id), query.send === '1'), 'The link is valid for 7 days'),
  deskSellerAccept: ({ shop, params, query }) => {
    const askedUntil = query.asked_until === undefined ? undefined : new Date(query.asked_until)
    return changed(
      decideSeller(shop, seller(params.id), { decision: 'accepted', askedUntil, form: query.form }),
      sellerIs,
    )
  },
  deskSellerReject: ({ shop, params, body }) =>
    changed(decideSeller(shop, seller(params.id), { decision: 'rejected', ...body }), sellerIs),
  sellerReject: ({ shop, params }) =>
    changed(decideSeller(shop, seller(params.id), { decision: 'rejected' }), sellerIs),
  deskSellerSuspend: ({ shop, params, body }) =>
    changed(setSuspended(shop, seller(params.id), 'suspended', body.reason), sellerIs),
  sellerSuspend: ({ shop, params }) => changed(setSuspended(shop, seller(params.id), 'suspended'), sellerIs),
  deskSellerResume: ({ shop, params }) => changed(setSuspended(shop, seller(params.id), 'accepted'), sellerIs),
  deskSellerLicence: ({ shop, params, body }) =>
    changed(setLicence(shop, seller(params.id), body), 'The licence is written down'),
  sellerChanges: ({ shop, query }) => listed(listChanges(shop, query)),
  deskChangeApprove: ({ shop, params }) =>
    changed(decideChange(shop, change(params.id), { state: 'approved' }), 'The change is in force'),
  deskChangeRefuse: ({ shop, params, body }) =>
    changed(
      decideChange(shop, change(params.id), { state: 'refused', reason: body.reason }),
      'The change is sent back',
    ),
  deskLicenceMend: ({ shop, params, body }) =>
    changed(mendLicence(shop, licence(params.id), body), 'The licence is mended'),
  deskLicenceDelete: ({ shop, params }) => changed(deleteLicence(shop, licence(params.id)), 'The licence is deleted'),
  deskLicenceApprove: ({ shop, params, query }) =>
    changed(decideLicence(shop, params.id, { askedAt: query.asked_at }), 'The licence is written down'),
  deskLicenceRefuse: ({ shop, params, body }) =>
    changed(decideLicence(shop, params.id, body), 'The licence is sent back'),
  deskShops: ({ shop, query }) => listed(listShops(shop, query)),
  deskShop: async ({ shop, caller, params }) => data(await showShop(shop, caller, ownShop(params.id))),
  deskShopSet: async ({ shop, caller, params, body }) =>
    data(await setParticulars(shop, caller, ownShop(params.id), body)),
  deskRegistered: async ({ shop, caller, params }) => data(await showRegistered(shop, caller, ownShop(params.id))),
  deskChangeAsk: async ({ shop, caller, params, body }) =>
    data(await askForChange(shop, caller, ownShop(params.id), body)),
  deskLicences: async ({ shop, caller, params }) => data(await showLicences(shop, caller, ownShop(params.id))),
  deskLicenceAsk: async ({ shop, caller, params, body }) =>
    data(await askForLicence(shop, caller, { id: ownShop(params.id), licence: params.licence }, body)),
  deskLicencePhotograph: async ({ shop, caller, params, body }) =>
    data(await keepOwnPhotograph(shop, caller, { id: ownShop(params.id), licence: params.licence }, body)),
} satisfies Handlers
