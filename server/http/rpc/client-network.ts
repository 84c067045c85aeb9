import { BlockList, isIP } from 'node:net'

const GROUPS = 8
/** A line of one household has a /64 of its own, and may take any address in it. */
const NETWORK_GROUPS = 4

const MAPPED_PREFIX = '0:0:0:0:0:ffff'

/** The eight groups of an IPv6 address as numbers. The URL parser writes an IPv4 ending as two groups. */
const groupsOf = (address: string): number[] => {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]/`)
  const [before = '', after] = hostname.slice(1, -1).split('::')
  const parse = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)))
  const [head, tail] = [parse(before), after === undefined ? [] : parse(after)]
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail]
}

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')

/** As Node tells the address of a client; read for every request, so not by the parser. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/** An address without its zone; an IPv4 address that is mapped into IPv6 becomes IPv4 again. */
export const plainAddress = (text: string): string => {
  const mapped = MAPPED.exec(text)?.[1]
  if (mapped !== undefined && isIP(mapped) === 4) return mapped
  const address = text.trim()
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  if (hex(groups.slice(0, 6)) !== MAPPED_PREFIX) return address.replace(/%.*$/, '')
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

const WIDER_GROUPS = 3

/** Of an IPv6 network the /48 that it lies in: one line may have it, or a whole village of a carrier. IPv4 has none. */
export const widerNetworkOf = (network: string): string =>
  network.includes(':') ? `${network.split(':', WIDER_GROUPS).join(':')}::/48` : network

/** What counts as one sender: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? `${hex(groupsOf(plain).slice(0, NETWORK_GROUPS))}::/64` : plain
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Tells whether an address is one of the configured proxies, which are addresses or networks such as `10.0.0.0/8`. */
export const proxyCheck = (trustedProxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [network = '', prefix] = proxy.split('/')
    if (prefix === undefined) trusted.addAddress(network, family(network))
    else trusted.addSubnet(network, Number(prefix), family(network))
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, family(address))
}

/** Tells the network that a call counts for; forwarded addresses are believed only from the configured proxies. */
export const clientAddressReader = (
  trustedProxies: readonly string[],
): ((remote: string | undefined, forwarded: string | null) => string | null) => {
  const isTrusted = proxyCheck(trustedProxies)
  return (remote, forwarded) => {
    if (remote === undefined) return null
    const nearest = plainAddress(remote)
    if (!isTrusted(nearest)) return networkOf(nearest)
    const hops = (forwarded ?? '')
      .split(',')
      .map(plainAddress)
      .filter((hop) => isIP(hop) !== 0)
    return networkOf(hops.findLast((hop) => !isTrusted(hop)) ?? nearest)
  }
}
