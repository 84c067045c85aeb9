import type { LocalDb } from '../../src/client/db/local-db.ts'
import { failedChanges, pendingChanges } from '../../src/client/sync/queue.ts'
import { addresses, savedAddresses } from '../../src/shop/addresses/addresses.shared.ts'
import type { ShopChange } from '../../src/shop/shop.shared.ts'
import { addressForm, product } from './goods.ts'

/** Changes a farmer makes without network. */

export const A = '00000000-0000-4000-8000-00000000000a'
export const B = '00000000-0000-4000-8000-00000000000b'

export const heart = (id: number, on = true): ShopChange => ({
  op: 'wish.set',
  target: String(id),
  body: { on, product: on ? product(id) : null },
})
export const create = (target: string, name = 'Ramesh Patil'): ShopChange => ({
  op: 'addr.create',
  kind: 'delivery',
  target,
  body: addressForm(name),
})
export const update = (target: string, name: string): ShopChange => ({
  op: 'addr.update',
  kind: 'delivery',
  target,
  body: addressForm(name),
})
export const makeDefault = (target: string): ShopChange => ({
  op: 'addr.default',
  kind: 'delivery',
  target,
  body: null,
})
export const remove = (target: string): ShopChange => ({ op: 'addr.delete', kind: 'delivery', target, body: null })

/** The delivery addresses of account 1 as the screen shows them, with what waits and what was refused. */
export const shownBook = async (phone: LocalDb) =>
  addresses(
    'delivery',
    await savedAddresses(phone, 1, 'delivery'),
    await pendingChanges(phone, 1),
    await failedChanges(phone, 1),
  )
