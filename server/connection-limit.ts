import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'
import { clientAddressReader, networkOf, plainAddress, proxyCheck } from './http/rpc/client-network.ts'

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
export const limitConnections = (server: Server, trustedProxies: readonly string[]): void => {
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
export const limitRequests = (answer: Listener, trustedProxies: readonly string[]): Listener => {
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
