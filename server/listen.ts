import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from './config/tls.ts'
import { limitConnections } from './connection-limit.ts'
import { LISTEN_LIMITS, type ListenLimits } from './listen-limits.ts'
import { secureServer, type SecureServer } from './secure-server.ts'
import { followSessions } from './sessions.ts'

type Fetch = (
  request: Request,
  env: { incoming: { socket: { remoteAddress?: string } } },
) => Response | Promise<Response>

const CONNECTIONS_MAX = 4_000
/** Above this, idle keep-alive connections are closed to make room. */
const CLOSE_IDLE_ABOVE = 3_000
/** Open requests may finish this long after a request to stop; the whole process is gone within eleven seconds. */
const FINISH_MS = 8_000
const IDLE_CHECK_MS = 50

interface Options {
  /** Connections from these addresses are not limited. */
  isTrusted?: (address: string) => boolean
  /** Speaks TLS with it; without it plain HTTP/1.1. */
  certificate?: Pick<Certificate, 'cert' | 'key'> | undefined
  limits?: Partial<ListenLimits>
}

export interface Listening {
  port: number
  close: () => Promise<void>
  /** Takes over a renewed certificate for connections to come. */
  setCertificate: (certificate: Pick<Certificate, 'cert' | 'key'>) => void
}

/** Listens on a port; 0 takes a free one. */
export const listen = (
  fetch: Fetch,
  port: number,
  { isTrusted = () => false, certificate, limits: given }: Options = {},
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const limits = { ...LISTEN_LIMITS, ...given }
    const listener = getRequestListener(
      // Read here because a session of HTTP/2 that has ended no longer tells it, and who has none is not limited.
      (request, { incoming }) =>
        fetch(request, { incoming: { socket: { remoteAddress: incoming.socket.remoteAddress ?? '' } } }),
      { overrideGlobalObjects: false },
    )
    const secure = certificate && secureServer(listener, certificate, isTrusted, limits)
    const sessions = secure && followSessions(secure, limits)
    const server: Server | SecureServer =
      secure ?? createServer((incoming, outgoing) => void listener(incoming, outgoing))
    // Not as options: the secure server takes none of these from there.
    Object.assign(server, {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      timeout: limits.inactiveMs,
      maxConnections: CONNECTIONS_MAX,
    })
    limitConnections(server, isTrusted)
    const closeIdle = () => {
      server.closeIdleConnections()
      sessions?.closeIdle()
    }
    const connections = new Set<Socket>()
    server.on('connection', (socket: Socket) => {
      connections.add(socket)
      socket.once('close', () => connections.delete(socket))
      if (connections.size > CLOSE_IDLE_ABOVE) closeIdle()
    })
    const hangUp = () => {
      for (const socket of connections) socket.destroy()
    }
    const close = () =>
      new Promise<void>((closed) => {
        const late = setTimeout(hangUp, FINISH_MS)
        // A connection that was answering becomes idle later, and would be kept alive for its next request.
        const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
        server.close(() => {
          clearTimeout(late)
          clearInterval(idleCheck)
          closed()
        })
        sessions?.closeAll()
      })
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      const bound = server.address()
      resolve({
        port: typeof bound === 'object' && bound !== null ? bound.port : port,
        close,
        setCertificate: ({ cert, key }) => secure?.setSecureContext({ cert, key }),
      })
    })
  })
