import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Standby } from '../db/standby.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { CatalogueCache } from '../shop/core/catalogue-cache.ts'
import type { ShopContext } from '../shop/core/context.ts'

/** The application's dependencies, passed in by `main.ts` and by tests. */
export interface Deps extends ShopContext {
  /** The operator's bearer token. */
  adminToken: string
  /** Proxies whose `X-Forwarded-For` is believed: addresses or networks such as `10.0.0.0/8`. */
  trustedProxies: readonly string[]
  /** Origins of other pages that may call the API; matched exactly. */
  corsOrigins?: readonly string[]
  /** Whether the database can write a change now; answers within seconds, whatever became of it. */
  isReady: () => Promise<boolean>
  /** Whether it was told to stop: a balancer is to lead nobody here any more. */
  isLeaving?: () => boolean
  /** Whether the disk accepts writes; without it that is left to the database. */
  hasDiskSpace?: () => boolean
  /** Folder of the built client, `dist/client`. */
  clientDir?: string
  /** Folder of the assets that newer builds have replaced. */
  replacedAssetsDir?: string
  /** Serves the script that removes the service worker in place of the worker. */
  workerOff?: boolean
  catalogue?: CatalogueCache | undefined
  /** Where the anonymous catalogue is read; without it in the database itself. */
  standby?: Standby
  /** Keeps answers of the catalogue; without it every one is made anew. */
  prepared?: MiddlewareHandler
  /** Whether a cache may stand in front, as before web processes. */
  isBehindCache?: boolean
  /** Hears of every answer. */
  metrics?: Metrics
  /** Renders everything that is neither call, picture nor file. */
  pages?: (request: Request) => Promise<Response>
}

/** What a request carries through the middleware. */
export interface AppEnv {
  /** Passed along by the HTTP server; absent for calls from inside this process. */
  Bindings: { incoming?: { socket: { remoteAddress?: string } } }
  /**
   * The pattern of the call's route, and the code of its refusal, for the log. `whole`: the answer is kept for others, so
   * it is not cut down to a 304.
   */
  Variables: RequestIdVariables & { route?: string; code?: string; whole?: true }
}
