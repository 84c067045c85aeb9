import * as v from 'valibot'
import { Day } from './day.ts'
import { fieldMessages } from './field-messages.ts'
import { messages } from './messages.ts'
import { LICENCE_KINDS, LicenceView } from './sellers.ts'
import { required } from './text-fields.ts'

/** Licences that a seller hands in with a photograph of the paper: in the shop's books once the operator has approved. */

/** Of one application. */
export const LICENCES_MAX = 12

/** A name that the phone has made. */
export const LicenceId = v.pipe(v.string(fieldMessages.notValid), v.uuid(fieldMessages.notValid), v.toLowerCase())

/** A licence with the name under which its photograph follows; another photograph is another licence. */
export const HandedInLicence = v.object({
  id: LicenceId,
  kind: v.picklist(LICENCE_KINDS, fieldMessages.notValid),
  number: required(fieldMessages.notValid, 100),
  /** As it stands on the paper. */
  state: required(messages.stateRequired, 100),
  expires: Day(fieldMessages.notValid),
  /** One that was sent back, which this is handed in anew for. */
  replaces: v.optional(v.nullable(LicenceId)),
})
export type HandedInLicence = v.InferOutput<typeof HandedInLicence>

/** One that was handed in with the form, as the holder of its link may read it: the photograph is not shown again. */
export const KnownLicence = v.object({
  id: v.string(),
  kind: v.string(),
  number: v.string(),
  state: v.string(),
  expires: v.string(),
  has_photograph: v.boolean(),
  replaces: v.optional(v.nullable(v.string())),
})
export type KnownLicence = v.InferOutput<typeof KnownLicence>

/** One that the operator has sent back before the application was decided, and why. */
export const ReturnedLicence = v.object({ ...KnownLicence.entries, reason: v.nullable(v.string()) })
export type ReturnedLicence = v.InferOutput<typeof ReturnedLicence>

const LICENCE_DECISIONS = ['waiting', 'approved', 'refused'] as const

/** A licence that a shop wants to have written down, and what was decided. */
export const AskedLicence = v.object({
  id: LicenceId,
  ...LicenceView.entries,
  decision: v.picklist(LICENCE_DECISIONS),
  /** Why it was sent back. */
  reason: v.nullable(v.string()),
  asked_at: v.string(),
  decided_at: v.nullable(v.string()),
  has_photograph: v.boolean(),
})
export type AskedLicence = v.InferOutput<typeof AskedLicence>

/** As the operator sees it: `file` is shown at `/images/licences/…`, to the operator alone. */
export const LicenceToDecide = v.object({ ...AskedLicence.entries, file: v.nullable(v.string()) })
export type LicenceToDecide = v.InferOutput<typeof LicenceToDecide>

/** What a shop holds, and what it has asked for. */
export const OwnLicences = v.object({ held: v.array(LicenceView), asked: v.array(AskedLicence) })
export type OwnLicences = v.InferOutput<typeof OwnLicences>
