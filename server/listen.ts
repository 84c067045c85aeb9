import { createServer, ServerResponse, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Server, Socket } from 'node:net'
import { clientAddressReader, networkOf, plainAddress, proxyCheck } from './http/rpc/client-network.ts'
import { wholeBodyOf } from './http/whole-body.ts'

/** More than any household or office needs, and few enough that one sender takes no other's place. */
const CONNECTIONS_PER_NETWORK = 512
/** The same for what a proxy brings over its own connections: ten browsers at the limit of theirs. */
const REQUESTS_PER_NETWORK = 1_024

/** Gives so many places at once to each network; undefined where none is left. */
const placesOf = (max: number) => {
  const taken = new Map<string, number>()
  return (network: string): (() => void) | undefined => {
    const count = (taken.get(network) ?? 0) + 1
    if (count > max) return undefined
    taken.set(network, count)
    return () => {
      const left = (taken.get(network) ?? 1) - 1
      if (left > 0) taken.set(network, left)
      else taken.delete(network)
    }
  }
}

/** Hangs up on a network that opens more connections than one sender needs. Trusted proxies bring everybody's. */
const limitConnections = (server: Server, trustedProxies: readonly string[]): void => {
  const isTrusted = proxyCheck(trustedProxies)
  const take = placesOf(CONNECTIONS_PER_NETWORK)
  server.on('connection', (socket: Socket) => {
    // Node keeps what is read here: otherwise a request whose client has gone would have no address, and no limit.
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(address)) return
    const leave = take(networkOf(address))
    if (leave === undefined) return void socket.destroy()
    socket.once('close', leave)
  })
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Answers 429 to a network that has too many requests open at once, through whatever proxy they come. */
const limitRequests = (answer: Listener, trustedProxies: readonly string[]): Listener => {
  const networkFor = clientAddressReader(trustedProxies)
  const take = placesOf(REQUESTS_PER_NETWORK)
  return (incoming, outgoing) => {
    const forwarded = incoming.headers['x-forwarded-for']
    const from = Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? null)
    const leave = take(networkFor(incoming.socket.remoteAddress, from) ?? '')
    if (leave === undefined) return void outgoing.writeHead(429, { 'Retry-After': '1' }).end()
    outgoing.once('close', leave)
    answer(incoming, outgoing)
  }
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Sends an answer whose bytes are at hand in one piece: read from a stream it would take three. */
const inOnePiece =
  (fetch: Fetch): Fetch =>
  async (request, env) => {
    const answer = await fetch(request, env)
    const body = answer instanceof Response ? wholeBodyOf(answer) : undefined
    const { outgoing } = env
    if (!(answer instanceof Response) || body === undefined || !(outgoing instanceof ServerResponse)) return answer
    const headers = [...answer.headers].flat()
    if (!answer.headers.has('Content-Length')) headers.push('content-length', String(body.byteLength))
    outgoing.writeHead(answer.status, headers).end(body)
    return RESPONSE_ALREADY_SENT
  }

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
export const FINISH_MS = 8_000
const IDLE_CHECK_MS = 50

interface Options {
  /** Their connections are not limited, and who asks through them is whom they name. */
  trustedProxies?: readonly string[]
  limits?: Partial<typeof LISTEN_LIMITS>
}

export interface Listening {
  port: number
  /** Takes no new connections, and ends within so long. */
  close: (finishMs?: number) => Promise<void>
}

/** Listens on a port; 0 takes a free one. */
export const listen = (
  fetch: Fetch,
  port: number,
  { trustedProxies = [], limits: given }: Options = {},
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const limits = { ...LISTEN_LIMITS, ...given }
    const listener = getRequestListener(inOnePiece(fetch), { overrideGlobalObjects: false })
    const server = createServer(
      {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.keepAliveMs,
        connectionsCheckingInterval: limits.checkEveryMs,
      },
      limitRequests((incoming, outgoing) => {
        // HTTP/1.1 keeps a connection without being told, and a page's header is to fit into one packet.
        if (outgoing.shouldKeepAlive && incoming.httpVersion === '1.1') outgoing.removeHeader('Connection')
        void listener(incoming, outgoing)
      }, trustedProxies),
    )
    server.timeout = limits.inactiveMs
    server.maxConnections = CONNECTIONS_MAX
    limitConnections(server, trustedProxies)
    let connections = 0
    server.on('connection', (socket) => {
      socket.once('close', () => (connections -= 1))
      if (++connections > CLOSE_IDLE_ABOVE) server.closeIdleConnections()
    })
    const close = (finishMs = FINISH_MS) =>
      new Promise<void>((closed) => {
        const late = setTimeout(() => server.closeAllConnections(), finishMs)
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
