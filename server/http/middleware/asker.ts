import type { Context, MiddlewareHandler } from 'hono'
import { doneFor, type Asker } from '../../shop/core/asker.ts'
import type { AppEnv } from '../deps.ts'
import { widerNetworkOf } from '../rpc/client-network.ts'

/** The network that a request counts for; null for one from inside this process. */
export type AddressOf = (c: Context<AppEnv>) => string | null

/**
 * Notes who waits for the answer. Calls from inside this process are a part of what somebody waits for already.
 */
export const noteAsker =
  (addressOf: AddressOf): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.env?.incoming === undefined) return next()
    const network = addressOf(c)
    const asker: Asker = {
      network,
      requestId: c.get('requestId'),
      widerNetwork: network && widerNetworkOf(network),
      // Read where somebody has to wait: each one read costs a controller of its own.
      get signal() {
        return c.req.raw.signal
      },
    }
    return doneFor(asker, next)
  }
