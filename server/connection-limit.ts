import type { Server, Socket } from 'node:net'
import { networkOf, plainAddress } from './http/rpc/client-network.ts'

/** More than any household or office needs, and few enough that one sender takes no other's place. */
export const CONNECTIONS_PER_NETWORK = 512

/** Takes a place of an address's network; returns what gives it back, or null when none is left. */
export type Places = (address: string | undefined) => (() => void) | null

/** Places that each network has so many of. Trusted proxies bring everybody's. */
export const placesPerNetwork = (max: number, isTrusted: (address: string) => boolean): Places => {
  const taken = new Map<string, number>()
  return (remote = '') => {
    const address = plainAddress(remote)
    if (isTrusted(address)) return () => undefined
    const network = networkOf(address)
    const count = (taken.get(network) ?? 0) + 1
    if (count > max) return null
    taken.set(network, count)
    return () => {
      const left = (taken.get(network) ?? 1) - 1
      if (left > 0) taken.set(network, left)
      else taken.delete(network)
    }
  }
}

/** Hangs up on a network that opens more connections than one sender needs. */
export const limitConnections = (server: Server, isTrusted: (address: string) => boolean): void => {
  const takePlace = placesPerNetwork(CONNECTIONS_PER_NETWORK, isTrusted)
  server.on('connection', (socket: Socket) => {
    const leave = takePlace(socket.remoteAddress)
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
}
