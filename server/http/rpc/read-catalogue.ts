import type { Deps } from '../deps.ts'
import { isAhead } from '../middleware/changed-cookie.ts'

/** Answers what anybody may read, from a standby where there is one that will do. */
export const readCatalogue = <T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> => {
  if (isAhead()) return work({ ...deps, catalogue: undefined })
  const { standby, catalogue } = deps
  if (standby === undefined) return work(deps)
  return standby.read((db) => work({ ...deps, db, catalogue: catalogue?.asOfNow() }))
}
