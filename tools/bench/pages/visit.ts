import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'

/** What a phone has. Speeds in kbit/s, latency in ms, and how many times slower its processor is than this one. */
export interface Profile {
  name: string
  down: number
  up: number
  latency: number
  slowdown: number
}

export const PROFILES: readonly Profile[] = [
  { name: 'A', down: 1638.4, up: 750, latency: 150, slowdown: 4 },
  { name: 'B', down: 400, up: 150, latency: 400, slowdown: 6 },
]

/** What a page has that Playwright drives on the slower of the two. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const [, slow] = PROFILES
  if (slow === undefined) throw new Error('No profile')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: (slow.down * 1000) / 8,
    uploadThroughput: (slow.up * 1000) / 8,
  })
  return session
}

/** Times in ms from navigation, bytes and requests on the wire until the page is quiet. */
export interface Figures {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
  /** Of them those of the page itself, without the worker's. */
  pageBytes: number
  pageRequests: number
  scriptBytes: number
}

/** What came over the wire for one request, headers included. */
export interface WireAnswer {
  path: string
  /** Chromium's word: Document, Script, Image, Fetch … */
  type: string
  bytes: number
  by: 'page' | 'worker'
}

interface Circumstances {
  offline?: boolean
  /** The phone asks for little data, in its requests as to its scripts. */
  saveData?: boolean
  onAnswer?: (answer: WireAnswer) => void
}

const QUIET_MS = 3_000
const SETTLE_MS = 1_500
const LATEST_MS = 120_000
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Notes what the page paints, moves and how long it blocks, from its first moment. */
const OBSERVE = `
  window.bench = { fcp: 0, lcp: 0, cls: 0, long: [] }
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime })
  watch('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) bench.cls += entry.value })
  watch('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]))
`

interface Observed {
  fcp: number
  lcp: number
  cls: number
  long: [start: number, duration: number][]
}

/** Opens an address once, in a browser that starts for it and ends after it, and waits until nothing is fetched. */
export const visit = async (
  folder: string,
  url: string,
  { down, up, latency, slowdown }: Profile,
  { offline = false, saveData = false, onAnswer }: Circumstances = {},
): Promise<Figures> => {
  const browser = await openBrowser(folder)
  const kinds = new Map<string, string>()
  const { origin } = new URL(url)
  const asked = new Map<string, string>()
  const open = new Set<string>()
  const types = new Map<string, string>()
  const sums = { page: { bytes: 0, requests: 0 }, worker: { bytes: 0, requests: 0 }, scripts: 0 }
  let lastAt = Date.now()
  const network = {
    offline,
    latency,
    downloadThroughput: (down * 1000) / 8,
    uploadThroughput: (up * 1000) / 8,
  }
  const prepare = async (session: string): Promise<void> => {
    const isPage = kinds.get(session) === 'page'
    await browser.send('Network.enable', {}, session)
    await browser.send('Network.emulateNetworkConditions', network, session)
    if (saveData) await browser.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } }, session)
    if (isPage) {
      if (saveData) await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }, session)
      await browser.send('Page.enable', {}, session)
      await browser.send('Emulation.setDeviceMetricsOverride', SCREEN, session)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown }, session)
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE }, session)
    }
    await browser.send('Runtime.runIfWaitingForDebugger', {}, session)
  }
  const { promise: page, resolve: pageIs } = Promise.withResolvers<string>()
  browser.onEvent((method, params, session) => {
    if (method === 'Target.attachedToTarget') {
      // Chromium's own shapes.
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string } }
      kinds.set(sessionId, targetInfo.type)
      void prepare(sessionId)
        .then(() => (targetInfo.type === 'page' ? pageIs(sessionId) : undefined))
        .catch(() => undefined)
      return
    }
    const { requestId = '' } = params as { requestId?: string }
    const id = `${session} ${requestId}`
    if (method === 'Network.requestWillBeSent') {
      // Of a browser's own pages nothing counts.
      const { request } = params as { request: { url: string } }
      if (!request.url.startsWith(origin)) return
      asked.set(id, new URL(request.url).pathname + new URL(request.url).search)
      open.add(id)
    }
    if (!asked.has(id)) return
    if (method === 'Network.responseReceived') types.set(id, String(params['type']))
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      open.delete(id)
      const bytes = Number(params['encodedDataLength'] ?? 0)
      if (bytes > 0) {
        const by = kinds.get(session) === 'page' ? 'page' : 'worker'
        const sum = sums[by]
        onAnswer?.({ path: asked.get(id) ?? '', type: types.get(id) ?? '', bytes, by })
        sum.bytes += bytes
        sum.requests += 1
        if (types.get(id) === 'Script') sums.scripts += bytes
      }
    }
    lastAt = Date.now()
  })
  try {
    await browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
    const session = await page
    // The start of the browser itself is not part of a visit.
    await new Promise((settled) => setTimeout(settled, SETTLE_MS))
    const begin = Date.now()
    lastAt = begin
    await browser.send('Page.navigate', { url }, session)
    while ((open.size > 0 || Date.now() - lastAt < QUIET_MS) && Date.now() - begin < LATEST_MS)
      await new Promise((again) => setTimeout(again, 100))
    const answer = await browser.send('Runtime.evaluate', { expression: 'bench', returnByValue: true }, session)
    const { fcp, lcp, cls, long } = (answer['result'] as { value: Observed }).value
    const blocked = long.filter(([start]) => start >= fcp).map(([, duration]) => Math.max(0, duration - 50))
    return {
      fcp,
      lcp,
      cls,
      tbt: blocked.reduce((sum, ms) => sum + ms, 0),
      bytes: sums.page.bytes + sums.worker.bytes,
      requests: sums.page.requests + sums.worker.requests,
      pageBytes: sums.page.bytes,
      pageRequests: sums.page.requests,
      scriptBytes: sums.scripts,
    }
  } finally {
    await browser.close()
  }
}
