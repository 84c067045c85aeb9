import * as v from 'valibot'
import { AUDIT_KINDS } from '../../audit.ts'
import { Day } from '../../day.ts'
import { BigId, Id } from '../../entities.ts'
import { Code, MobilePhone, Phone } from '../../forms.ts'
import { required } from '../../text-fields.ts'
import { WorkProof } from '../../proof-of-work.ts'
import { PushEndpoint, PushForm } from '../../push.ts'
import { LANGUAGES } from '../../languages.ts'
import { StaffRole } from '../../staff.ts'
import { anyone, dataOf, done, doneWith, InLanguage, listOf, operator, staff, type Call } from '../call.ts'
import { list } from './page.ts'

/** Who is at the desk, and of which shop. */
export const StaffMe = v.object({
  staff_id: Id,
  name: v.string(),
  role: StaffRole,
  /** Null for the operator's own people, who see every shop. */
  seller_id: v.nullable(Id),
  shop_name: v.string(),
})
export type StaffMe = v.InferOutput<typeof StaffMe>

export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  phone_number: v.string(),
  role: StaffRole,
  disabled_at: v.nullable(v.string()),
  created_at: v.string(),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

export const StaffForm = v.object({
  name: required('Name is required', 100),
  phone_number: Phone,
  role: StaffRole,
  /** Of whoever lets them in, in which the message to that phone is written. */
  lang: v.optional(v.picklist(LANGUAGES)),
})
export type StaffForm = v.InferOutput<typeof StaffForm>

const StaffChange = v.object({ role: v.optional(StaffRole), disabled: v.optional(v.boolean()) })
export type StaffChange = v.InferOutput<typeof StaffChange>

