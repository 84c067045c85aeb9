import './early-input.ts'

/**
 * Stands in a rendered page and starts its code once the first screen has been painted: pictures come before scripts.
 * Whoever presses something has it started at once.
 */

/**
 * Messages of the worker that come before the page's code. The browser buffers them only until the page is parsed; from
 * then on until `worker-messages.ts` takes them they are buffered here.
 */
const early: unknown[] = []
const note = ({ data }: MessageEvent): void => void early.push(data)

/** Missing where the shop is opened without TLS. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
container?.addEventListener('message', note)

window.takeEarlyNews = () => {
  container?.removeEventListener('message', note)
  return early
}

/** A picture that does not come holds nothing up. */
const LATEST_MS = 3_000
const RETRY_MS = 5_000

const { entry = '', sheet = '', ahead = '' } = document.currentScript?.dataset ?? {}

const link = (rel: string, href: string, parent = document.head): HTMLLinkElement => {
  const element = document.createElement('link')
  element.rel = rel
  element.href = href
  return parent.appendChild(element)
}

let styling: Promise<void> | undefined
/** The rest of the styles; where they do not come, the page works without. */
const loadStyles = (): Promise<void> =>
  (styling ??= new Promise((resolve) => {
    // Behind those at the page's folds, or their rules for all of a kind would win over its rules for one.
    const element = link('stylesheet', sheet, document.body)
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      // Where they do not come, those at the page's folds must outlive them.
      document.head.append(...document.querySelectorAll('div>style'))
      resolve()
    })
  }))
window.loadStyles = loadStyles

const run = (): Promise<unknown> =>
  import(/* @vite-ignore */ entry).catch((error: unknown) => {
    console.warn(error)
    return new Promise((again) => setTimeout(again, RETRY_MS)).then(run)
  })

// Room for the strip that tells of it, so that nothing moves when that comes; see `OfflineStrip`.
if (!navigator.onLine) {
  document.documentElement.dataset['offline'] = ''
  addEventListener('online', () => document.documentElement.removeAttribute('data-offline'))
}

let started = false
const start = (): void => {
  if (started) return
  started = true
  // Each in a task of its own: a dozen takes a slow phone a tenth of a second.
  for (const file of ahead.split(' ')) setTimeout(link, 0, 'modulepreload', file)
  // A first visit shows nothing but what came with its styles, until it is used.
  void (container?.controller === null ? run() : loadStyles().then(run))
}

for (const event of ['pointerover', 'pointerdown', 'keydown', 'input'])
  addEventListener(
    event,
    () => {
      void loadStyles()
      if (event !== 'pointerover') start()
    },
    { capture: true, once: true },
  )
// In the frame after the last picture was painted.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
setTimeout(start, LATEST_MS)
