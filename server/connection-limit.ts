import type { Server, Socket } from 'node:net'
import { networkOf, plainAddress } from './http/rpc/client-network.ts'

/** More than any household or office needs, and few enough that one sender takes no other's place. */
const CONNECTIONS_PER_NETWORK = 512

/** Hangs up on a network that opens more connections than one sender needs. Trusted proxies bring everybody's. */
export const limitConnections = (server: Server, isTrusted: (address: string) => boolean): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    // Node keeps what is read here: otherwise a request whose client has gone would have no address, and no limit.
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > CONNECTIONS_PER_NETWORK) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
