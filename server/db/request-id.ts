import { AsyncLocalStorage } from 'node:async_hooks'

/** Which request the database works for, by the id that its answer and the log have. */

const requests = new AsyncLocalStorage<string>()

/** It becomes a part of a statement that takes no parameters. */
const isSafe = (id: string): boolean => /^[\w-]{1,36}$/.test(id)

/** Does the work, and all that it calls, under this id. */
export const underRequest = <T>(id: string, work: () => T): T => requests.run(id, work)

/** Begins a transaction that `pg_stat_activity` and the database's log know by its request, in one round trip. */
export const beginFor = (pool: string): string => {
  const id = requests.getStore()
  return id !== undefined && isSafe(id) ? `begin; set local application_name = '${pool} ${id}'` : 'begin'
}
