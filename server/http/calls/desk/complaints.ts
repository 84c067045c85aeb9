import type { deskComplaints } from '../../../../src/contract/calls/staff/complaints.ts'
import {
  acknowledgeComplaint,
  closeComplaint,
  listForOfficer,
  takeBackAcknowledgement,
} from '../../../shop/complaints/desk-complaints.ts'
import { data, type AllHandlers } from '../../rpc/handler-types.ts'

export const complaintsHandlers: Pick<AllHandlers, keyof typeof deskComplaints> = {
  deskComplaints: async ({ shop }) => data(await listForOfficer(shop)),
  deskComplaintAcknowledge: async ({ shop, params }) => data(await acknowledgeComplaint(shop, params.ticket)),
  deskComplaintTakeBack: async ({ shop, params }) => data(await takeBackAcknowledgement(shop, params.ticket)),
  deskComplaintClose: async ({ shop, params, body }) => data(await closeComplaint(shop, params.ticket, body.answer)),
}
