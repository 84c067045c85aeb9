import type { ParcelView } from './shipments/shipments.shared.ts'
import { PILE_MAX } from '../contract/calls/staff/shipments.ts'
import { DESK_SOUND } from '../client/worker/storage-names.ts'
import { toastDone } from '../ui/base/toast.ts'
import { buzz } from '../ui/base/buzz.ts'
import { chime } from '../ui/base/chime.ts'
import { useDesk } from './desk.store.ts'
import { text } from './today/texts.ts'

/** A new order is told while the desk is open: in words, by a sound and a buzz. */

/** On unless somebody has turned it off on this phone. */
export const isSoundOn = (): boolean => {
  try {
    return localStorage.getItem(DESK_SOUND) !== 'off'
  } catch {
    return true
  }
}

export const setSound = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(DESK_SOUND)
    else localStorage.setItem(DESK_SOUND, 'off')
  } catch {
    // Then it is as before at the next start.
  }
}

/** Those to pack of orders that were in no list before. A full list tells nothing: what was cut off comes up by itself. */
export const newlyOrdered = (before: readonly ParcelView[], now: readonly ParcelView[]): ParcelView[] => {
  if (before.filter(({ state }) => state === 'to_pack').length >= PILE_MAX) return []
  const known = new Set(before.map(({ order_id }) => order_id))
  return now.filter(({ state, order_id, isRest }) => state === 'to_pack' && !isRest && !known.has(order_id))
}

const wordsOf = (parcels: readonly ParcelView[]): string => {
  const [first] = parcels
  if (first === undefined || parcels.length > 1) return text.news.manyCame(parcels.length)
  const pieces = first.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return text.news.came(pieces, first.address.city)
}

/** Tells of new orders for the life of the page. `open` leads to the list of what is to be packed. */
export const tellNewOrders = (open: () => void): void =>
  void useDesk.subscribe((now, before) => {
    if (now.parcels === before.parcels || now.parcels === null || before.parcels === null) return
    if (now.me?.staff_id !== before.me?.staff_id || now.me?.seller_id === null) return
    const came = newlyOrdered(before.parcels, now.parcels)
    if (came.length === 0) return
    void toastDone(wordsOf(came), { label: text.news.look, onPress: open })
    if (!isSoundOn()) return
    buzz('news')
    void chime().catch(console.warn)
  })
