import type { ShopContext } from '../shop/core/context.ts'
import { reasonOf } from '../shop/core/transaction.ts'

export interface Job {
  /** Milliseconds between two runs. */
  ms: number
  /** A long run has to end when the signal is aborted. */
  work: (signal: AbortSignal) => Promise<unknown>
  /** What the log says when a run has failed. */
  failure: string
  /** Runs at once too. */
  atStart?: true
}

type Stop = () => Promise<void>

const startJob = ({ log }: Pick<ShopContext, 'log'>, { ms, work, failure, atStart }: Job): Stop => {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const run = async (): Promise<void> => {
    try {
      await work(stopping.signal)
    } catch (error) {
      log.error(reasonOf(error), failure)
    }
  }
  const begin = () => {
    running ??= run().finally(() => (running = undefined))
  }
  const timer = setInterval(begin, ms)
  timer.unref()
  if (atStart) begin()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Runs each job at its interval, never twice at once. Returns a function that stops all and waits for runs in progress. */
export const startJobs = (shop: Pick<ShopContext, 'log'>, jobs: readonly Job[]): Stop => {
  const stops = jobs.map((job) => startJob(shop, job))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
