import { openProxy } from './proxy.ts'

/** What a proxy in front of the shop sees: how each call ended, and after how long. */
export const openWatch = async (servers: readonly string[]) => {
  /** What was asked for in vain, and how often: 5xx, a file of the pages that is not there, no answer at all. */
  const failed: Record<string, number> = {}
  const seen = {
    calls: 0,
    'answers 500': 0,
    'answers 502 or 504': 0,
    'answers 503': 0,
    'answers 503 without Retry-After': 0,
    'slowest ms': 0,
  }
  const proxy = await openProxy(servers, (answer, ms, asked) => {
    seen.calls++
    const statusCode = answer?.statusCode ?? 0
    const isFailure = statusCode === 0 || statusCode >= 500 || (statusCode === 404 && asked.includes('/assets/'))
    if (isFailure) failed[`${asked} ${statusCode}`] = (failed[`${asked} ${statusCode}`] ?? 0) + 1
    if (statusCode === 500) seen['answers 500']++
    if (statusCode === 502 || statusCode === 504) seen['answers 502 or 504']++
    if (statusCode === 503) seen['answers 503']++
    if (statusCode === 503 && !answer?.headers['retry-after']) seen['answers 503 without Retry-After']++
    seen['slowest ms'] = Math.max(seen['slowest ms'], ms)
  })
  return { ...proxy, seen, failed }
}
