import { create } from 'zustand'
import type { OrderItem } from '../../contract/entities.ts'
import { repeatable } from '../../offline/again.ts'
import { callApi, isFailure } from '../../offline/call.ts'
import type { Failure } from '../../offline/call.ts'
import { openDoor } from '../../offline/door.ts'
import { identity, onIdentity } from '../../offline/identity.ts'
import { mintId } from '../../offline/ids.ts'
import { savedOrders } from '../../offline/mirror.ts'
import { ordersAskedAt, pullOrders } from '../../offline/pull.ts'

/** The order history: what the phone remembers at once, what the server says as soon as it answers. */

interface OrdersState {
  items: OrderItem[]
  /** When this was fetched, in epoch milliseconds; null while nothing has ever been fetched. */
  asOf: number | null
  state: 'loading' | 'ready' | 'failed'
  message?: string
}

const NOTHING: OrdersState = { items: [], asOf: null, state: 'loading' }
export const useOrders = create<OrdersState>(() => NOTHING)

onIdentity(() => useOrders.setState(NOTHING, true))

/** Shows the kept history, then the server's. Without an answer what is kept stays, with its age. */
export const reload = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const isStillHere = () => identity()?.acct === who.acct
  const phone = await openDoor()
  if (phone !== null && useOrders.getState().asOf === null) {
    const [items, asOf] = await Promise.all([
      repeatable(() => savedOrders(phone, who.acct)),
      ordersAskedAt(phone, who.acct),
    ])
    if (asOf !== null && isStillHere()) useOrders.setState({ items, asOf })
  }
  const answer = phone === null ? await callApi('orderHistory') : await pullOrders(phone)
  if (!isStillHere()) return
  if (isFailure(answer)) return useOrders.setState({ state: 'failed', message: answer.message })
  useOrders.setState({ items: answer.data, asOf: Date.now(), state: 'ready' }, true)
}

/** Asks to give a delivered item back; the same `key` makes a repetition the same return. */
export const returnItem = async (id: number, form: FormData, key: string): Promise<{ status: true } | Failure> => {
  const answer = await callApi('orderReturn', { params: { orderItemId: String(id) }, form, key })
  if (!isFailure(answer)) await reload()
  return answer
}

/** Cancels an item that is still placed or unpaid; asks the network now, for a cancellation must not happen later by surprise. */
export const cancelItem = async (id: number): Promise<{ status: true; message: string } | Failure> => {
  const answer = await callApi('orderCancel', { params: { orderItemId: String(id) }, key: mintId() })
  if (!isFailure(answer)) await reload()
  return answer
}
