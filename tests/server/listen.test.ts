import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../server/listen.ts'

test('a request that is being answered is finished after the request to stop, and nothing is waited for beyond it', async () => {
  let begun = () => {}
  const underWay = new Promise<void>((resolve) => (begun = resolve))
  const server = await listen(async () => {
    begun()
    await setTimeout(300)
    return new Response('done')
  }, 0)
  // A phone's browser keeps its connections open for the next request.
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    get(`http://localhost:${server.port}/`, { agent }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  await underWay
  const begin = Date.now()
  await server.close()
  expect(Date.now() - begin).toBeLessThan(3000)
  expect(await answer).toBe(200)
  await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow('fetch failed')
  agent.destroy()
})
