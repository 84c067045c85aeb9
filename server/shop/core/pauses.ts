import { setTimeout } from 'node:timers/promises'
import type { ShopContext } from './context.ts'

/** Long work in parts, between which the database is left to everybody else. */

const PAUSE_MAX_MS = 1_000

/** Does one part, and pauses after it for as long as the database wants that. */
export const inParts =
  ({ pauseFactor = 0 }: Pick<ShopContext, 'pauseFactor'>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const pauseMs = Math.min((performance.now() - begun) * pauseFactor, PAUSE_MAX_MS)
      // Less than a timer can tell.
      if (pauseMs >= 1) await setTimeout(pauseMs)
    }
  }
