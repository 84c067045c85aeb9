import * as v from 'valibot'
import { doneWith, operator, type Call } from '../calls/call.ts'
import { StaffForm, StaffMember } from '../desk-calls/access.ts'
import { Id } from '../entities.ts'
import { list } from './page.ts'

export const AdminStaff = v.object({
  ...StaffMember.entries,
  /** Null for the operator's own people. */
  seller_id: v.nullable(Id),
  shop_name: v.nullable(v.string()),
})
export type AdminStaff = v.InferOutput<typeof AdminStaff>

/** Without a seller somebody of the operator's own, who sees every shop. */
export const AdminStaffForm = v.object({ ...StaffForm.entries, seller_id: v.optional(Id) })

const set = doneWith(StaffMember)

/** Who works at the desk. */
export const operatorsStaff = {
  staff: list('admin/staff', 'List who may log in at the desk, fresh ones first', AdminStaff),
  staffAdd: operator.post('admin/staff', 'Let somebody log in at the desk with a code to this phone', set, {
    body: AdminStaffForm,
    success: 201,
  }),
  staffDisable: operator.post(
    'admin/staff/:id/disable',
    'End the log-ins of somebody and let them log in no more',
    set,
  ),
  staffEnable: operator.post('admin/staff/:id/enable', 'Let somebody log in at the desk again', set),
} as const satisfies Record<string, Call>
