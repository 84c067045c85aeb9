import { AsyncLocalStorage } from 'node:async_hooks'
import { underRequest } from '../../db/request-id.ts'

/** Who waits for an answer, as far as work that is shared out among all has to know. */
export interface Asker {
  /** IPv4 address or IPv6 /64; null for the shop's own work. */
  network: string | null
  /** The same, but of IPv6 the /48, of which one sender may own every /64. */
  widerNetwork: string | null
  /** What the answer and the log call the request; the shop's own work has no name. */
  requestId?: string
  /** Aborted once nobody waits any more. */
  readonly signal?: AbortSignal | undefined
}

const asking = new AsyncLocalStorage<Asker>()
const NOBODY: Asker = { network: null, widerNetwork: null }

/** Does the work, and all that it calls, for an asker. */
export const doneFor = <T>(asker: Asker, work: () => T): T => {
  const { requestId } = asker
  return asking.run(asker, requestId === undefined ? work : () => underRequest(requestId, work))
}

export const currentAsker = (): Asker => asking.getStore() ?? NOBODY
