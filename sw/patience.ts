/**
 * How long something that may not come is waited for. A farmer waits once: while the shop has just kept silent, what
 * the phone has is shown at once.
 */

const SILENT_MS = 10_000
let silentUntil = 0

/** Nothing came in time. */
const noteSilence = (): void => void (silentUntil = Date.now() + SILENT_MS)

/** The shop has answered. */
export const noteAnswer = (): void => void (silentUntil = 0)

/** The value, or nothing when it takes longer than this or never comes. */
export const within = async <T>(ms: number, coming: Promise<T>): Promise<T | undefined> => {
  const patience = Date.now() < silentUntil ? 0 : ms
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      noteSilence()
      resolve(undefined)
    }, patience)
  })
  try {
    return await Promise.race([coming.catch(() => undefined), over])
  } finally {
    clearTimeout(timer)
  }
}
