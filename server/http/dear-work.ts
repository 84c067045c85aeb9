import { limitConcurrency } from '../shop/core/concurrency-limit.ts'

/**
 * What costs more than reading what is there. What one page or list costs is worked for by this process alone, so that
 * the rest of it, health and orders for instance, never waits for more than a few of them. The limits of a minute are for
 * what was not kept: a village behind one address asks for the same pages, and most of them are.
 */
export const createDearWork = () => ({
  /** Rendered one after another anyway; the second one loads meanwhile. */
  pages: limitConcurrency({ atOnce: 2, waiting: 256, perMinute: 1_200 }),
  /** Lists and products that are made anew. */
  lists: limitConcurrency({ atOnce: 6, waiting: 256, perMinute: 3_000 }),
})
