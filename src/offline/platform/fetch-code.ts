const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Fetches code, retrying until it comes: cart, queue and log-in all need theirs, and a failed fetch must not look like
 * empty storage or a browser without workers. What the browser itself denies, it denies at once.
 */
export const fetchCode = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      if (error instanceof DOMException) throw error
      console.warn(error)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      globalThis.addEventListener('online', resolve, { once: true })
    })
  }
}
