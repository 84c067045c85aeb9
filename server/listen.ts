import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limitConnections } from './connection-limit.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Header timeouts, so that slow senders do not hold connections for ever. */
const HEADERS_TIMEOUT_MS = 10_000
/** A review's pictures over a slow network; other bodies have less time, see `http/rpc/parse-body.ts`. */
const REQUEST_TIMEOUT_MS = 5 * 60_000
/** Longer than proxies keep an idle connection, so that they never meet one that is just being closed. */
const KEEP_ALIVE_MS = 65_000
const CONNECTIONS_MAX = 4_000
/** Above this, idle keep-alive connections are closed to make room. */
const CLOSE_IDLE_ABOVE = 3_000
/** A connection on which nothing moves, such as that of a client that reads no further, is closed. */
const INACTIVE_MS = 5 * 60_000
/** Open requests may finish this long after a request to stop; the whole process is gone within eleven seconds. */
const FINISH_MS = 8_000
const IDLE_CHECK_MS = 50

/** Listens on a port; 0 takes a free one. Connections from addresses that `isTrusted` accepts are not limited. */
export const listen = (
  fetch: Fetch,
  port: number,
  isTrusted: (address: string) => boolean = () => false,
  inactiveMs = INACTIVE_MS,
): Promise<{ port: number; close: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
    const server: Server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: 5_000,
      },
      (incoming, outgoing) => void listener(incoming, outgoing),
    )
    server.maxConnections = CONNECTIONS_MAX
    server.timeout = inactiveMs
    limitConnections(server, isTrusted)
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
