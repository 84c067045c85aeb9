import { AsyncLocalStorage } from 'node:async_hooks'

/** Which listings an answer was made of, so that it can be dropped when one of them changes. */

const reading = new AsyncLocalStorage<Set<number>>()

/** Runs `work`, in which every listing that is loaded is added to `found`. */
export const noteListings = <T>(found: Set<number>, work: () => Promise<T>): Promise<T> => reading.run(found, work)

export const listingsRead = (ids: Iterable<number>): void => {
  const found = reading.getStore()
  if (found) for (const id of ids) found.add(id)
}
