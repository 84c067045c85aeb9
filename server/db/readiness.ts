import { setTimeout } from 'node:timers/promises'

/** Answered by then, whatever became of the database; for so long a good answer is as good as a new one. */
const WITHIN_MS = 3_000

/**
 * Whether a change could be written now, or a moment ago: who asks does not wait behind all who ask the database for
 * more. Whoever asks meanwhile shares the question.
 */
export const createReadiness = (isWritable: () => Promise<boolean>): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined
  let readyAt = -Infinity
  const ask = async (): Promise<boolean> => {
    let isReady = false
    try {
      isReady = await isWritable()
    } catch {
      // Whatever it is, nothing can be written.
    }
    readyAt = isReady ? performance.now() : -Infinity
    asking = undefined
    return isReady
  }
  return () => {
    asking ??= ask()
    if (performance.now() - readyAt < WITHIN_MS) return Promise.resolve(true)
    return Promise.race([asking, setTimeout(WITHIN_MS, false, { ref: false })])
  }
}
