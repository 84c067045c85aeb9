import { Complaint, ComplaintForm } from '../complaints.ts'
import { customer, dataOf, listOf, PageLanguage, type Call } from './call.ts'

/** Complaints to the shop's grievance officer. */
export const complaintCalls = {
  complaints: customer.get('complaints', "List the caller's complaints, newest first", listOf(Complaint)),
  complaintCreate: customer.post('complaints/create', 'Complain; the answer has the ticket number', dataOf(Complaint), {
    query: PageLanguage,
    body: ComplaintForm,
    success: 201,
    keyed: true,
  }),
} as const satisfies Record<string, Call>
