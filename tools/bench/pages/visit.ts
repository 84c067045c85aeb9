import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { scriptsOf, watchScripts } from './script-run.ts'

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

/** A phone for counting alone. */
export const UNTHROTTLED: Profile = { name: 'unthrottled', down: 0, up: 0, latency: 0, slowdown: 1 }

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

/** Times in ms from navigation; what came over the wire and what the page has, until it is quiet. */
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
  /** Elements of the document once it was parsed, and once the page was quiet. */
  elements: number
  elementsQuiet: number
  /** Bytes of HTML, uncompressed. */
  markup: number
  /** See `ScriptRun`; 0 where scripts were not watched. */
  evaluated: number
  ran: number
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
  /** Counts what runs of the scripts too, whereby times mean nothing. */
  watched?: boolean
  /** The page has a worker, without which it is not quiet. */
  hasWorker?: boolean
  onAnswer?: (answer: WireAnswer) => void
}

const QUIET_MS = 3_000
const SETTLE_MS = 1_500
const LATEST_MS = 120_000
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Notes what the page paints, moves and how long it blocks, from its first moment. */
const OBSERVE = `
  window.bench = { fcp: 0, lcp: 0, cls: 0, long: [], elements: 0 }
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime })
  watch('largest-contentful-paint', (entry) => { bench.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) bench.cls += entry.value })
  watch('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]))
  document.addEventListener('DOMContentLoaded', () => { bench.elements = document.querySelectorAll('*').length })
`
const AT_END = `({
  ...bench,
  elementsQuiet: document.querySelectorAll('*').length,
  markup: performance.getEntriesByType('navigation')[0].decodedBodySize,
})`
const IS_ACTIVE = `navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.state === 'activated')`

type Observed = Pick<Figures, 'fcp' | 'lcp' | 'cls' | 'elements' | 'elementsQuiet' | 'markup'> & {
  long: [start: number, duration: number][]
}

/**
 * Opens an address once, in a browser that starts for it and ends after it, and waits until the page is quiet: its
 * worker is active, and for 3 s no request was open and none has begun.
 */
export const visit = async (
  folder: string,
  url: string,
  { down, up, latency, slowdown }: Profile,
  { offline = false, saveData = false, watched = false, hasWorker = true, onAnswer }: Circumstances = {},
): Promise<Figures> => {
  const browser = await openBrowser(folder)
  const kinds = new Map<string, string>()
  const targets = new Map<string, string>()
  const { origin } = new URL(url)
  const asked = new Map<string, string>()
  const open = new Set<string>()
  const types = new Map<string, string>()
  const sums = { page: { bytes: 0, requests: 0 }, worker: { bytes: 0, requests: 0 } }
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
      if (watched) await watchScripts(browser, session)
    }
    await browser.send('Runtime.runIfWaitingForDebugger', {}, session)
  }
  const { promise: page, resolve: pageIs } = Promise.withResolvers<string>()
  browser.onEvent((method, params, session) => {
    if (method === 'Target.attachedToTarget') {
      // Chromium's own shapes.
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string; url: string } }
      kinds.set(sessionId, targetInfo.type)
      targets.set(sessionId, targetInfo.url)
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
      // Of a worker's own script Chromium tells only when it attaches in time: never counted, so that counts are the same.
      if (kinds.get(session) !== 'page' && request.url === targets.get(session)) return
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
    const evaluate = async (expression: string): Promise<unknown> => {
      const asking = { expression, returnByValue: true, awaitPromise: true }
      const answer = await browser.send('Runtime.evaluate', asking, session)
      // Chromium's own shape.
      return (answer['result'] as { value: unknown }).value
    }
    const isQuiet = async (): Promise<boolean> =>
      open.size === 0 && Date.now() - lastAt >= QUIET_MS && (!hasWorker || (await evaluate(IS_ACTIVE)) === true)
    while (!(await isQuiet())) {
      if (Date.now() - begin > LATEST_MS) throw new Error(`${url} is not quiet after ${LATEST_MS} ms`)
      await new Promise((again) => setTimeout(again, 100))
    }
    const { long, ...observed } = (await evaluate(AT_END)) as Observed
    const blocked = long.filter(([start]) => start >= observed.fcp).map(([, duration]) => Math.max(0, duration - 50))
    return {
      ...observed,
      tbt: blocked.reduce((sum, ms) => sum + ms, 0),
      bytes: sums.page.bytes + sums.worker.bytes,
      requests: sums.page.requests + sums.worker.requests,
      pageBytes: sums.page.bytes,
      pageRequests: sums.page.requests,
      ...(watched ? await scriptsOf(browser, session, origin) : { evaluated: 0, ran: 0 }),
    }
  } finally {
    await browser.close()
  }
}
