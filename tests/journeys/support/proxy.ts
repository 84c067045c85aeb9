import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { openOnPort } from '../../support/open-on-port.ts'

/** A bad mobile network: a scriptable TCP proxy between phone and shop that spoils requests. */

export type Fate =
  | 'pass'
  /** The connection breaks before the request reaches the shop. */
  | 'drop'
  /** The request reaches the shop, its answer is lost. */
  | 'lose'
  /** A second copy arrives as well, so many milliseconds later. */
  | { copyAfter: number }
  | { delay: number }
  /**
   * So many bytes of the answer come, then nothing until the phone gives up or the proxy is closed. Over TLS a browser
   * takes no half head; here, without TLS, it would, so a head comes whole or not at all.
   */
  | { stallAt: number }
  /** A captive portal answers in the shop's place. */
  | 'portal'

export interface Passing {
  method: string
  path: string
  key: string | null
  /** The tag of what the client has already. */
  etag: string | null
}

export interface Proxy {
  url: string
  /** Decides what happens to each request. */
  fate: (passing: Passing) => Fate
  /** Requests with an idempotency key that reached the shop, copies included. */
  passed: Passing[]
  /** Ends every connection that stalls. */
  release: () => void
  close: () => Promise<void>
}

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Please log in</h1>'
const PORTAL_ANSWER = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${PORTAL.length}\r\nConnection: close\r\n\r\n${PORTAL}`
const HEAD_END = '\r\n\r\n'

/** The first whole request in these bytes, and what comes after it. */
const cut = (bytes: Buffer): { passing: Passing; request: Buffer; rest: Buffer } | null => {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return null
  const head = bytes.subarray(0, end).toString('latin1')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
  const length = end + HEAD_END.length + Number(header('content-length') ?? 0)
  if (bytes.length < length) return null
  const [method = '', path = ''] = head.split(' ')
  return {
    passing: { method, path, key: header('idempotency-key'), etag: header('if-none-match') },
    request: bytes.subarray(0, length),
    rest: bytes.subarray(length),
  }
}

export const openProxy = async (shopUrl: string): Promise<Proxy> => {
  const port = Number(new URL(shopUrl).port)
  const sockets = new Set<Socket>()
  const stalled = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket) && stalled.delete(socket))
    return socket
  }
  const copy = (request: Buffer) => {
    const ghost = keep(connect(port, 'localhost'))
    ghost.end(request)
    ghost.resume()
  }

  const serve = (client: Socket) => {
    let bytes = Buffer.alloc(0)
    let shop: Socket | undefined
    /** Bytes of the answer that still come through. */
    let left = Infinity
    /** The head of an answer that will stall, while it is not whole. */
    let head: Buffer | undefined
    let isLost = false
    const forward = (request: Buffer) => {
      if (shop === undefined || shop.destroyed) {
        const own = keep(connect(port, 'localhost'))
        shop = own
        own.on('data', (part) => {
          if (client.destroyed) return
          if (isLost) return client.destroy()
          let coming = part
          if (head !== undefined) {
            coming = head = Buffer.concat([head, part])
            const end = head.indexOf(HEAD_END)
            if (end < 0) return
            if (left < end + HEAD_END.length) left = 0
            head = undefined
          }
          if (coming.length >= left) {
            client.write(coming.subarray(0, left))
            left = 0
            stalled.add(client)
            return
          }
          left -= coming.length
          client.write(coming)
        })
        own.on('close', () => left === Infinity && client.destroy())
      }
      shop.write(request)
    }
    const meet = (fate: Fate, passing: Passing, request: Buffer) => {
      if (fate === 'drop') return client.destroy()
      if (fate === 'portal') return client.end(PORTAL_ANSWER)
      const send = () => {
        if (passing.key !== null) proxy.passed.push(passing)
        forward(request)
      }
      if (fate === 'lose') isLost = true
      // A connection is used again when the answer before has come whole.
      left = typeof fate === 'object' && 'stallAt' in fate ? fate.stallAt : Infinity
      head = left === Infinity ? undefined : Buffer.alloc(0)
      if (typeof fate === 'object' && 'copyAfter' in fate) setTimeout(() => copy(request), fate.copyAfter)
      if (typeof fate === 'object' && 'delay' in fate) setTimeout(send, fate.delay)
      else send()
    }
    client.on('data', (part) => {
      bytes = Buffer.concat([bytes, part])
      for (let found = cut(bytes); found !== null; found = cut(bytes)) {
        bytes = Buffer.from(found.rest)
        meet(proxy.fate(found.passing), found.passing, found.request)
      }
    })
    client.on('close', () => shop?.end())
  }

  const server = createServer((socket) => serve(keep(socket)))
  const ownPort = await openOnPort(server, 'localhost')
  const proxy: Proxy = {
    url: `http://localhost:${ownPort}`,
    fate: () => 'pass',
    passed: [],
    release: () => stalled.forEach((socket) => socket.destroy()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
