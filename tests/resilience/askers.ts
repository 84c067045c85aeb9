import { Agent, request } from 'node:http'
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import { connect as connectSecure } from 'node:tls'

/** Clients of a running shop, each from an address of its own of this machine. */

export interface Answer {
  /** 0 where the connection or the stream was closed without an answer. */
  status: number
  retryAfter: string
}
export interface Asked {
  answer: Promise<Answer>
  /** Goes away without waiting for it. */
  leave: () => void
}
export interface Asker {
  ask: (path: string, from: string) => Asked
  close: () => void
}

const NONE: Answer = { status: 0, retryAfter: '' }

/** Over HTTP/1.1, each request on a connection of its own, or one after another on those that are kept, as by a proxy. */
export const plainAsker = (address: string, isKept = false): Asker => {
  const { port } = new URL(address)
  const agent = isKept && new Agent({ keepAlive: true })
  return {
    ask: (path, localAddress) => {
      const sent = request({ host: '127.0.0.1', port, path, localAddress, agent, headers: { Host: 'shop' } })
      const answer = new Promise<Answer>((resolve) => {
        sent.on('error', () => resolve(NONE)).on('close', () => resolve(NONE))
        sent.on('response', (incoming) => {
          const { statusCode: status = 0, headers } = incoming
          incoming.on('end', () => resolve({ status, retryAfter: headers['retry-after'] ?? '' })).resume()
        })
      })
      sent.end()
      return { answer, leave: () => void sent.destroy() }
    },
    close: () => agent && agent.destroy(),
  }
}

/** A session takes no more at once; the next request opens another. */
const STREAMS = 100

/** Over HTTP/2, each address with as many sessions as its streams need. */
export const streamAsker = (address: string): Asker => {
  const { port } = new URL(address)
  const sessions = new Map<string, { client: ClientHttp2Session; open: number }[]>()
  const sessionOf = (localAddress: string) => {
    const own = sessions.get(localAddress) ?? []
    sessions.set(localAddress, own)
    const free = own.find(({ client, open }) => open < STREAMS && !client.closed && !client.destroyed)
    if (free !== undefined) return free
    const socket = connectPlain({ host: '127.0.0.1', port: Number(port), localAddress })
    const secure = { servername: 'localhost', ALPNProtocols: ['h2'], rejectUnauthorized: false }
    const client = connect(address, { createConnection: () => connectSecure({ socket, ...secure }) })
    client.on('error', () => undefined)
    const made = { client, open: 0 }
    own.push(made)
    return made
  }
  return {
    ask: (path, from) => {
      const session = sessionOf(from)
      session.open += 1
      const stream = session.client.request({ ':path': path, ':authority': 'localhost' })
      const { promise, resolve } = Promise.withResolvers<Answer>()
      let got = NONE
      stream.on('response', ({ ':status': status = 0, 'retry-after': retryAfter = '' }) => {
        got = { status, retryAfter }
      })
      stream.on('error', () => undefined).resume()
      stream.on('close', () => {
        session.open -= 1
        resolve(got)
      })
      const leave = () => {
        stream.close(constants.NGHTTP2_CANCEL)
        // A session that the shop has ended meanwhile tells nothing of its streams.
        resolve(NONE)
      }
      return { answer: promise, leave }
    },
    close: () => {
      for (const { client } of [...sessions.values()].flat()) client.destroy()
    },
  }
}