const StaffLogIn = v.object({
  id: v.string(),
  staff_id: Id,
  name: v.string(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  created_at: v.string(),
  last_used_at: v.string(),
  current: v.boolean(),
})
export type StaffLogIn = v.InferOutput<typeof StaffLogIn>

/** A change at the desk; what is personal stands there by the names of its fields alone. */
export const AuditEntry = v.object({
  id: BigId,
  at: v.string(),
  /** Null for the operator's command line. */
  staff_name: v.nullable(v.string()),
  staff_id: v.optional(v.nullable(Id), null),
  seller_id: v.nullable(Id),
  /** Whose shop it is about. */
  shop_name: v.optional(v.nullable(v.string()), null),
  /** What the thing is called, and the number of the screen that shows it; null for what is gone or has no name. */
  subject: v.optional(v.nullable(v.object({ name: v.string(), id: v.nullable(v.string()) })), null),
  action: v.string(),
  entity: v.string(),
  entity_id: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Who has made it: somebody by their number, or the operator's command line. */
export const AUDIT_BY_OPERATOR = 'operator'

const AuditQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  by: v.optional(
    v.union([v.literal(AUDIT_BY_OPERATOR), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  ),
  kind: v.optional(v.picklist(AUDIT_KINDS)),
  /** A day in India. */
  day: v.optional(Day('A day looks like 2026-11-26')),
})
export type AuditQuery = v.InferOutput<typeof AuditQuery>

/** How much waits on the screens of the desk beside the parcels; only what the role may see is in it. */
const DeskWaiting = v.partial(
  v.object({
    claims: v.number(),
    cash: v.number(),
    /** Refunds that are due; for the operator, whose they are to send. */
    refunds: v.number(),
    messages: v.number(),
    enquiries: v.number(),
    products: v.number(),
    /** Drafts of listings to decide about, or that were returned to the shop. */
    listings: v.number(),
    complaints: v.number(),
    approvals: v.number(),
    /** How much of what may be sent to phones is used up, once it is half; for the operator. */
    sms_percent: v.number(),
  }),
)
export type DeskWaiting = v.InferOutput<typeof DeskWaiting>

export const AdminStaff = v.object({
  ...StaffMember.entries,
  /** Null for the operator's own people. */
  seller_id: v.nullable(Id),
  shop_name: v.nullable(v.string()),
})
export type AdminStaff = v.InferOutput<typeof AdminStaff>

/** Without a seller somebody of the operator's own, who sees every shop. */
const AdminStaffForm = v.object({ ...StaffForm.entries, seller_id: v.optional(Id) })

const set = doneWith(StaffMember)

/** Log-in, people and the log of the desk. */
export const staffAccess = {
  deskRequestCode: anyone.post('desk/request-code', 'Send a log-in code to somebody of the staff', done, {
    remembers: true,
    query: InLanguage,
    body: v.object({ phone_number: MobilePhone, work: v.optional(WorkProof) }),
  }),
  deskLogin: anyone.post(
    'desk/login',
    'Log in at the desk with a code; somebody who works in several shops is asked for one',
    v.object({
      ...done.entries,
      token: v.optional(v.string()),
      me: v.optional(StaffMe),
      /** Whoever works in several shops sends the code again with one of these. */
      choose: v.optional(
        v.array(
          v.object({ ...v.pick(StaffMe, ['staff_id', 'shop_name']).entries, seller_id: v.optional(v.nullable(Id)) }),
        ),
      ),
    }),
    { remembers: true, body: v.object({ phone_number: Phone, code: Code, staff_id: v.optional(Id) }) },
  ),
  deskSession: staff.post(
    'desk/session',
    'Put this log-in into a cookie that no script reads; answers the number by which calls name it',
    dataOf(v.object({ number: v.string() })),
    { by: 'person' },
  ),
  deskLogout: staff.post('desk/logout', 'End this log-in', done, { by: 'person' }),
  deskMe: staff.get('desk/me', 'Tell who is logged in', dataOf(StaffMe), { by: 'person' }),
  deskWaiting: staff.get('desk/waiting', 'Count what waits beside the parcels', dataOf(DeskWaiting), { may: 'today' }),
  deskPeople: staff.get('desk/people', 'List the people of the shop', listOf(StaffMember), { may: 'people' }),
  deskInvite: staff.post('desk/people', 'Let somebody log in with this phone', dataOf(StaffMember), {
    may: 'people',
    body: StaffForm,
    keyed: true,
    success: 201,
  }),
  deskPersonSet: staff.put('desk/people/:id', 'Change what somebody may do, or end it', dataOf(StaffMember), {
    may: 'people',
    body: StaffChange,
    keyed: true,
  }),
  deskSellerPeople: staff.get('desk/sellers/:id/people', 'List the people of a shop', listOf(StaffMember), {
    may: 'people',
    ofOperator: true,
  }),
  deskSellerPersonAdd: staff.post(
    'desk/sellers/:id/people',
    'Let somebody log in at the desk of a shop with this phone',
    dataOf(StaffMember),
    { may: 'people', ofOperator: true, body: StaffForm, keyed: true, success: 201 },
  ),
  deskLogIns: staff.get('desk/log-ins', 'List the log-ins of the shop', listOf(StaffLogIn), { may: 'people' }),
  deskLogInEnd: staff.delete('desk/log-ins/:id', 'End a log-in', done, { may: 'people', keyed: true }),
  deskLog: staff.get(
    'desk/log',
    'List what was changed, the latest first: by somebody, of a kind, on a day',
    v.object({
      ...listOf(AuditEntry).entries,
      /** Those whom it may be narrowed to, with the first page. */
      people: v.optional(v.array(v.object({ id: Id, name: v.string() })), []),
      meta: v.object({ next_cursor: v.nullable(v.string()) }),
    }),
    { may: 'shop', query: AuditQuery },
  ),

  // News of the shop on a phone at the desk; the key is that of `push/key`.
  deskPushSubscribe: staff.post('desk/push/subscribe', 'Tell this browser the news of the shop', done, {
    by: 'person',
    body: PushForm,
  }),
  deskPushUnsubscribe: staff.post('desk/push/unsubscribe', 'Tell this browser nothing more', done, {
    by: 'person',
    body: PushEndpoint,
  }),
  deskPushTest: staff.post('desk/push/test', 'Tell this browser the news, and send it a message to see it', done, {
    by: 'person',
    body: PushForm,
  }),

  // Who works at the desk.
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
