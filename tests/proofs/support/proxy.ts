import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import { openOnPort } from '../../support/open-on-port.ts'

/**
 * A small round-robin reverse proxy, as a shop with several processes has; `watch` is told each answer, how long it took and
 * what was asked for, and of a request that was broken off no answer.
 */
export const openProxy = async (
  targets: readonly string[],
  watch: (answer: IncomingMessage | null, ms: number, asked: string) => void = () => undefined,
) => {
  const agent = new Agent({ keepAlive: true })
  const served = targets.map(() => 0)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const began = performance.now()
    const asked = `${incoming.method} ${incoming.url}`
    const tell = (answer: IncomingMessage | null) => watch(answer, Math.round(performance.now() - began), asked)
    const index = turn++ % targets.length
    served[index] = (served[index] ?? 0) + 1
    const url = new URL(incoming.url ?? '/', targets[index])
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '198.51.100.7' }
    const onward = request(url, { method: incoming.method, headers, agent }, (answer) => {
      tell(answer)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => {
      // Whoever has gone hears nothing, and the agent's own end is no failure of the shop.
      if (!outgoing.destroyed) tell(null)
      outgoing.destroy()
    })
    incoming.pipe(onward)
  })
  const port = await openOnPort(proxy)
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many requests each server got. */
    served,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
    },
  }
}
