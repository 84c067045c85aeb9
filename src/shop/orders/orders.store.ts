import { orders, ordersAskedAt, savedOrders } from './orders.shared.ts'
import { create } from 'zustand'
import type { calls } from '../../contract/shop-calls.ts'
import type { BodyOf } from '../../contract/calls/call.ts'
import type { OrderItem } from '../../contract/entities.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity, onIdentity } from '../../client/session/identity.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { pull } from '../../client/sync/pull.ts'

/** The order history: from the mirror at once, from the server as soon as it answers. */

type RefundTo = BodyOf<(typeof calls)['orderRefundTo']>

interface OrdersState {
  items: OrderItem[]
  /** When this was fetched, in epoch milliseconds; null while nothing has ever been fetched. */
  asOf: number | null
  state: 'loading' | 'ready' | 'failed'
  failure?: Failure
}

const NOTHING: OrdersState = { items: [], asOf: null, state: 'loading' }
export const useOrders = create<OrdersState>(() => NOTHING)

onIdentity(() => useOrders.setState(NOTHING, true))

/** Shows the mirrored history, then the server's. Without an answer the mirror stays, with its age. */
export const reload = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  // What failed before says nothing of this time.
  useOrders.setState(({ items, asOf }) => ({ items, asOf, state: 'loading' }), true)
  const isStillHere = () => identity()?.acct === who.acct
  const local = await getDb()
  if (useOrders.getState().asOf === null) {
    const [items, asOf] = await Promise.all([
      local.read(() => savedOrders(local, who.acct)),
      ordersAskedAt(local, who.acct),
    ])
    if (asOf !== null && isStillHere()) useOrders.setState({ items, asOf })
  }
  const answer = await pull(local, orders)
  if (!isStillHere()) return
  if (isFailure(answer)) return useOrders.setState({ state: 'failed', failure: answer })
  useOrders.setState({ items: answer.data, asOf: Date.now(), state: 'ready' }, true)
}

/** Asks to give a delivered item back; the same `key` makes a repetition the same return. */
export const returnItem = async (id: number, form: FormData, key: string): Promise<{ status: true } | Failure> => {
  const answer = await callApi('orderReturn', { params: { orderItemId: String(id) }, form, key })
  if (!isFailure(answer)) await reload()
  return answer
}

/** Names where cash goes that comes back for an item. */
export const nameRefundTo = async (
  id: number,
  body: RefundTo,
): Promise<{ status: true; message: string } | Failure> => {
  const answer = await callApi('orderRefundTo', { params: { orderItemId: String(id) }, body })
  if (!isFailure(answer)) await reload()
  return answer
}

/** Cancels an item that is still placed or unpaid; asks the network now, for a cancellation must not happen later by surprise. */
export const cancelItem = async (id: number): Promise<{ status: true; message: string } | Failure> => {
  const answer = await callApi('orderCancel', { params: { orderItemId: String(id) }, key: newUuid() })
  if (!isFailure(answer)) await reload()
  return answer
}
