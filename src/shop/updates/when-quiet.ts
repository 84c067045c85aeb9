const QUIET_MS = 1_000
/** A page that is never quiet is kept for later all the same. */
const LATEST_MS = 10_000

/** Resolves once the page has fetched nothing for a second: what it shows comes before what is kept for later. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      fetched.disconnect()
      clearTimeout(timer)
      clearTimeout(latest)
      resolve()
    }
    let timer = setTimeout(end, QUIET_MS)
    const latest = setTimeout(end, LATEST_MS)
    const fetched = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET_MS)
    })
    fetched.observe({ type: 'resource' })
  })
