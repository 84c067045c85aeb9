import { appGiven } from '../app.ts'
import { retryUntilLoaded } from '../worker/retry-until-loaded.ts'
import type { LocalDb } from './local-db.ts'

/** The one way to the local database. Dexie is big, so it is fetched when first needed and not in the first paint. */

let opened: Promise<LocalDb> | undefined

/** The app's database, once the page has said which app it is; in memory where the browser stores nothing. */
export const getDb = (): Promise<LocalDb> =>
  (opened ??= appGiven()
    .then(() => retryUntilLoaded(() => import('./local-db.ts')))
    .then(async ({ openLocalDb, openMemoryDb }) => (await openLocalDb()) ?? retryUntilLoaded(() => openMemoryDb())))

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

/** Replaces the database by a test's own. */
export const setDbForTest = (local: Promise<LocalDb> | undefined): void => {
  opened = local
}
