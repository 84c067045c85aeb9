import type { deskApprovals } from '../../../../src/contract/calls/staff/sellers.ts'
import { setSuspended } from '../../../shop/sellers/admin-sellers.ts'
import { listSellers, showParticulars } from '../../../shop/sellers/desk-sellers.ts'
import { decideSeller, inviteSeller } from '../../../shop/sellers/seller-requests.ts'
import { deleteLicence, mendLicence, setLicence } from '../../../shop/sellers/desk-licences.ts'
import { decideChange } from '../../../shop/sellers/seller-changes.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'
import { idOf } from '../../rpc/ids.ts'

const seller = (id: string): number => idOf(id, 'There is no such seller')
const change = (id: string): number => idOf(id, 'There is no such change')
const licence = (id: string): number => idOf(id, 'There is no such licence')

export const approvalsHandlers: Pick<AllHandlers, keyof typeof deskApprovals> = {
  deskSellers: async ({ shop, query }) => ({ status: true, ...(await listSellers(shop, query)) }),
  deskSeller: async ({ shop, params }) => data(await showParticulars(shop, seller(params.id))),
  deskSellerInvite: async ({ shop, params }) => data(await inviteSeller(shop, seller(params.id))),
  deskSellerAccept: async ({ shop, params }) => data(await decideSeller(shop, seller(params.id), 'accepted')),
  deskSellerReject: async ({ shop, params, body }) =>
    data(await decideSeller(shop, seller(params.id), 'rejected', body.reason)),
  deskSellerSuspend: async ({ shop, params, body }) =>
    data(await setSuspended(shop, seller(params.id), 'suspended', body.reason)),
  deskSellerResume: async ({ shop, params }) => data(await setSuspended(shop, seller(params.id), 'accepted')),
  deskSellerLicence: async ({ shop, params, body }) => data(await setLicence(shop, seller(params.id), body)),
  deskChangeApprove: async ({ shop, params }) =>
    data(await decideChange(shop, change(params.id), { state: 'approved' })),
  deskChangeRefuse: async ({ shop, params, body }) =>
    data(await decideChange(shop, change(params.id), { state: 'refused', reason: body.reason })),
  deskLicenceMend: async ({ shop, params, body }) => data(await mendLicence(shop, licence(params.id), body)),
  deskLicenceDelete: async ({ shop, params }) => data(await deleteLicence(shop, licence(params.id))),
}
