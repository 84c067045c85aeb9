import { GUEST } from '../../contract/constants.ts'
import { isKnownOp, mutatorOf } from '../app.ts'
import type { ChangeRow, FrozenRequest } from '../db/records.ts'
import type { AnyChange } from './mutator.ts'

/** What can be changed without network, as it stands in the queue. */

export const RECORD_VERSION = 1

/** Whose change it is: of the account, or of the phone. */
export const principalOf = (acct: number, change: AnyChange): number => (mutatorOf(change).isGuest ? GUEST : acct)

/** Why a change rests that the server has asked to come later. */
export const BUSY = 'busy'

/** Changes of one lane go out in order; lanes do not wait for each other. */
export const laneOf = (acct: number, change: AnyChange): string => `${acct}|${mutatorOf(change).lane(change)}`

/** The request that carries a change. */
export const wireOf = (acct: number, change: AnyChange): FrozenRequest => mutatorOf(change).request(change, acct)

/** False for a record that a newer build of the app has queued: it waits for an update and is never dropped. */
export const isSupportedVersion = (record: ChangeRow): boolean => record.v <= RECORD_VERSION && isKnownOp(record.op)
