import type { LocalDb } from './local-db.ts'

/** The one way to the local database. Dexie is big, so it is fetched when first needed and not in the first paint. */

let opened: Promise<LocalDb> | undefined
const settings: { name?: string } = {}

/** This page has another database than the shop's pages. To be said before it is opened. */
export const nameDatabase = (name: string): void => void (settings.name = name)

/** The page's database; in memory where the browser stores nothing. */
export const getDb = (): Promise<LocalDb> =>
  (opened ??= fetchCode(() => import('./local-db.ts')).then(
    async ({ openLocalDb, openMemoryDb }) => (await openLocalDb(settings)) ?? fetchCode(() => openMemoryDb(settings)),
  ))

type Query<T> = (local: LocalDb) => Promise<T>

/**
 * Calls `show` with what the query finds, now and at every change of it in any tab; `begun` when that has begun. Returns
 * a stop function.
 */
export const watchDb = <T>(
  query: Query<T> | Promise<Query<T>>,
  show: (value: T) => void,
  begun?: () => unknown,
): (() => void) => {
  let isOver = false
  let stop = () => {
    isOver = true
  }
  void Promise.all([getDb(), query]).then(([local, read]) => {
    if (isOver) return
    const subscription = local.live(() => read(local)).subscribe(show)
    stop = () => subscription.unsubscribe()
    begun?.()
  })
  return () => stop()
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Fetches code, retrying until it comes: cart, queue and log-in all need the database, and a failed fetch must
 * not look like empty storage.
 */
export const fetchCode = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch (error) {
      console.warn(error)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      globalThis.addEventListener('online', resolve, { once: true })
    })
  }
}

/** Replaces the database by a test's own. */
export const setDbForTest = (local: Promise<LocalDb> | undefined): void => {
  opened = local
}
