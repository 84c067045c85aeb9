/** Timeouts for answers that may never come. */

/** The value, or nothing when it takes longer than this or never comes. */
export const withTimeout = async <T>(ms: number, coming: Promise<T>, onOver = () => {}): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onOver()
      resolve(undefined)
    }, ms)
  })
  try {
    return await Promise.race([coming.catch(() => undefined), over])
  } finally {
    clearTimeout(timer)
  }
}

const SILENT_MS = 10_000
let silentUntil = 0

/** The server has answered. */
export const markServerReachable = (): void => void (silentUntil = 0)

/** The same for answers of the server. The farmer waits once: right after a timeout nothing more is waited for. */
export const withSharedTimeout = <T>(ms: number, coming: Promise<T>): Promise<T | undefined> =>
  withTimeout(Date.now() < silentUntil ? 0 : ms, coming, () => (silentUntil = Date.now() + SILENT_MS))
