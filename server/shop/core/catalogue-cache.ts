import { LRUCache } from 'lru-cache'
import type { Product } from '../../../src/contract/entities.ts'
import type { CatalogueChange, WatchCatalogue } from '../../db/changes.ts'

/** What is read of the catalogue again and again, kept until the database tells that it has changed. */

/** About 20 MB. */
const PRODUCTS_MAX = 8_000
const ANSWERS_MAX = 10_000
const ANSWERS_LENGTH_MAX = 10_000_000
/** Beyond so many listings that have moved since the last clearing, everything is cleared. */
const MOVED_MAX = 20_000

/** What use cases may read from it. */
export interface CatalogueReads {
  /**
   * What the stock of one listing does not change, unless it has run out or come in, such as a count; made once for each
   * key, which stands for one kind of answer. Whoever asks meanwhile waits for the same one.
   */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>
  /** Products by listing id; `load` is asked for those that are not there. */
  productsOnce: (ids: readonly number[], load: (ids: number[]) => Promise<Product[]>) => Promise<Map<number, Product>>
}

export interface CatalogueCache extends CatalogueReads {
  /** The same for who reads from a database that has come as far as what was told until now, and perhaps no farther. */
  asOfNow: () => CatalogueCache
  /** The number of changes so far. */
  moment: () => number
  /** Whether what was read of these listings after that moment may be kept: no change of them was told or missed. */
  isStill: (listings: Iterable<number>, since: number) => boolean
  /** Reads the changes where that is overdue: what takes long to make holds up the reading too, and would not be kept. */
  caughtUp: () => Promise<void>
  /** Calls the listener for every change. A change is told before the answer to it is sent. */
  listen: (listener: (change: CatalogueChange) => void) => void
  /** Resolves when everything committed until now has been told. */
  settled: () => Promise<void>
  /** Milliseconds since the changes were last read. */
  age: () => number
  close: () => Promise<void>
}

export const createCatalogueCache = async (watch: WatchCatalogue): Promise<CatalogueCache> => {
  const products = new LRUCache<number, Product>({ max: PRODUCTS_MAX })
  const answers = new LRUCache<string, { value: unknown }>({
    max: ANSWERS_MAX,
    maxSize: ANSWERS_LENGTH_MAX,
    sizeCalculation: (answer) => JSON.stringify(answer).length,
  })
  const underway = new Map<string, Promise<{ value: unknown }>>()
  const listeners: ((change: CatalogueChange) => void)[] = []
  let now = 0
  let changedAll = 0
  const changedAt = new Map<number, number>()

  const onChange = (change: CatalogueChange): void => {
    now += 1
    const isAll = change.listing === undefined || changedAt.size >= MOVED_MAX
    if (isAll) {
      changedAll = now
      changedAt.clear()
      products.clear()
      answers.clear()
      underway.clear()
    } else if (change.listing !== undefined) {
      changedAt.set(change.listing, now)
      products.delete(change.listing)
    }
    for (const listener of listeners) listener(isAll ? {} : change)
  }
  const changes = await watch(onChange)

  const isStill = (listings: Iterable<number>, since: number): boolean =>
    changes.isHeard() && changedAll <= since && [...listings].every((id) => (changedAt.get(id) ?? 0) <= since)

  const caughtUp = async (): Promise<void> => {
    if (!changes.isHeard()) await changes.settled()
  }

  const make = (key: string, work: () => Promise<unknown>, since: number): Promise<{ value: unknown }> => {
    const making = work()
      .then(async (value) => {
        const answer = { value }
        await caughtUp()
        if (isStill([], since)) answers.set(key, answer)
        return answer
      })
      .finally(() => {
        if (underway.get(key) === making) underway.delete(key)
      })
    if (changes.isHeard()) underway.set(key, making)
    return making
  }

  const readsSince = (moment: () => number): CatalogueReads => ({
    once: async <T>(key: string, work: () => Promise<T>) => {
      const running = changes.isHeard() ? underway.get(key) : undefined
      const { value } = answers.get(key) ?? (await (running ?? make(key, work, moment())))
      // Whoever asks with this key has made it.
      return value as T
    },
    productsOnce: async (ids, load) => {
      const since = moment()
      const found = new Map<number, Product>()
      for (const id of ids) {
        const product = products.get(id)
        if (product !== undefined) found.set(id, product)
      }
      const missing = ids.filter((id) => !found.has(id))
      if (missing.length === 0) return found
      const loaded = await load(missing)
      await caughtUp()
      for (const product of loaded) {
        found.set(product.id, product)
        if (isStill([product.id], since)) products.set(product.id, product)
      }
      return found
    },
  })

  const cache: CatalogueCache = {
    ...readsSince(() => now),
    asOfNow: () => {
      const then = now
      return { ...cache, ...readsSince(() => then) }
    },
    moment: () => now,
    isStill,
    caughtUp,
    listen: (listener) => void listeners.push(listener),
    settled: changes.settled,
    age: changes.age,
    close: changes.close,
  }
  return cache
}
