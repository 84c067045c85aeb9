import type { ShopContext } from '../shop/core/context.ts'
import { reasonOf } from '../shop/core/transaction.ts'

interface Job {
  ms: number
  /** The signal tells a long run to end. */
  work: (signal: AbortSignal) => Promise<unknown>
  /** What the log says when a run has failed. */
  failure: string
  /** Runs at once too. */
  atStart?: true
}

/** Runs a job at intervals, never twice at once. Returns a function that stops it and waits for a run in progress. */
export const schedule = (
  { log }: Pick<ShopContext, 'log'>,
  { ms, work, failure, atStart }: Job,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  let isRunning = false
  let running: Promise<void> = Promise.resolve()
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work(stopping.signal)
    } catch (error) {
      log.error(reasonOf(error), failure)
    } finally {
      isRunning = false
    }
  }
  const begin = () => {
    if (!isRunning) running = run()
  }
  const timer = setInterval(begin, ms)
  timer.unref()
  if (atStart) begin()
  return () => {
    clearInterval(timer)
    stopping.abort()
    return running
  }
}
