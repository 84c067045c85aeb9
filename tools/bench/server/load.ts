import { createHistogram } from 'node:perf_hooks'
import { Pool, type Dispatcher } from 'undici'

/** One request of a load. */
export interface Ask {
  path: string
  method?: Dispatcher.HttpMethod
  headers?: Record<string, string>
  body?: string
}

/** As from so many networks: one alone meets its limits. */
export const fromAnyNetwork = (number: number): Record<string, string> => ({
  'X-Forwarded-For': `203.0.${Math.floor(number / 250) % 250}.${number % 250}`,
})

/** What a load has seen: answers a second, how long they took in ms, and how many were no success. */
export interface Rate {
  perSecond: number
  p50: number
  p95: number
  p99: number
  failed: number
}

export interface LoadOptions {
  connections?: number
  seconds?: number
}

const WARM_UP_MS = 2_000
const NS_PER_MS = 1e6

/**
 * Keeps so many connections busy with one request each, the next as soon as the answer is there. `ask` makes the
 * request of a number that is never given twice.
 */
export const load = async (
  url: string,
  ask: (number: number) => Ask,
  { connections = 32, seconds = 8 }: LoadOptions = {},
): Promise<Rate> => {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const times = createHistogram()
  let asked = 0
  let failed = 0
  const begin = performance.now() + WARM_UP_MS
  const end = begin + seconds * 1000
  const keepBusy = async (): Promise<void> => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      const { method = 'GET', ...rest } = ask(asked++)
      const { statusCode, body } = await pool.request({ method, ...rest })
      await body.arrayBuffer()
      const now = performance.now()
      if (start < begin) continue
      if (statusCode >= 400) failed += 1
      times.record(Math.max(1, Math.round((now - start) * NS_PER_MS)))
    }
  }
  await Promise.all(Array.from({ length: connections }, keepBusy))
  await pool.close()
  const percentile = (share: number): number => times.percentile(share) / NS_PER_MS
  return {
    perSecond: times.count / seconds,
    p50: percentile(50),
    p95: percentile(95),
    p99: percentile(99),
    failed,
  }
}
