import { calls, fillPath } from '../../contract/calls.ts'
import type { AddressKind, Product } from '../../contract/entities.ts'
import type { AddressForm } from '../../contract/forms.ts'

/** What a farmer can change without network, and how each change is sent. Orders and payments are never queued. */

export type AddressChange =
  | { op: 'addr.create'; kind: AddressKind; target: string; body: AddressForm }
  | { op: 'addr.update'; kind: AddressKind; target: string; body: AddressForm }
  | { op: 'addr.delete'; kind: AddressKind; target: string; body: null }
  | { op: 'addr.default'; kind: AddressKind; target: string; body: null }
/** `product` is only for the eyes, so that a wish shows before the server knows it. */
export type WishChange = { op: 'wish.set'; target: string; body: { on: boolean; product: Product | null } }
export type Change = WishChange | AddressChange

/** A request whose bytes are fixed at its first attempt; every later attempt sends the very same ones. */
export interface FrozenRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  text: string | null
}

export const RECORD_VERSION = 1

export interface Envelope {
  seq: number
  id: string
  v: number
  acct: number
  lane: string
  key: string
  wire?: FrozenRequest
  attempts: number
  state: 'queued' | 'inflight' | 'parked'
  /** Epoch milliseconds before which it rests. */
  nextAt: number
  lastErr?: { cls: string; status: number | null; at: number }
  createdAt: number
  /** The phone's clock was wrong when it was made, or never compared: the server's says when it is first sent. */
  undated?: true
}
export type ChangeRecord = Change & Envelope
/** A change the server refused, or that grew too old: stays until the farmer mends or discards it. */
export type DeadRecord = ChangeRecord & {
  reason: DeadReason
  message?: string
  fields?: Record<string, string>
}
export type DeadReason = 'refused' | 'gone' | 'conflict' | 'expired' | 'dependent' | 'unreadable'

/** Why a change rests that the server has asked to come later. */
export const BUSY = 'busy'

/** Changes of one lane go out in order; lanes do not wait for each other. */
export const laneOf = (acct: number, change: Change): string => {
  if (change.op === 'wish.set') return `${acct}|w:${change.target}`
  if (change.op === 'addr.default') return `${acct}|d:${change.kind}`
  return addressLane(acct, change.kind, change.target)
}

export const addressLane = (acct: number, kind: AddressKind, id: string): string => `${acct}|a:${kind}:${id}`

const addressCalls = {
  delivery: {
    create: calls.addressCreate,
    edit: calls.addressEdit,
    setDefault: calls.addressSetDefault,
    remove: calls.addressDelete,
  },
  billing: {
    create: calls.billingAddressCreate,
    edit: calls.billingAddressEdit,
    setDefault: calls.billingAddressSetDefault,
    remove: calls.billingAddressDelete,
  },
}

/** The request that carries a change. */
export const wireOf = (acct: number, change: Change): FrozenRequest => {
  switch (change.op) {
    case 'wish.set': {
      const product = Number(change.target)
      if (change.body.on) return wire(calls.wishlistCreate, {}, { product_id: product, customer_id: acct })
      return wire(calls.wishlistDelete, { productId: change.target })
    }
    case 'addr.create':
      return wire(addressCalls[change.kind].create, {}, { ...change.body, id: change.target })
    case 'addr.update':
      return wire(addressCalls[change.kind].edit, { id: change.target }, change.body)
    case 'addr.default':
      return wire(addressCalls[change.kind].setDefault, { id: change.target })
    case 'addr.delete':
      return wire(addressCalls[change.kind].remove, { id: change.target })
  }
}

const wire = (
  call: { method: FrozenRequest['method']; path: string },
  params: Record<string, string>,
  body?: object,
): FrozenRequest => ({
  method: call.method,
  path: fillPath(call.path, params),
  text: body === undefined ? null : JSON.stringify(body),
})

const OPS: readonly string[] = [
  'wish.set',
  'addr.create',
  'addr.update',
  'addr.delete',
  'addr.default',
] satisfies Change['op'][]

/** False for a record that a newer build of the app has queued: it waits for an update and is never dropped. */
export const isSupportedVersion = (record: { op: string; v: number }): boolean =>
  record.v <= RECORD_VERSION && OPS.includes(record.op)
