/** How long something that may not come is waited for. */

/** The value, or nothing when it takes longer than this or never comes. */
export const within = async <T>(ms: number, coming: Promise<T>, onOver = () => {}): Promise<T | undefined> => {
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

/** The shop has answered. */
export const noteAnswer = (): void => void (silentUntil = 0)

/** The same for answers of the shop. A farmer waits once: while it has just kept silent, nothing more is waited for. */
export const withinOnce = <T>(ms: number, coming: Promise<T>): Promise<T | undefined> =>
  within(Date.now() < silentUntil ? 0 : ms, coming, () => (silentUntil = Date.now() + SILENT_MS))
