import { complain, listComplaints } from '../../shop/complaints/complaints.ts'
import { data, type Handlers } from '../rpc/handler-types.ts'

export const complaintCalls = {
  complaints: async ({ shop, caller }) => data(await listComplaints(shop, caller.id)),
  complaintCreate: async ({ shop, caller, query, body }) =>
    data(await complain(shop, caller.id, { ...body, language: query.lang })),
} satisfies Handlers
