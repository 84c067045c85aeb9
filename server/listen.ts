import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limitConnections, limitRequests } from './connection-limit.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** What a connection may take. */
const LISTEN_LIMITS = {
  /** Header timeouts, so that slow senders do not hold connections for ever. */
  headersMs: 10_000,
  /** A review's pictures over a slow network; other bodies have less time, see `http/rpc/parse-body.ts`. */
  requestMs: 5 * 60_000,
  /** Longer than proxies keep an idle connection, so that they never meet one that is just being closed. */
  keepAliveMs: 65_000,
  /** A connection on which nothing moves, such as that of a client that reads no further, is closed. */
  inactiveMs: 5 * 60_000,
  checkEveryMs: 5_000,
}

const CONNECTIONS_MAX = 4_000
/** Above this, idle keep-alive connections are closed to make room. */
const CLOSE_IDLE_ABOVE = 3_000
/** Open requests may finish this long after a request to stop; the whole process is gone within eleven seconds. */
const FINISH_MS = 8_000
const IDLE_CHECK_MS = 50

interface Options {
  /** Their connections are not limited, and who asks through them is whom they name. */
  trustedProxies?: readonly string[]
  limits?: Partial<typeof LISTEN_LIMITS>
}

export interface Listening {
  port: number
  close: () => Promise<void>
}

/** Listens on a port; 0 takes a free one. */
export const listen = (
  fetch: Fetch,
  port: number,
  { trustedProxies = [], limits: given }: Options = {},
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const limits = { ...LISTEN_LIMITS, ...given }
    const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
    const server = createServer(
      {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: limits.checkEveryMs,
      },
      limitRequests((incoming, outgoing) => void listener(incoming, outgoing), trustedProxies),
    )
    server.timeout = limits.inactiveMs
    server.maxConnections = CONNECTIONS_MAX
    limitConnections(server, trustedProxies)
    let connections = 0
    server.on('connection', (socket) => {
      socket.once('close', () => (connections -= 1))
      if (++connections > CLOSE_IDLE_ABOVE) server.closeIdleConnections()
    })
    const close = () =>
      new Promise<void>((closed) => {
        const late = setTimeout(() => server.closeAllConnections(), FINISH_MS)
        // A connection that was answering becomes idle later, and would be kept alive for its next request.
        const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
        server.close(() => {
          clearTimeout(late)
          clearInterval(idleCheck)
          closed()
        })
      })
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      const bound = server.address()
      resolve({ port: typeof bound === 'object' && bound !== null ? bound.port : port, close })
    })
  })
