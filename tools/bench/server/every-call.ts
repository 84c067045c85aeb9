import type { Client } from 'pg'
import { callsByPath } from '../../../src/contract/all-calls.ts'
import { fromAnyNetwork } from './load.ts'

/** How long each reading call of the contract takes, one after the other, none of them asked before. */

const TIMES = 20
const QUERIES: Readonly<Record<string, string>> = {
  'desk/shipments': 'pile=to_pack&',
  locate: 'lat=18.52&lng=73.85&',
}

/** What fills a part of a path, by what stands before it: a query for the row that was added last, or a word. */
const LISTING_SLUG = 'select slug from listings order by id desc'
const LISTING = 'select id from listings order by id desc'
const SELLER = `select id from sellers where vendor_status = 'accepted' order by id desc`
const ORDER = 'select id from orders order by created_at desc'
const ROWS: Readonly<Record<string, string>> = {
  'details/:slug': LISTING_SLUG,
  'similar-products/:slug': LISTING_SLUG,
  'get-review/:slug': LISTING_SLUG,
  'questions/:slug': LISTING_SLUG,
  'listings/:listing': LISTING,
  'listings/:id': LISTING,
  'products/:id': LISTING,
  'view-comments/:publishedProductId': LISTING,
  'category-brands/:id': 'select id from categories order by id',
  ':kind/:slug': 'select slug from categories order by id',
  'vendor-particulars/:id': SELLER,
  'vendor-brands/:id': SELLER,
  'sellers/:id': SELLER,
  'shops/:id': SELLER,
  'orders/:id': ORDER,
  'shipments/:id': `select o.id || '-1' from (${ORDER} limit 1) o`,
  'get-address/:userId': 'select customer_id from addresses order by customer_id',
}
const WORDS: Readonly<Record<string, string>> = {
  'search/:text': 'tomato seed',
  'pincode/:pincode': '411001',
  'keep-size/:kind': 'category',
  'keep-goods/:kind': 'category',
}

export interface CallTime {
  call: string
  /** Who asked: `customer`, `person` of a shop, the operator's `token`. */
  by: string
  status: number
  /** Milliseconds. */
  p50: number
  p95: number
}

/** The path of a call with its parts filled, undefined where there is nothing to fill one with. */
const pathOf = async (client: Client, path: string): Promise<string | undefined> => {
  const filled: string[] = []
  const parts = path.split('/')
  for (const [at, part] of parts.entries()) {
    const known = `${parts[at - 1]}/${part}`
    if (!part.startsWith(':')) filled.push(part)
    else if (WORDS[known] !== undefined) filled.push(encodeURIComponent(WORDS[known]))
    else if (ROWS[known] === undefined) return undefined
    else {
      const { rows } = await client.query<unknown[]>({ text: `${ROWS[known]} limit 1`, rowMode: 'array' })
      filled.push(String(rows[0]?.[0]))
    }
  }
  return filled.join('/')
}

const timeOf = async (url: string, token: string): Promise<Omit<CallTime, 'call' | 'by'>> => {
  const times: number[] = []
  let status = 0
  for (let number = 0; number < TIMES; number++) {
    const began = performance.now()
    const headers = { ...fromAnyNetwork(number), Authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}look=${number}`, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    status = Math.max(status, answer.status)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(TIMES - 1, Math.floor(TIMES * share))] ?? 0
  return { status, p50: at(0.5), p95: at(0.95) }
}

export interface Askers {
  customer: string
  person: string
  token: string
}

/** Each as everybody who may ask it: a customer, a person of a shop and the operator, by their tokens. */
export const timeEveryCall = async (url: string, client: Client, askers: Askers): Promise<CallTime[]> => {
  const results: CallTime[] = []
  for (const { call } of callsByPath()) {
    if (call.method !== 'GET') continue
    const path = await pathOf(client, call.path)
    if (path === undefined) continue
    const staff = call.by === undefined ? (['person', 'token'] as const) : [call.by]
    for (const by of call.caller === 'staff' ? staff : (['customer'] as const)) {
      const asked = `${url}/api/${path}?${QUERIES[call.path] ?? ''}`
      results.push({ call: call.path, by, ...(await timeOf(asked, askers[by])) })
    }
  }
  return results
}
