import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import { openOnPort } from '../../support/open-on-port.ts'

/** A small round-robin reverse proxy, as a shop with several processes has; `watch` is told each answer and how long it took. */
export const openProxy = async (
  targets: readonly string[],
  watch: (answer: IncomingMessage, ms: number) => void = () => undefined,
) => {
  const agent = new Agent({ keepAlive: true })
  const served = targets.map(() => 0)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const began = performance.now()
    const index = turn++ % targets.length
    served[index] = (served[index] ?? 0) + 1
    const url = new URL(incoming.url ?? '/', targets[index])
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '198.51.100.7' }
    const onward = request(url, { method: incoming.method, headers, agent }, (answer) => {
      watch(answer, Math.round(performance.now() - began))
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
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
