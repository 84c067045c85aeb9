import type { Shop } from '../shop/shop.ts'

/** What the application is made of, handed in by `main.ts` and by tests. */
export interface Deps extends Shop {
  /** The operator's bearer token. */
  adminToken: string
  /** Proxies whose `X-Forwarded-For` is believed: addresses or networks such as `10.0.0.0/8`. */
  trustedProxies: readonly string[]
  /** Origins of other pages that may call the API; their exact words. */
  corsOrigins?: readonly string[]
  /** Whether the disk takes what is written; without it that is the database's to say. */
  hasRoom?: () => boolean
  /** Folder of the built client, `dist/client`. */
  clientDir?: string
  /** Folder of the assets that newer builds have replaced. */
  replacedAssetsDir?: string
  /** Serves the script that takes the worker off the phones in place of the worker. */
  workerOff?: boolean
  /** Renders everything that is neither call, picture nor file. */
  pages?: (request: Request) => Promise<Response>
}
