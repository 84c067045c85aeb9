import { Agent, request } from 'node:http'

/** Clients of a running shop, each from an address of its own of this machine. */

export interface Answer {
  /** 0 where the connection was closed without an answer. */
  status: number
  retryAfter: string
}
interface Asked {
  answer: Promise<Answer>
  /** Goes away without waiting for it. */
  leave: () => void
}
interface Asker {
  ask: (path: string, from: string) => Asked
  close: () => void
}

const NONE: Answer = { status: 0, retryAfter: '' }

/** Each request on a connection of its own, or one after another on those that are kept, as by a proxy. */
export const askerOf = (address: string, isKept = false): Asker => {
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
