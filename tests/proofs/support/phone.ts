import { randomUUID } from 'node:crypto'
import { REPLAYED_HEADER } from '../../../src/contract/constants.ts'
import type { Dice } from '../simulation/prng.ts'
import { addressForm } from '../../server/support/fixtures.ts'
import { PRICE, type Account, type Market } from './fixtures.ts'

/** A phone that places orders and changes wishes and addresses, one request at a time, and records the answers. */

interface Change {
  kind: 'order' | 'wish' | 'address'
  account: Account
  key: string
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Records that it was acknowledged. */
  note: (answer: { data?: unknown }) => void
}

export interface OrderNote {
  accountId: number
  key: string
  lines: Map<string, number>
  /** The order's number once it was acknowledged. */
  orderId?: string
}

/** Everything the shop has acknowledged. An address is its name, null once it was deleted. */
export interface Book {
  orders: OrderNote[]
  wishes: Map<Account, Map<number, boolean>>
  addresses: Map<Account, Map<string, string | null>>
  /** Addresses whose creation was asked for and never acknowledged nor asked again. */
  doubtful: Set<string>
  acknowledged: number
  /** Acknowledged when the same change was sent again under its key. */
  resent: number
  /** Of those, what had been done before without an answer that arrived. */
  replayed: number
}

export const emptyBook = (): Book => ({
  orders: [],
  wishes: new Map(),
  addresses: new Map(),
  doubtful: new Set(),
  acknowledged: 0,
  resent: 0,
  replayed: 0,
})

const ownMap = <K, V>(maps: Map<Account, Map<K, V>>, account: Account): Map<K, V> => {
  const found = maps.get(account) ?? new Map<K, V>()
  maps.set(account, found)
  return found
}

const orderOf = (market: Market, account: Account, dice: Dice, book: Book): Change => {
  const lines = new Map(Array.from({ length: 1 + dice.below(3) }, () => [dice.pick(market.skus), 1 + dice.below(2)]))
  const payment_method = dice.chance(0.2) ? 'p' : 'c'
  const common = {
    payment_method,
    item_price: PRICE,
    delivery_address_id: account.deliveryId,
    billing_address_id: account.billingId,
    customer_id: account.id,
  }
  const key = randomUUID()
  const note: OrderNote = { accountId: account.id, key, lines }
  book.orders.push(note)
  return {
    kind: 'order',
    account,
    key,
    method: 'POST',
    path: 'order/create',
    body: { order_items: [...lines].map(([sku, quantity]) => ({ ...common, sku, quantity })) },
    note: ({ data }) => (note.orderId = String(data)),
  }
}

const wishOf = (market: Market, account: Account, dice: Dice, book: Book): Change => {
  const product_id = dice.pick(market.productIds)
  const wanted = dice.chance(0.6)
  const wishes = ownMap(book.wishes, account)
  const common = { kind: 'wish' as const, account, key: randomUUID(), note: () => void wishes.set(product_id, wanted) }
  return wanted
    ? { ...common, method: 'POST', path: 'wishlist/create', body: { product_id, customer_id: account.id } }
    : { ...common, method: 'DELETE', path: `wishlist/delete-wishlist-items/${product_id}` }
}

const addressOf = (account: Account, dice: Dice, book: Book): Change => {
  const own = ownMap(book.addresses, account)
  const living = [...own].flatMap(([id, name]) => (name === null ? [] : [id]))
  const key = randomUUID()
  const name = `Farm ${key}`
  const common = { kind: 'address' as const, account, key }
  if (living.length < 3) {
    const id = randomUUID()
    const note = () => {
      own.set(id, name)
      book.doubtful.delete(id)
    }
    book.doubtful.add(id)
    return { ...common, method: 'POST', path: 'address/create', body: { ...addressForm, id, name }, note }
  }
  const id = dice.pick(living)
  return dice.chance(0.7)
    ? {
        ...common,
        method: 'PUT',
        path: `address/edit-address/${id}`,
        body: { ...addressForm, name },
        note: () => own.set(id, name),
      }
    : { ...common, method: 'DELETE', path: `address/delete-address/${id}`, note: () => own.set(id, null) }
}

const newChange = (market: Market, accounts: readonly Account[], dice: Dice, book: Book): Change => {
  const account = dice.pick(accounts)
  const fate = dice.next()
  if (fate < 0.4) return orderOf(market, account, dice, book)
  return fate < 0.7 ? wishOf(market, account, dice, book) : addressOf(account, dice, book)
}

/** Sends a change and reads the whole answer; throws when the network breaks before its last byte. */
const send = async (url: string, { method, path, body, account, key }: Change) => {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${account.token}`,
      'Idempotency-Key': key,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  // Read to the end: a torn answer is none.
  const text = await answer.text()
  return {
    status: answer.status,
    isReplay: answer.headers.has(REPLAYED_HEADER),
    answer: JSON.parse(text) as { data?: unknown; code?: string },
    text,
  }
}

/** A phone may forget an order or a new address; whatever edits existing rows must be sent until it is acknowledged. */
const mayForget = ({ kind, path }: Change): boolean => kind === 'order' || path === 'address/create'

/** A running server that fails so often with one change will fail for ever. */
const FAILURES_MAX = 50

export interface Phone {
  market: Market
  accounts: readonly Account[]
  book: Book
  dice: Dice
  /** How likely it forgets an order or a new address whose answer was lost, instead of sending it again. */
  forgets: number
  /** The server's URL; waits while there is none. */
  reach: () => Promise<string>
  /** Whether the phone starts another change. */
  goesOn: () => boolean
}

/** Works until it is told to stop; then no request is in flight. */
export const work = async ({ market, accounts, book, dice, forgets, reach, goesOn }: Phone): Promise<void> => {
  while (goesOn()) {
    const change = newChange(market, accounts, dice, book)
    let failures = 0
    for (let attempt = 1; ; attempt++) {
      const got = await send(await reach(), change).catch(() => null)
      if (got === null) {
        if (mayForget(change) && dice.chance(forgets)) break
        continue
      }
      if (got.status === 429 || got.answer.code === 'UNPAID_LIMIT') break
      if (got.status >= 500 && ++failures < FAILURES_MAX) continue
      if (got.status !== 200 && got.status !== 201) throw new Error(`${change.path}: ${got.status} ${got.text}`)
      change.note(got.answer)
      book.acknowledged++
      if (attempt > 1) book.resent++
      if (got.isReplay) book.replayed++
      break
    }
  }
}
