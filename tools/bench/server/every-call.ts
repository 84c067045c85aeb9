import { callsByPath } from '../../../src/contract/all-calls.ts'
import { fromAnyNetwork, type Ask } from './load.ts'

/** How long each reading call of the contract takes, one after the other. */

const TIMES = 20
/** What fills the parts of a path, and what a call needs in its query. */
export type Known = Readonly<Record<string, string>>
const QUERIES: Readonly<Record<string, string>> = { 'desk/shipments': 'pile=to_pack' }

export interface CallTime {
  call: string
  by: string
  status: number
  p50: number
  p95: number
}

/** The path of a call, undefined where nothing is known to fill in. */
const pathOf = (path: string, known: Known): string | undefined => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? known[`${path} ${part}`] : part))
  return parts.includes(undefined) ? undefined : parts.join('/')
}

const timeOf = async (url: string, ask: (number: number) => Ask): Promise<Omit<CallTime, 'call' | 'by'>> => {
  const times: number[] = []
  let status = 0
  for (let number = 0; number < TIMES; number++) {
    const { path, headers = {} } = ask(number)
    const began = performance.now()
    const answer = await fetch(url + path, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    status = answer.status
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(TIMES - 1, Math.floor(TIMES * share))] ?? 0
  return { status, p50: at(0.5), p95: at(0.95) }
}

/** Each as everybody of `askers` who may ask it: their tokens by `customer …`, `staff …`, and `staff by token`. */
export const timeEveryCall = async (
  url: string,
  askers: Readonly<Record<string, string>>,
  known: Known,
): Promise<CallTime[]> => {
  const results: CallTime[] = []
  for (const { call } of callsByPath()) {
    const path = pathOf(call.path, known)
    if (call.method !== 'GET' || path === undefined) continue
    const query = QUERIES[call.path] === undefined ? '' : `?${QUERIES[call.path]}`
    for (const [by, token] of Object.entries(askers)) {
      if (call.caller !== 'anyone' && !by.startsWith(call.caller)) continue
      if (call.by !== undefined && by.endsWith('token') !== (call.by === 'token')) continue
      const ask = (number: number): Ask => ({
        path: `/api/${path}${query}`,
        headers: { ...fromAnyNetwork(number), Authorization: `Bearer ${token}` },
      })
      results.push({ call: call.path, by, ...(await timeOf(url, ask)) })
      if (call.caller === 'anyone') break
    }
  }
  return results
}
