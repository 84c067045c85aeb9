import {
  acknowledgeComplaint,
  closeComplaint,
  listForOfficer,
  takeBackAcknowledgement,
} from '../../../shop/complaints/settle-complaint.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'

export const staffComplaintCalls = {
  deskComplaints: async ({ shop }) => data(await listForOfficer(shop)),
  deskComplaintAcknowledge: async ({ shop, params }) => data(await acknowledgeComplaint(shop, params.ticket)),
  deskComplaintTakeBack: async ({ shop, params }) => data(await takeBackAcknowledgement(shop, params.ticket)),
  deskComplaintClose: async ({ shop, params, body }) => data(await closeComplaint(shop, params.ticket, body.answer)),
} satisfies Handlers
