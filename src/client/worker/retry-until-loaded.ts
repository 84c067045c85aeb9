const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Ends after `ms`, or when the network returns. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener('online', end)
  })

/**
 * Loads code, retrying until it comes: cart, queue and log-in all need theirs, and a failed load must not look like empty
 * storage or a browser without workers. What the browser denies for good, it denies at once.
 */
export const retryUntilLoaded = async <T>(load: () => Promise<T>, longestPauseMs = LONGEST_PAUSE_MS): Promise<T> => {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, longestPauseMs)) {
    try {
      return await load()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotSupportedError') throw error
      console.warn(error)
    }
    await pause(ms)
  }
}
