import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { listen } from '../../../server/listen.ts'
import { onEmbedded } from '../support/support.ts'

/** What nobody waits for any more is not made. */

const ASKED = 90
/** Two are begun at once, and as many before the others are known to have gone. */
const BEGUN_MAX = 10

onEmbedded((shop) => {
  const open = async () => {
    const rendered: string[] = []
    const asked = new Set<string>()
    const first = Promise.withResolvers<void>()
    const pages = async (request: Request) => {
      rendered.push(new URL(request.url).pathname)
      await first.promise
      return new Response('A page')
    }
    const app = createApp({ ...shop().deps, pages })
    const server = await listen((request, env) => {
      asked.add(new URL(request.url).pathname)
      return app.fetch(request, env)
    }, 0)
    return { rendered, asked, release: first.resolve, ...server }
  }
  const numbers = Array.from({ length: ASKED }, (_, number) => number)

  /** The neighbour comes last: whoever was there before her has had a turn by then, or none. */
  const expectFew = async ({ rendered, release }: Awaited<ReturnType<typeof open>>, neighbour: Promise<unknown>) => {
    release()
    await neighbour
    expect(rendered.at(-1)).toBe('/neighbour')
    expect(rendered.length).toBeLessThan(BEGUN_MAX)
  }

  test('a connection that was closed is not rendered for', async () => {
    const shopOpen = await open()
    const { port, close, asked } = shopOpen
    const ask = (path: string) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`))
      socket.on('error', () => undefined)
      return socket
    }
    const sockets = numbers.map((number) => ask(`/page-${number}`))
    await expect.poll(() => asked.size).toBe(ASKED)
    await Promise.all(sockets.map((socket) => (socket.destroy(), once(socket, 'close'))))
    const neighbour = ask('/neighbour')
    await expect.poll(() => asked.has('/neighbour')).toBe(true)
    await expectFew(shopOpen, once(neighbour, 'data'))
    neighbour.destroy()
    await close()
  })
})
