import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small round-robin reverse proxy, as a shop with several processes has. */
export const openProxy = async (targets: readonly string[]) => {
  const agent = new Agent({ keepAlive: true })
  const served = targets.map(() => 0)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const index = turn++ % targets.length
    served[index] = (served[index] ?? 0) + 1
    const url = new URL(incoming.url ?? '/', targets[index])
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '198.51.100.7' }
    const onward = request(url, { method: incoming.method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  // Bound to a port of this machine, so its address is no pipe's name.
  const { port } = proxy.address() as AddressInfo
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
