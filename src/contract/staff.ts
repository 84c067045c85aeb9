import * as v from 'valibot'

/** Who works at the desk, and who may do what there. */

export const STAFF_ROLES = ['owner', 'manager', 'packer', 'accounts', 'support'] as const
export const StaffRole = v.picklist(STAFF_ROLES)
export type StaffRole = v.InferOutput<typeof StaffRole>

/** What a call of the desk is about; each names one. */
export type Permission =
  /** The counts of the day. */
  | 'today'
  /** Packing, handing over, the delivery round, what comes back. */
  | 'packing'
  /** How many there are. */
  | 'stock'
  /** What they cost. */
  | 'prices'
  /** A whole order, with its customer. */
  | 'orders'
  /** Cancelling, and what a customer wants to give back. */
  | 'claims'
  /** Reviews and questions. */
  | 'messages'
  | 'enquiries'
  | 'complaints'
  /** The accounts of customers, for the operator's own people. */
  | 'customers'
  /** Cash that was taken. */
  | 'money'
  /** Sellers, licences and listings that wait for the operator. */
  | 'approvals'
  /** Delivery areas and closed days. */
  | 'areas'
  /** The shop's own particulars, and what was changed by whom. */
  | 'shop'
  | 'people'

const ALL_BUT_PEOPLE: readonly Permission[] = [
  'today',
  'packing',
  'stock',
  'prices',
  'orders',
  'claims',
  'messages',
  'enquiries',
  'complaints',
  'customers',
  'money',
  'approvals',
  'areas',
  'shop',
]

const ALLOWED: Record<StaffRole, readonly Permission[]> = {
  owner: [...ALL_BUT_PEOPLE, 'people'],
  manager: ALL_BUT_PEOPLE,
  packer: ['today', 'packing', 'stock'],
  accounts: ['today', 'orders', 'money'],
  support: ['today', 'orders', 'claims', 'messages', 'enquiries', 'complaints', 'customers'],
}

export const mayDo = (role: StaffRole, permission: Permission): boolean => ALLOWED[role].includes(permission)
