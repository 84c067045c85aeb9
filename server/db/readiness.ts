import { setTimeout } from 'node:timers/promises'

/** Answered by then, whatever became of the database. */
const WITHIN_MS = 3_000

/** Whether a change could be written now. Whoever asks meanwhile shares the question. */
export const createReadiness = (isWritable: () => Promise<boolean>): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined
  const ask = async (): Promise<boolean> => {
    try {
      return await isWritable()
    } catch {
      return false
    } finally {
      asking = undefined
    }
  }
  return () => {
    asking ??= ask()
    return Promise.race([asking, setTimeout(WITHIN_MS, false, { ref: false })])
  }
}
