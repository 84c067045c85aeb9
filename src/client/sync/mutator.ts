import type * as v from 'valibot'
import { fillPath } from '../../contract/shop-calls.ts'
import type { AddressKind } from '../../contract/entities.ts'
import type { ChangeRow, DeadRow, Envelope, FrozenRequest } from '../db/records.ts'

/** What every kind of offline change says about itself; queue, replay and views read it. */

export interface AnyChange {
  op: string
  target: string
  kind?: AddressKind
  body?: unknown
}

/** How a new change joins the queue of its lane; without it the change is appended. */
interface Merge<C extends AnyChange = AnyChange> {
  /** Records, by `seq`, that it makes superfluous. */
  remove?: number[]
  /** The unsent tail, with the new body. */
  rewrite?: ChangeRow
  /** Whether it is appended, or what is in its place. */
  append: boolean | C
}

export interface Mutator<C extends AnyChange, View = never> {
  /** Finds damaged rows. As loose as can be: a later build may store more. */
  schema: v.GenericSchema
  /** Changes of one lane go out in order; lanes do not wait for each other. */
  lane: (change: C) => string
  /** The request that carries it. */
  request: (change: C, acct: number) => FrozenRequest
  /** It belongs to the phone: sent without log-in, and kept at a log-out. */
  isGuest?: true
  /** How long it waits for a network at most. */
  maxAgeMs?: number
  /** Combines it with `tail`, the last change of its lane, no byte of which has been sent. */
  merge?: (change: C, tail: ChangeRow, queue: readonly ChangeRow[]) => Merge<C> | undefined
  /** Whether `older`, a pending change, must be sent first. */
  waitsFor?: (change: C & Envelope, older: ChangeRow) => boolean
  /** Whether it cannot be right once `refused` was refused. */
  dependsOn?: (change: C & Envelope, refused: ChangeRow) => boolean
  /** Whether making it replaces this refused change of another lane. */
  replaces?: (change: C, dead: DeadRow) => boolean
  /** Whether making it sends this refused change once more. */
  revives?: (change: C, dead: DeadRow) => boolean
  /** Whether, once it is confirmed, this refused change needs no mending any more. */
  settles?: (change: C, dead: DeadRow) => boolean
  /** Whether a refusal of this status says that the server has it so already. */
  isDone?: (status: number, change: C) => boolean
  /** The name of the collection in which it shows, and how. */
  collection?: (change: C) => string
  apply?: (shown: View[], change: C & Envelope) => View[]
}

/** Why a record rests on which the server itself has failed. */
export const SERVER_FAILED = 'server'

/** Fixes the bytes of a call. */
export const freeze = (
  call: { method: FrozenRequest['method']; path: string },
  params: Record<string, string>,
  body?: object,
): FrozenRequest => ({
  method: call.method,
  path: fillPath(call.path, params),
  text: body === undefined ? null : JSON.stringify(body),
})

/** The same of a call whose body is a file of this phone: its bytes are read when it is sent. */
export const freezeFile = (
  call: { method: FrozenRequest['method']; path: string },
  params: Record<string, string>,
  file: string,
): FrozenRequest => ({ ...freeze(call, params), file })
