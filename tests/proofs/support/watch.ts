import { openProxy } from './proxy.ts'

/** What a proxy in front of the shop sees: how each call ended, and after how long. */
export const openWatch = async (servers: readonly string[]) => {
  const seen = {
    calls: 0,
    'answers 500': 0,
    'answers 502 or 504': 0,
    'answers 503': 0,
    'answers 503 without Retry-After': 0,
    'slowest ms': 0,
  }
  const proxy = await openProxy(servers, ({ statusCode, headers }, ms) => {
    seen.calls++
    if (statusCode === 500) seen['answers 500']++
    if (statusCode === 502 || statusCode === 504) seen['answers 502 or 504']++
    if (statusCode === 503) seen['answers 503']++
    if (statusCode === 503 && !headers['retry-after']) seen['answers 503 without Retry-After']++
    seen['slowest ms'] = Math.max(seen['slowest ms'], ms)
  })
  return { ...proxy, seen }
}
