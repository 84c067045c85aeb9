import { GUEST } from '../../contract/constants.ts'
import type { AddressKind } from '../../contract/entities.ts'
import type { ChangeRow, DeadReason, Envelope, FrozenRequest } from '../../client/db/records.ts'
import { laneOfAddress } from './mutators/address.ts'
import { isKnownOp, mutatorOf, type Change } from './mutators/registry.ts'

/** What a farmer can change without network, as it stands in the queue. */

export type { Change }
export type AddressChange = Extract<Change, { kind: AddressKind }>
export type { DeadReason, FrozenRequest }

export const RECORD_VERSION = 1

export type ChangeRecord = Change & Envelope

/** Whose change it is: of the account, or of the phone. */
export const principalOf = (acct: number, change: Change): number => (mutatorOf(change).isGuest ? GUEST : acct)

/** Why a change rests that the server has asked to come later. */
export const BUSY = 'busy'

/** Changes of one lane go out in order; lanes do not wait for each other. */
export const laneOf = (acct: number, change: Change): string => `${acct}|${mutatorOf(change).lane(change)}`

export const addressLane = (acct: number, kind: AddressKind, id: string): string =>
  `${acct}|${laneOfAddress({ kind, target: id })}`

/** The request that carries a change. */
export const wireOf = (acct: number, change: Change): FrozenRequest => mutatorOf(change).request(change, acct)

/** False for a record that a newer build of the app has queued: it waits for an update and is never dropped. */
export const isSupportedVersion = <R extends ChangeRow>(record: R): record is R & ChangeRecord =>
  record.v <= RECORD_VERSION && isKnownOp(record.op)
